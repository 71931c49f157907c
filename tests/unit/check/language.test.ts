import { describe, expect, it } from 'vitest';
import { localeOf, sentencesOf } from '../../../src/check/texts/sentences';
import type { Site } from '../../../src/check/site';
import { wordsOf } from '../../../src/check/texts/words-of';
import { seeded } from '../../bench/seeded';
import { lines } from './said';

const said = (text: string, locale = 'en-GB') => sentencesOf(text, locale).map((each) => each.text);
const words = (text: string) => wordsOf(text).map(({ word }) => word);

describe('sentences', () => {
  it('[SP30] cuts a text into sentences, with where each stands', () => {
    expect(sentencesOf('Smell gas?  Call us. It costs £1.50.', 'en-GB')).toEqual([
      { text: 'Smell gas?', start: 0, end: 10 },
      { text: 'Call us.', start: 12, end: 20 },
      { text: 'It costs £1.50.', start: 21, end: 36 },
    ]);
    expect(said('  ')).toEqual([]);
    expect(said('Τι; Ναι', 'el')).toEqual(['Τι;', 'Ναι']);
  });

  it('[SP30] begins a sentence with a token, and cuts none in it', () => {
    expect(said('We work in {area.name}. {brand} is near. Call {phone}!')).toEqual(lines`
      We work in {area.name}.
      {brand} is near.
      Call {phone}!`);
  });

  it('[SP30] knows the language of the site, and does without it', () => {
    const site = (locale: unknown) => ({ business: { kind: 'site', value: { locale } } }) as unknown as Site;
    expect([site('de-AT'), site('no locale'), site(7), {} as Site].map(localeOf)).toEqual(lines`
      de-AT
      und
      und
      und`);
  });
});

describe('words', () => {
  it('[SP30] finds words and tokens, in small letters and without a possessive', () => {
    expect(wordsOf("St James's, {area.code}")).toEqual([
      { word: 'st', start: 0, end: 2 },
      { word: 'james', start: 3, end: 10 },
      { word: '{area.code}', start: 12, end: 23 },
    ]);
    expect(words('Élodie’s co-op, 24/7: naïve e\u0301lan')).toEqual(lines`
      élodie
      co
      op
      24
      7
      naïve
      e\u0301lan`);
  });

  it('[SP30] cuts writing without spaces as its readers do', () => {
    expect(words('東京の水道 in Bangkok กรุงเทพมหานคร')).toEqual(lines`
      東京
      の
      水道
      in
      bangkok
      กรุงเทพมหานคร`);
  });

  it('[SP30] agrees with Intl.Segmenter on 2,000 texts of words between spaces', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
    const random = seeded(4);
    const pick = (list: string) => list[Math.floor(random() * list.length)]!;
    const word = () => Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick('abcXYZ0189éßøñ')).join('');
    for (let run = 0; run < 2_000; run += 1) {
      const text = Array.from(
        { length: 12 },
        () =>
          `${word()}${random() < 0.1 ? `n’${pick('ts')}` : ''}${pick(',.;!?)-–')}${pick(' \n')}${random() < 0.1 ? '(“' : ''}`,
      ).join('');
      const expected = [...segmenter.segment(text)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment);
      expect(
        wordsOf(text).map(({ start, end }) => text.slice(start, end)),
        text,
      ).toEqual(expected);
    }
  });
});
