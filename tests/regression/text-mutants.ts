import type { Mutant } from './mutant';
import { append, both, countOfBlocks, introOf, plant, say, set } from './plant';
import { areaPaths, pagePaths } from './real-site';

const PARAGRAPH =
  'Whoever calls us is asked three things first: where the house stands, what can be seen, and who is at home.';

/** Words that are told where they stand. */
const SAID: readonly [rule: string, words: string, inside: string][] = [
  ['look-alike-letter', ' We r\u0435pair it.', 'r\u0435pair'],
  ['look-alike-letter', ' We \ufb01t it.', '\ufb01t'],
  ['broken-characters', ' St Jamesâ€™s.', 'â€™'],
  ['broken-characters', ' Lost \ufffd sign.', '\ufffd'],
  ['placeholder-text', ' We come to [insert area].', '[insert area]'],
  ['placeholder-text', ' In XXX as well.', 'XXX'],
  ['placeholder-text', ' It takes ??? minutes.', '???'],
  ['placeholder-text', ' From £__ on.', '£__'],
  ['placeholder-text', ' Your text goes here.', 'Your text goes here'],
  ['look-alike-letter', ' We 𝐫𝐞𝐩𝐚𝐢𝐫 it.', '𝐫𝐞𝐩𝐚𝐢𝐫'],
  ['look-alike-letter', ' We m\u0336e\u0336n\u0336d\u0336 it.', 'm\u0336e'],
  ['broken-characters', ' We know it?s late.', '?'],
  ['markup-in-text', ' See /terms first.', '/terms'],
  ['misspelt-word', ' An emercency.', 'emercency'],
  ['misspelt-word', ' We recieve it.', 'recieve'],
  ['placeholder-text', ' Times tbc.', 'tbc'],
  ['misspelt-word', ' Mend teh door.', 'teh'],
  ['misspelt-word', ' The color of it.', 'color'],
  ['misspelt-word', ' Since Januray.', 'Januray'],
  ['misspelt-word', ' In Georgain houses.', 'Georgain'],
];
/** Characters that are told with the whole text they stand in. */
const UNSEEN = ['\u200b', '\u202e', '\u00ad', '\ufeff', '\u0000', '\u2028'];

const LABEL = ['registration', 0, 'label'];

/** What comes into a text by typing in haste, and by copying from another program. */
export function* textMutants(): Generator<Mutant> {
  yield plant({
    rule: 'misspelt-word',
    file: 'pages/_site.json',
    change: set(LABEL, 'Registred name'),
    told: { at: LABEL, inside: 'Registred' },
  });
  for (const file of pagePaths) {
    for (const [rule, words, inside] of SAID) {
      yield plant({ rule, file, how: words, change: say(introOf(file), words), told: { at: introOf(file), inside } });
    }
    for (const character of UNSEEN) {
      const how = `U+${character.codePointAt(0)!.toString(16)}`;
      yield plant({
        rule: 'unseen-character',
        file,
        how,
        change: say(introOf(file), ` Day${character} and night.`),
        told: { at: introOf(file) },
      });
    }
    const last = countOfBlocks(file);
    const prose = (...paragraphs: string[]) => append(['blocks'], { type: 'prose', paragraphs });
    yield plant({
      rule: 'repeated-text',
      file,
      change: prose(PARAGRAPH, 'And then.', PARAGRAPH),
      told: { at: ['blocks', last, 'paragraphs', 2] },
    });
    yield plant({
      rule: 'repeated-block',
      file,
      change: both(prose(PARAGRAPH, 'And then.'), prose(PARAGRAPH, 'And then.')),
      told: { at: ['blocks', last + 1] },
    });
    if (areaPaths.includes(file))
      yield plant({
        rule: 'repeated-block',
        file,
        how: 'shared',
        change: append(['blocks'], { type: 'shared', ref: 'area-services' }),
        told: { at: ['blocks', last] },
      });
    yield plant({
      rule: 'misspelt-brand',
      file,
      change: prose('Call Tapright now.'),
      told: { at: ['blocks', last, 'paragraphs', 0], inside: 'Tapright' },
    });
  }
}
