import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/json/text-edit';
import { PAGE, prose } from './make';
import { entries, said } from './said';
import { plainPage } from './small-site';
import { problemsBy, wordsBy } from './told-by';

const about = (text: string) => ({ [PAGE]: plainPage(prose(text)) });

/** The text as the edits of a rule leave it; nothing where the rule is silent. */
function mended(rule: string, text: string): string | undefined {
  const changes = about(text);
  const file = `${JSON.stringify(changes[PAGE], null, 2)}\n`;
  const problems = problemsBy(rule, changes);
  if (problems.length === 0) return undefined;
  const text2 = applyEdits(
    file,
    problems.flatMap(({ edits }) => edits),
  );
  const [block] = (JSON.parse(text2) as { blocks: { paragraphs: string[] }[] }).blocks;
  return block!.paragraphs[0];
}

describe('characters that nobody sees', () => {
  it.each([
    ['a space without width', 'Stoke\u200b Newington', 'Stoke Newington'],
    ['a turn of direction', 'Call \u202e0123\u202c now', 'Call 0123 now'],
    ['a NUL', 'We\u0000 come.', 'We come.'],
    ['a line break', 'We come.\nAt night, too.', 'We come. At night, too.'],
    ['a tab', 'Roofs\tGutters', 'Roofs Gutters'],
    ['accents on accents', 'Z\u0301\u0302\u0303\u0304algo', 'Z\u0301\u0302algo'],
    ['a filler', 'We\u3164 come.', 'We come.'],
  ])('[UC1] refuses %s, and takes it out', (_, text, meant) => {
    expect(mended('unseen-character', text)).toBe(meant);
  });

  it.each([
    ['Pipe\roof or next door?', 'Pipe roof or next door?', 'Pipe oof or next door?'],
    ['Boilers\tanks', 'Boilers tanks', 'Boilers anks'],
    ['Sinks\baths', 'Sinks baths', undefined],
    ['Pipe\fittings', 'Pipe fittings', undefined],
  ])('[UC9] takes no letter away that a backslash swallowed: %j', (text, kept, lost) => {
    const [problem, ...others] = problemsBy('unseen-character', about(text));
    expect(others).toEqual([]);
    expect(problem!.edits).toEqual([]);
    expect(problem!.fix).toContain(`Write ${JSON.stringify(kept)} if`);
    if (lost === undefined) expect(problem!.fix).not.toContain('gap');
    else expect(problem!.fix).toContain(`If only a gap was meant, write ${JSON.stringify(lost)}.`);
  });

  it('[UC9] leaves to a person whether a word was parted at the end of a line', () => {
    expect(problemsBy('unseen-character', about('The whole buil-\nding.'))).toMatchObject(said`
      # ⇒ nothing
      > Write "The whole building." if it is one word, or with the hyphen and without a space if it is two.`);
  });

  it('[UC1] says where it is, and offers nothing in the place of half a character', () => {
    expect(problemsBy('unseen-character', about('Stoke\u200b Newington'))).toMatchObject(said`
      This text holds a space without width that nobody sees, behind "Stoke".
      > Write "Stoke Newington" in its place, typed by hand and not pasted.
      ? Visitors who search for the word, screen readers and this check read another word than the one you see.`);
    const fixOf = (text: string) => wordsBy('unseen-character', about(text))[0]!.fix;
    expect(fixOf('We come to Stoke\u200b Newington at night.')).toBe(
      'Write "Stoke Newington" anew, typed by hand and not pasted. The rest of the text may stay.',
    );
    expect(fixOf('We mend boi\u00adlers and \u202elocks here.')).toContain('Write "boilers" and "and locks" anew');
    expect(fixOf('It weeps.\u2028Then it drips.')).toContain('Write "weeps. Then" anew');
    const [problem] = problemsBy('unseen-character', {
      [PAGE]: JSON.stringify(plainPage({ type: 'prose', paragraphs: ['x'] })).replace('["x"]', '["We \\ud83d come"]'),
    });
    expect(problem).toMatchObject({ rule: 'unseen-character', edits: [] });
  });

  it.each(['Day\u00a0and\u00a0night', 'café', 'cafe\u0301', 'می\u200cخواهم', '👩\u200d🔧', 'naïve – “quoted” … £95'])(
    '[UC3] leaves %j alone',
    (text) => {
      expect(mended('unseen-character', text)).toBeUndefined();
    },
  );
});

describe('letters that only look alike', () => {
  it.each([
    ['a Greek N', 'We come to \u039d16 at night.', 'We come to N16 at night.'],
    ['Cyrillic letters', 'We r\u0435pair \u0440ipes.', 'We repair pipes.'],
    ['full width', 'Call ０２０ now.', 'Call 020 now.'],
    ['bold letters of mathematics', 'We come 𝐚𝐭 𝒏𝒊𝒈𝒉𝒕.', 'We come at night.'],
    ['letters struck through, with the space before', 'We \u0336c\u0336o\u0336m\u0336e\u0336.', 'We come.'],
  ])('[UC4] refuses %s and writes what is meant', (_, text, meant) => {
    expect(mended('look-alike-letter', text)).toBe(meant);
  });

  it('[UC4] refuses a word with letters of two alphabets, and leaves what is meant to a person', () => {
    expect(problemsBy('look-alike-letter', about('The va\u0578s come.'))).toMatchObject(said`
      # ⇒ nothing
      "va\u0578s" looks like one word, but "\u0578" is of another sort.`);
  });

  it('[UC3] leaves real words of other languages alone', () => {
    for (const text of entries(
      'Ω 5 | Добро пожаловать | Καλημέρα | Straße | ½ inch | m² of CO₂ | No. 1 ™ | 5 kΩ | x\u0304 | – \u0336 –',
    ))
      expect(mended('look-alike-letter', text)).toBeUndefined();
  });
});

describe('broken characters', () => {
  it.each([
    ['From Â£95 an hour', 'From £95 an hour'],
    ['the cafÃ© in Soho', 'the café in Soho'],
    ['St Jamesâ€™s', 'St James’s'],
  ])('[UC6] reads %j as what it was', (text, meant) => {
    expect(mended('broken-characters', text)).toBe(meant);
  });

  it('[UC6] refuses a lost character, and asks for it', () => {
    expect(wordsBy('broken-characters', about('From \ufffd95'))).toMatchObject(said`
      A character was lost here when the text went from one program to another.`);
    expect(wordsBy('broken-characters', about('We know it?s late.'))).toHaveLength(1);
    for (const text of ['Late? We come.', 'See book.example/find?q=a', 'Café Ñandú', 'à la carte', 'Größe ß', 'Âme'])
      expect(mended('broken-characters', text)).toBeUndefined();
  });
});
