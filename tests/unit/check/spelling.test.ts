import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { misspeltBrand } from '../../../src/check/rules/spelling/misspelt-brand';
import { misspeltWord } from '../../../src/check/rules/spelling/misspelt-word';
import { repeatedWord } from '../../../src/check/rules/spelling/repeated-word';
import { spellingFor } from '../../../src/node/spelling/dictionary';
import { plainPage } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const metadata = { title: 'About the firm', description: 'Who we are.' };
const about = (...paragraphs: string[]) => ({ [PAGE]: { ...plainPage({ type: 'prose', paragraphs }), metadata } });

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spelling = spellingFor(folder);
const misspelt = (...paragraphs: string[]) => toldBy(misspeltWord, { ...siteWith({ locale: 'en-GB', words: ['combi'] }), ...about(...paragraphs) }, { spelling });

describe('spelling', () => {
  it('[SP1] warns of a word that no dictionary has, once a page, and suggests what is near', () => {
    const changes = { ...siteWith({ locale: 'en-GB' }), ...about('We do emercency repairs. An emercency is one at night.') };
    expect(wordsBy(misspeltWord, changes, { spelling })).toEqual([{
      message: '"emercency" is not in the dictionary. Did you mean "emergency"?',
      fix: 'Write "emergency" in its place, or, if it is right, add it to "words" in pages/_site.json.',
      why: 'Visitors who stumble over a misspelt word trust the rest of the page less, and searches for the word miss it.',
    }]);
    expect(problemsBy(misspeltWord, changes, { spelling })).toMatchObject([{ severity: 'warning' }]);
  });

  it('[SP2] knows British spelling, the words of the site, its places, abbreviations, tokens and addresses', () => {
    expect(misspelt('The colour of the neighbour’s mould; we organise it. Combis, a combi, CCTV and VAT. {claim.reviews} at b@tapwright.example, /services/xyzzy.')).toEqual([]);
    expect(misspelt('Their colur.', 'Tapwright of London.')).toEqual([`${PAGE} misspelt-word colur`]);
  });

  it('[SP3] spells nothing in a language that it has no dictionary of', () => {
    expect(toldBy(misspeltWord, { ...siteWith({ locale: 'de-DE' }), ...about('Wir kommen soffort.') }, { spelling })).toEqual([]);
    expect(toldBy(misspeltWord, about('We do emercency repairs.'))).toEqual([]);
  });

  it('[SP4] keeps the words that were right for the next run, and bears a cache that is damaged', () => {
    const file = join(folder, 'dictionary-en-gb-0.txt');
    writeFileSync(file, '\u0000\u0001');
    expect(spelling('en-GB')!.knows('plumber')).toBe(true);
    expect(spellingFor(join(folder, 'another'))('en-GB')!.knows('emercency')).toBe(false);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
  });

  it('[SP5] warns of a word that stands twice in a row, and takes one out', () => {
    expect(problemsBy(repeatedWord, about('We come to the the door.'))).toMatchObject([{ rule: 'repeated-word', edits: [{ insert: 'the' }] }]);
    expect(toldBy(repeatedWord, about('What we had had. New New Street. That that is so.'))).toEqual([]);
  });

  it.each([['Call Tapright now.', 'Tapright'], ['Call Tap Wright now.', 'Tap Wright'], ['Call tapwright now.', 'tapwright'], ['Call Tapwirght.', 'Tapwirght']])('[SP6] warns of the name of the business where it is misspelt: %j', (text, written) => {
    expect(toldBy(misspeltBrand, about(text))).toEqual([`${PAGE} misspelt-brand ${written}`]);
  });

  it('[SP7] leaves the name as it is, in capitals, and other words alone', () => {
    expect(toldBy(misspeltBrand, about('Tapwright, TAPWRIGHT London. A wright at the tap. Playwright.'))).toEqual([]);
  });
});
