import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patternsIn, wordReadBy } from './patterns';

/**
 * The first firm, its trade, its city and its country. A site has them in its folder; the code of all sites has none.
 */
const WORDS = new RegExp(
  [
    String.raw`tapwright|plumb\w*|boilers?\b|\bgas\b|burst pipes?|stop ?taps?\b|blocked drains?`,
    String.raw`london\w*|thames|greenwich|westminster|kensington|victoria|clapham|islington|camden|hackney|charing cross|greater london`,
    String.raw`\b(?:sw1\w?|ec1v|n16|e20)\b|postcodes?\b`,
    String.raw`united kingdom|\bbritish\b|england|companies house|ofcom|\bVAT\b|\ben-GB\b|\bGBP\b|'GB'|"GB"|£|sterling|\bULEZ\b|congestion charge|\+44|\b7946\b`,
  ].join('|'),
  'giu',
);

/** What has such words by right, each with the reason. */
const ALLOWED: Record<string, RegExp> = {
  // The names of drawings and icons: what is drawn, whoever shows it.
  'design/drawings/Icon.tsx': /^boiler$/i,
  'design/drawings/icon-names.ts': /^(boilers?|gas)$/i,
  'design/drawings/scene-names.ts': /^(boiler|gas)$/,
  'design/drawings/scenes.ts': /^(boiler|gas)$/,
  // Kinds of business in the words of schema.org.
  'content/documents/schema-types.ts': /^Plumber$/,
  // Version 1 of the site file took one country and one trade for granted; the step to version 2 says so.
  'content/migrations/site-1.ts': /./,
  // Version 3 named units in words, and one English writes "per cent" in two.
  'content/migrations/site-3.ts': /^en-GB$/,
  // Tables of all that there is: dictionaries by language, characters of a face.
  'node/spelling/dictionary.ts': /^en-GB$/i,
  'node/cli/font/main.ts': /^£$/,
  // Numbers that each country keeps for films, who keeps them, and the dangers that it has published a number for.
  'check/texts/reserved-numbers.ts': /^(ofcom|gas)$/i,
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|mjs|json|md|css|svg)$/.test(file))
  .sort();

const wordsIn = (file: string): string[] =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(WORDS)]
    .map(([word]) => word)
    .filter((word) => !ALLOWED[file]?.test(word));

describe('the code', () => {
  const found = new Map(
    files.map((file) => [file, wordsIn(file)]).filter(([, words]) => words!.length > 0) as [string, string[]][],
  );

  it('[A9] has no word of one firm, trade, city or country', () => {
    expect([...found].map(([file, words]) => `${file}: ${[...new Set(words)].join(', ')}`)).toEqual([]);
    expect(Object.keys(ALLOWED).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('[A9] reads no such word by a pattern, however that is spelt', { timeout: 60_000 }, () => {
    const checks = files.filter((file) => /^check\/.*\.ts$/.test(file));
    const read = checks.flatMap((file) =>
      unique(patternsIn(file, readFileSync(`src/${file}`, 'utf8'))).flatMap((pattern) => {
        const word = wordReadBy(pattern, READ_BY_NONE);
        return word === undefined || ALLOWED[file]?.test(word) ? [] : [`${file}: ${pattern.source} reads "${word}"`];
      }),
    );
    expect(read).toEqual([]);
  });
});

/** Words of both firms in one piece, of which no pattern of the check may need most letters. */
const READ_BY_NONE =
  'plumber plumbing boiler boilers locksmith locksmiths tapwright lockhaven london thames greenwich westminster kensington victoria clapham islington camden hackney leeds england british ofcom postcode sterling'.split(
    ' ',
  );

const unique = <Item extends { source: string; flags: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [`${item.flags} ${item.source}`, item])).values(),
];

describe('a word of one trade', () => {
  const readBy = (code: string) =>
    patternsIn('rule.ts', code).flatMap((pattern) => wordReadBy(pattern, ['plumbing', 'locksmith']) ?? []);

  it.each([
    String.raw`/\p{Ll}*umbing/u`,
    String.raw`/pl[u]mb/iu`,
    String.raw`/(?<!\p{L})(our|the) [Pp].umbing (works|repairs)/u`,
    String.raw`/(?:heat|(?:pl|cl)umb)ing/u`,
    String.raw`new RegExp('(?:roof|l.cksm.th)s? here')`,
    'new RegExp(String.raw`\\p{Ll}umbing`)',
    "const words = { trade: 'a plumbing b' }",
  ])('[A9] is found in %s', (code) => {
    expect(readBy(code)).toHaveLength(1);
  });

  it.each([
    String.raw`/\p{Ll}+ing(?!\p{L})/u`,
    String.raw`/^\p{L}{8,9}$/u`,
    String.raw`/[aeiouy].*[bcdfgh]/u`,
    String.raw`/n(?:umbing|o)/u`,
    "const words = 'Bring something to lock and a smith'",
  ])('[A9] is not read by %s', (code) => {
    expect(readBy(code)).toEqual([]);
  });
});
