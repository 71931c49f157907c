import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Checker } from '../../src/check/check';
import { readPages } from '../../src/node/read-pages';
import { readSchemas } from '../../src/node/read-schemas';
import { prettyReport } from '../../src/node/report/pretty';

const SPOILT: Record<string, (text: string) => string> = {
  'unknown-field': (text) => text.replace('"responseMinutes"', '"responseMinuets"'),
  'missing-comma': (text) => text.replace('"code": "E20",', '"code": "E20"'),
};

it('[B18] prints the very messages that the README shows', async () => {
  const readme = readFileSync('README.md', 'utf8');
  const shown = [...readme.matchAll(/<!-- message: (.*?) -->\n```\n([\s\S]*?)```/g)];
  expect(shown.map(([, code]) => code)).toEqual(Object.keys(SPOILT));
  const [pages, checker] = [await readPages('.'), new Checker(await readSchemas('.'))];
  const page = readFileSync('tests/fixtures/stratford.json', 'utf8');
  for (const [, code, message] of shown) {
    const files = new Map(pages).set('pages/areas/e20.json', new TextEncoder().encode(SPOILT[code!]!(page)));
    const { problems } = checker.check(files);
    expect(prettyReport({ problems, files }).startsWith(message!.trimEnd())).toBe(true);
  }
});
