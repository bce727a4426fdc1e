import { expect, test } from 'vitest';
import { cityCoordinates, isPlaced, openStreetMapUrl } from '#lib/build/city-coordinates.ts';

test('a city of the list has its place, on the map too', () => {
  const pune = cityCoordinates('Pune');
  expect(isPlaced(pune)).toBe(true);
  expect(openStreetMapUrl(pune)).toBe(
    'https://www.openstreetmap.org/?mlat=18.5204&mlon=73.8567#map=11/18.5204/73.8567',
  );
});

test('a city that is not listed has none', () => {
  expect(cityCoordinates('Poona')).toEqual({ lat: 0, lng: 0 });
  expect(isPlaced(cityCoordinates('Poona'))).toBe(false);
});
