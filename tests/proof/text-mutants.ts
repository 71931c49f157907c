import type { Mutant } from './mutant';
import { append, both, countOfBlocks, plant, say, set } from './plant';
import { areaPaths, pagePaths } from './real-site';

const INTRO = ['blocks', 0, 'intro'];
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
  ['punctuation-slip', ' Ring us @ any time.', '@'],
  ['punctuation-slip', ' Ring us!!!', '!!!'],
  ['impossible-date', ' Updated 12/25/2025.', '12/25/2025'],
  ['contradicting-terms', ' There is a call-out charge.', 'There is a call-out charge'],
  ['contradicting-terms', ' You pay a charge for each quote.', 'charge for each quote'],
  ['doubtful-credential', ' Winner of the Northern Prize.', 'Northern Prize'],
  ['doubtful-credential', ' We are police approved.', 'police approved'],
  ['doubtful-figure', ' We have a fleet of 45 vans.', '45 vans'],
  ['wrong-registration', ' Find us at 14 Denbigh Street, London.', '14 Denbigh'],
  ['doubtful-credential', ' We are an Acme Accredited Installer.', 'Acme'],
  ['broken-characters', ' We know it?s late.', '?'],
  ['far-date', ' Summer offer 2023.', 'Summer offer 2023'],
  ['sweeping-claim', ' The fastest plumbers in London.', 'fastest plumbers'],
  ['sweeping-claim', ' Nobody is cheaper.', 'Nobody is cheaper'],
  ['wrong-registration', ' Insured by Northern Star.', 'Northern Star'],
  ['doubtful-credential', ' We are members of the Northern Guild.', 'Northern Guild'],
  ['contradicting-figure', ' We have kept London dry for three decades.', 'three decades'],
  ['contradicting-figure', ' If it leaks again in the next three years, we come back free of charge.', 'three years'],
  ['contradicting-figure', ' Our fortieth anniversary is near.', 'fortieth'],
  ['contradicting-terms', ' VAT at 20% is added to the bill.', 'VAT at'],
  ['contradicting-figure', ' Our lines close at ten at night.', 'close at ten'],
  ['contradicting-figure', ' The office shuts at half past five.', 'shuts at half past five'],
  ['contradicting-figure', ' Over Easter our office stays shut.', 'Over Easter'],
  ['contradicting-figure', ' Our guarantee runs for half a year.', 'half a year'],
  ['doubtful-credential', ' We belong to the Northern Guild.', 'Northern Guild'],
  ['doubtful-credential', ' We were Northern Plumber of the Year.', 'Northern Plumber of the Year'],
  ['contradicting-terms', ' A diagnosis costs £45.', 'diagnosis costs'],
  ['contradicting-terms', ' There is a £60 call-out fee.', '£60 call-out fee'],
  ['doubtful-figure', ' There is a surcharge of 30% at weekends.', '30%'],
  ['contradicting-figure', ' If somebody is hurt, call 911.', '911'],
  ['misspelt-hotline', ' The National Gas Emergency Services make it safe.', 'National Gas Emergency Services'],
  ['impossible-date', ' Prices of 13/2025.', '13/2025'],
  ['impossible-date', ' After 25:30 it is quiet.', '25:30'],
  ['impossible-date', ' From March 2024 to January 2023.', 'March 2024 to'],
  ['markup-in-text', ' See /terms first.', '/terms'],
  ['impossible-date', ' Laid between 1997 and 1989.', 'between 1997'],
  ['misspelt-hotline', ' The gas service answers on 0800 111 99.', '0800 111 99'],
  ['far-date', ' Under the Consumer Rights Act 2051.', '2051'],
  ['misspelt-word', ' An emercency.', 'emercency'],
  ['misspelt-word', ' We recieve it.', 'recieve'],
  ['repeated-word', ' We come to the the door.', 'the the'],
  ['far-date', ' Since March 2052.', 'March 2052'],
  ['far-date', ' A happy 2019 to all.', 'happy 2019'],
  ['impossible-date', ' Since March 20025.', '20025'],
  ['far-date', ' The rules of January 2062 hold.', 'January 2062'],
  ['impossible-date', ' From 31 February 2027 on.', '31 February'],
  ['impossible-date', ' On Monday 14 November 2026.', 'Monday 14'],
  ['placeholder-text', ' Times tbc.', 'tbc'],
  ['misspelt-word', ' Tell us pls.', 'pls'],
  ['misspelt-word', ' The color of it.', 'color'],
  ['misspelt-word', ' Since Januray.', 'Januray'],
  ['misspelt-word', ' In Georgain houses.', 'Georgain'],
  ['punctuation-slip', ' We are done.Call us.', '.Call'],
  ['punctuation-slip', ' We come ,and we go.', ' ,and'],
  ['punctuation-slip', ' We come (day or night.', '(day'],
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
      yield plant({ rule, file, how: words, change: say(INTRO, words), told: { at: INTRO, inside } });
    }
    for (const character of UNSEEN) {
      const how = `U+${character.codePointAt(0)!.toString(16)}`;
      yield plant({
        rule: 'unseen-character',
        file,
        how,
        change: say(INTRO, ` Day${character} and night.`),
        told: { at: INTRO },
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
    yield plant({
      rule: 'punctuation-slip',
      file,
      how: 'question',
      change: append(['blocks'], {
        type: 'faq',
        heading: 'One more',
        items: ['How soon is it over', 'Is it quick?'].map((question) => ({ question, answer: ['Soon.'] })),
      }),
      told: { at: ['blocks', last, 'items', 0, 'question'], inside: 'over' },
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
      rule: 'conflicting-count',
      file,
      change: prose('Our four plumbers know these streets.', 'Call one of our six plumbers.'),
      told: { at: ['blocks', last, 'paragraphs', 1], inside: 'six plumbers' },
    });
    yield plant({
      rule: 'misspelt-brand',
      file,
      change: prose('Call Tapright now.'),
      told: { at: ['blocks', last, 'paragraphs', 0], inside: 'Tapright' },
    });
  }
}
