import { expect, it } from 'vitest';
import { placesOf } from '../../../src/blocks/stat-row/places';

const placed = (...values: string[]) => placesOf(values.map((value) => ({ value, label: 'away' })));

it('[LY37] places rising figures on a scale of twelfths, each with a quarter of it for its words', () => {
  expect(placed('15 minutes', '20 minutes', '30 minutes')).toEqual([0, 4, 12]);
  expect(placed('1 km', '2 km', '90 km')).toEqual([0, 3, 12]);
  expect(placed('1 km', '89 km', '90 km')).toEqual([0, 9, 12]);
  expect(placed('1 km', '2 km', '3 km', '90 km')).toEqual([0, 3, 6, 12]);
});

it('[LY37] draws no scale of figures that do not rise, are none, or are more than four', () => {
  expect(placed('15 minutes', '15–30 minutes')).toBeUndefined();
  expect(placed('few', 'many')).toBeUndefined();
  expect(placed('1 km', '2 km', '3 km', '4 km', '5 km')).toBeUndefined();
});
