import { describe, expect, it } from 'vitest';
import { ringLabel } from '../../../src/design/map/labels';
import { unbroken } from '../../../src/design/unbroken';

describe('the words of a ring on a map', () => {
  const middle = { x: 280, y: 280 };

  it('stand inside its top', () => {
    expect(ringLabel(middle, 180, [{ x: 200, y: 200 }]).at).toEqual({ x: 280, y: 124 });
  });

  it('stand inside its bottom where a dot is at the top', () => {
    const { at, box } = ringLabel(middle, 180, [{ x: 310, y: 118 }]);
    expect(at).toEqual({ x: 280, y: 448 });
    expect(box).toEqual({ left: 246, right: 314, top: 431, bottom: 453 });
  });
});

describe('words that stay on one line', () => {
  it.each([
    ['near St James', 'near St\u00A0James'],
    ['in 20–30 minutes', 'in 20–\u206030 minutes'],
    ['day – and night', 'day – and night'],
  ])('%s', (words, whole) => {
    expect(unbroken(words)).toBe(whole);
  });
});
