/** Degrees north and east. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** City centres, to about a kilometre. */
const coordinates: Readonly<Record<string, Coordinates>> = {
  Mumbai: { lat: 19.076, lng: 72.8777 },
  Delhi: { lat: 28.6139, lng: 77.209 },
  Bangalore: { lat: 12.9716, lng: 77.5946 },
  Hyderabad: { lat: 17.385, lng: 78.4867 },
  Chennai: { lat: 13.0827, lng: 80.2707 },
  Pune: { lat: 18.5204, lng: 73.8567 },
};

/** The position of a city by its name; 0,0 for a city that is not listed, at which nothing is drawn. */
export function cityCoordinates(city: string): Coordinates {
  return coordinates[city] ?? { lat: 0, lng: 0 };
}

export function isPlaced({ lat, lng }: Coordinates): boolean {
  return lat !== 0 || lng !== 0;
}

/** The map around a position, with a mark on it. https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks */
export function openStreetMapUrl({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=11/${lat}/${lng}`;
}
