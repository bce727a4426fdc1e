import { expect, test } from 'vitest';
import { drawCityMap } from '#lib/build/city-map.ts';

const mumbai = { city: 'Mumbai', lat: 19.076, lng: 72.8777 };
const pune = { city: 'Pune', lat: 18.5204, lng: 73.8567 };
const guwahati = { city: 'Guwahati', lat: 26.1445, lng: 91.7362 };
const kohima = { city: 'Kohima', lat: 25.6751, lng: 94.1086 };

test('the map reaches from the line of the grid below the cities to the one above', () => {
  const { width, height, meridians, parallels } = drawCityMap([mumbai, guwahati]);
  expect(meridians.map(({ degrees }) => degrees)).toEqual([70, 75, 80, 85, 90, 95]);
  expect(parallels.map(({ degrees }) => degrees)).toEqual([15, 20, 25, 30]);
  expect([width, height]).toEqual([400, 240]);
});

test('a label is right of its dot unless another city or the edge is in the way', () => {
  const isLeft = (...cities: (typeof mumbai)[]) => drawCityMap(cities).dots.map((dot) => dot.isLeft);
  expect(isLeft(mumbai, guwahati)).toEqual([false, true]);
  expect(isLeft(mumbai, pune, kohima)).toEqual([true, false, true]);
});
