import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../../src/content/site';
import { lineDiff } from '../../../src/editor/save/line-diff';
import { merged } from '../../../src/editor/save/merge';

const schema = schemaOf('page');
const ORIGINAL = {
  version: 1,
  facts: { name: 'About' },
  metadata: { title: 'About us', description: 'Who we are.', keywords: ['us', 'we'] },
  blocks: [{ type: 'shared', ref: 'a' }],
};
const written = (value: object) => ({ text: JSON.stringify(value, null, 2), value, schema });
const withMetadata = (metadata: object) => ({ ...ORIGINAL, metadata: { ...ORIGINAL.metadata, ...metadata } });

describe('what two people changed', () => {
  it('[EF9] is merged where they changed different fields, in the text that is on the disk', () => {
    const theirs = written(withMetadata({ title: 'Theirs' }));
    const { text, clashes } = merged(ORIGINAL, withMetadata({ description: 'Yours.' }), theirs);
    expect([clashes, text]).toEqual([[], theirs.text.replace('Who we are.', 'Yours.')]);
  });

  it('[EF9] is asked about where they changed the same field, and theirs stands until it is answered', () => {
    const theirs = written(withMetadata({ title: 'Theirs' }));
    const { text, clashes } = merged(ORIGINAL, withMetadata({ title: 'Yours', description: 'Yours.' }), theirs);
    expect(clashes).toEqual([{ path: ['metadata', 'title'], yours: 'Yours', theirs: 'Theirs', original: 'About us' }]);
    expect(JSON.parse(text)).toEqual(withMetadata({ title: 'Theirs', description: 'Yours.' }));
  });

  it('[EF9] is not asked about where both wrote the same', () => {
    const theirs = written(withMetadata({ title: 'Same' }));
    expect(merged(ORIGINAL, withMetadata({ title: 'Same' }), theirs)).toEqual({ text: theirs.text, clashes: [] });
  });

  it('[EF9] takes a list of another length for one field, and what was taken out for a change', () => {
    const { clashes } = merged(
      ORIGINAL,
      withMetadata({ keywords: ['us', 'we', 'ours'] }),
      written(withMetadata({ keywords: ['us', 'they'] })),
    );
    expect(clashes.map(({ path }) => path)).toEqual([['metadata', 'keywords']]);
    const { keywords: _, ...without } = ORIGINAL.metadata;
    const { text } = merged(ORIGINAL, { ...ORIGINAL, metadata: without }, written(withMetadata({ title: 'Theirs' })));
    expect(JSON.parse(text)).toEqual({ ...ORIGINAL, metadata: { ...without, title: 'Theirs' } });
  });
});

it('[EF8] shows the lines that differ, with those around them', () => {
  expect(lineDiff('a\nb\nc\nd\ne', 'a\nb\nC\nd\ne').map(({ state, text }) => `${state} ${text}`)).toEqual([
    'same b',
    'out c',
    'in C',
    'same d',
  ]);
  expect(lineDiff('a', 'a')).toEqual([]);
});
