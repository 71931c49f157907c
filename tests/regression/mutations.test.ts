import { describe, it } from 'vitest';
import { FAMILIES } from './all-mutants';
import { expectExact, PLANTED_MS } from './planted';

describe('the real site with one mistake', () => {
  it.each(Object.keys(FAMILIES).filter((family) => family !== 'fields'))(
    '[PR1] has exactly that problem, at its line and column: %s',
    { timeout: PLANTED_MS },
    expectExact,
  );
});
