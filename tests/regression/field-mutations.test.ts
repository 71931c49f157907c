import { it } from 'vitest';
import { expectExact, PLANTED_MS } from './planted';

/** In a file of its own: whole, it takes about as long as all other mistakes together. */
it('[PR1] has exactly that problem, at its line and column, in every field', { timeout: PLANTED_MS }, () =>
  expectExact('fields'),
);
