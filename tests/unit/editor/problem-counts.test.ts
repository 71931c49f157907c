import { expect, it } from 'vitest';
import { countsOf } from '../../../src/editor/problem-counts';
import { goodPage } from '../check/small-site';
import { saying } from '../check/make';
import { problemsBy } from '../check/told-by';

const drafts = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [`pages/${path}.json`, { ...goodPage('Offer'), status: 'draft' }]));

it('[EE20] a draft to which links lead has nothing to be fixed before it is published', () => {
  const linked = saying('See [the winter](/offer), or [the cold](/offer).');
  const counts = countsOf(problemsBy('link-to-draft', { ...linked, ...drafts('offer') }));
  expect(counts).toEqual({ toDos: 0, errors: 1, warnings: 0, ofDraft: 1 });
  const others = saying('See [the winter](/offer), or [the cold](/snow).');
  expect(countsOf(problemsBy('link-to-draft', { ...others, ...drafts('offer', 'snow') }))).toMatchObject({
    errors: 2,
    ofDraft: 0,
  });
});
