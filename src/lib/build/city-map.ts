/** Where the map of cities draws its grid, dots and labels. Units are those of the SVG's view box. */

interface Position {
  city: string;
  lat: number;
  lng: number;
}

/** A city with its dot, and the side of it that the label is on. */
export type Dot<City> = City & { x: number; y: number; isLeft: boolean };

/** Degrees between two lines of the grid. */
const step = 5;

/** Units per degree. */
const scale = 16;

/** Units from the middle of a dot to its label, and what a letter of the label and a line of labels take at most. */
const gap = 9;
const letter = 7;
const line = 14;

/** The map that shows all of the cities: a line every five degrees, and a dot for each city. */
export function drawCityMap<City extends Position>(cities: readonly City[]) {
  const meridians = gridAround(cities.map(({ lng }) => lng));
  const parallels = gridAround(cities.map(({ lat }) => lat));
  const x = (lng: number) => Math.round((lng - Math.min(...meridians)) * scale);
  const y = (lat: number) => Math.round((Math.max(...parallels) - lat) * scale);
  const width = x(Math.max(...meridians));
  const height = y(Math.min(...parallels));
  const places = cities.map((city) => ({ ...city, x: x(city.lng), y: y(city.lat) }));
  /** Whether the label, on the right, would run into the dot of another city or over the edge. */
  const isLeft = (place: (typeof places)[number]) => {
    const end = place.x + gap + letter * place.city.length;
    const isInTheWay = (other: typeof place) =>
      other.x > place.x && other.x < end && Math.abs(other.y - place.y) < line;
    return end > width + gap || places.some(isInTheWay);
  };
  return {
    width,
    height,
    meridians: meridians.map((degrees) => ({ degrees, x: x(degrees) })),
    parallels: parallels.map((degrees) => ({ degrees, y: y(degrees) })),
    dots: places.map((place): Dot<City> => ({ ...place, isLeft: isLeft(place) })),
  };
}

/** The lines of the grid from below the least value to above the greatest. */
function gridAround(values: readonly number[]): number[] {
  const first = Math.floor(Math.min(...values) / step);
  const last = Math.ceil(Math.max(...values) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
