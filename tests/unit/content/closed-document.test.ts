import { expect, it, vi } from 'vitest';
import { closedDocument, outlineOf } from '../../../src/content/closed-document';
import { documentOf } from '../../../src/content/document';
import { ownPartOf } from '../../../src/content/resolve/resolved-from';
import { Site } from '../../../src/content/site';
import { Source } from '../../../src/json/source';
import { tidyUpAfter } from '../../../src/node/build/pages/tidy-up';
import { heroJson, pageJson } from '../../fixtures/site';

const value = pageJson('Help', [heroJson]);
const path = 'pages/help.json';
const written = { path, kind: 'page', source: new Source(path, JSON.stringify(value)) } as const;
const outline = outlineOf(documentOf({ ...written, value, isValid: true }))!;

it('[B28] reads a page that is the same neither for a copy of the site nor for its key', () => {
  const open = vi.fn(() => value);
  const site = new Site(new Map([[path, closedDocument({ ...written, outline, open })]]), { paths: [path] });

  const [page] = site.anew().valid;
  expect(ownPartOf(page!)).toEqual({ about: '["pages/help.json",null]', content: written.source.content });
  expect(open).not.toHaveBeenCalled();
  expect(page!.document.blocks).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(1);
});

it('[B28] forgets a page that nobody looks at any more, and reads it again', async () => {
  const open = vi.fn(() => value);
  const page = closedDocument({ ...written, outline, open });
  const fields = page.fields.length;
  expect(page.fields).toHaveLength(fields);
  expect(open).toHaveBeenCalledTimes(1);
  // Until the work at hand is done everything is kept.
  await new Promise((resolve) => setImmediate(resolve));
  tidyUpAfter(Number.MAX_SAFE_INTEGER);
  expect(page.fields).toHaveLength(fields);
  expect(open).toHaveBeenCalledTimes(2);
});
