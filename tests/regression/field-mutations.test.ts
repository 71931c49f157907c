import { it } from 'vitest';
import { expectExact, PLANTED_MS } from './planted';

/** In a file of its own: whole, it takes a third of the time that all mistakes do. */
it('[PR1] has exactly that problem, at its line and column, in every field', { timeout: PLANTED_MS }, () =>
  expectExact('fields'),
);
