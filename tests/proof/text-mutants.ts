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
  ['placeholder-text', ' And asdfgh.', 'asdfgh'],
  ['pasted-remains', ' See Error! Reference source not found.', 'Error!'],
  ['pasted-remains', ' From #REF! on.', '#REF!'],
  ['pasted-remains', ' Sent from my phone.', 'Sent from my phone'],
  ['pasted-remains', ' I hope this helps.', 'I hope this helps'],
  ['placeholder-text', ' See [photo of the van].', '[photo of the van]'],
  ['placeholder-text', ' More details to follow.', 'More details'],
  ['pasted-remains', ' Dear {{FirstName}}, hello.', '{{FirstName}}'],
  ['pasted-remains', ' Dear %first_name%, hello.', '%first_name%'],
  ['pasted-remains', ' Would you like me to make it shorter?', 'Would you like me to'],
  ['pasted-remains', ' NB update before Friday!', 'NB update'],
  ['pasted-remains', ' Client to confirm.', 'Client to confirm'],
  ['pasted-remains', ' (draft 2)', '(draft 2)'],
  ['pasted-remains', ' (citation needed)', '(citation needed'],
  ['pasted-remains', ' Dave to check this with Sue.', 'Dave to check'],
  ['pasted-remains', ' From Wikipedia, the free encyclopedia', 'From Wikipedia'],
  ['pasted-remains', ' [14:22, 03/03/2025] Sue: can you?', '[14:22'],
  ['placeholder-text', ' We come [quickly/promptly].', '[quickly/'],
  ['cut-off-text', ' Leaks, drains and We come at once.', 'and We come'],
  ['cut-off-text', ' A tap that is never turned will After that we come.', 'will After'],
  [
    'pasted-remains',
    ' We use cookies to improve your experience. Accept all',
    'cookies to improve your experience. Accept',
  ],
  ['pasted-remains', ' New paragraph here about drains.', 'New paragraph here about drains'],
  ['pasted-remains', ' Read more…', 'Read more…'],
  ['pasted-remains', ' We come: - by day - by night.', '- by day'],
  ['look-alike-letter', ' We 𝐫𝐞𝐩𝐚𝐢𝐫 it.', '𝐫𝐞𝐩𝐚𝐢𝐫'],
  ['look-alike-letter', ' We m\u0336e\u0336n\u0336d\u0336 it.', 'm\u0336e'],
  ['cut-off-text', ' We bring the parts and', 'the parts and'],
  ['punctuation-slip', ' Ring us @ any time.', '@'],
  ['punctuation-slip', ' Ring us!!!', '!!!'],
  ['broken-characters', ' We know it?s late.', '?'],
  ['pasted-remains', ' Commercial in confidence.', 'Commercial in'],
  ['placeholder-text', ' Insert photo of the van.', 'Insert photo of'],
  ['pasted-remains', ' Hi Dave, thanks.', 'Hi Dave,'],
  ['mistaken-word', ' The boiler looses it.', 'looses'],
  ['misspelt-hotline', ' The National Gas Emergency Services make it safe.', 'National Gas Emergency Services'],
  ['markup-in-text', ' See /terms first.', '/terms'],
  ['misspelt-hotline', ' The gas service answers on 0800 111 99.', '0800 111 99'],
  ['odd-short-number', ' In a power cut: 150.', '150'],
  ['misspelt-word', ' An emercency.', 'emercency'],
  ['misspelt-word', ' We recieve it.', 'recieve'],
  ['repeated-word', ' We come to the the door.', 'the the'],
  ['placeholder-text', ' Times tbc.', 'tbc'],
  ['pasted-remains', ' [14/11/2026, 09:12] Dave: hello.', '[14/11/2026'],
  ['pasted-remains', ' Kind regards.', 'Kind regards'],
  ['pasted-remains', ' We%20come.', '%20'],
  ['misspelt-word', ' Tell us pls.', 'pls'],
  ['misspelt-word', ' The color of it.', 'color'],
  ['misspelt-word', ' Since Januray.', 'Januray'],
  ['misspelt-word', ' In Georgain houses.', 'Georgain'],
  ['misspelt-word', ' The gray tap.', 'gray'],
  ['doubtful-brand', ' Ask Tapwrite.', 'Tapwrite'],
  ['mistaken-word', " It has lost it's way.", "lost it's"],
  ['mistaken-word', ' You should of called.', 'should of'],
  ['mistaken-word', ' It was a honest day.', 'a honest'],
  ['mistaken-word', ' Turn of the water.', 'Turn of'],
  ['mistaken-word', ' See weather it is shut.', 'See weather'],
  ['mistaken-word', ' It is lose.', 'is lose'],
  ['mistaken-word', ' We was there.', 'We was'],
  ['mistaken-word', ' The keys on the hook was old.', 'The keys on the hook was'],
  ['mistaken-word', ' The key of the doors have gone.', 'The key of the doors have'],
  ['mistaken-word', ' One of the key are bent.', 'One of the key are'],
  ['mistaken-word', ' It should to turn.', 'It should to'],
  ['mistaken-word', ' See what your buying.', 'what your buying'],
  ['mistaken-word', ' It is quicker to ring then to write.', 'quicker to ring then'],
  ['doubtful-word', ' The waist pipe is old.', 'waist'],
  ['doubtful-word', " We mend you're boiler.", "you're boiler"],
  ['doubtful-city', ' Ask for our plumbers in Manchester.', 'Manchester'],
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
      rule: 'misspelt-brand',
      file,
      change: prose('Call Tapright now.'),
      told: { at: ['blocks', last, 'paragraphs', 0], inside: 'Tapright' },
    });
    yield plant({
      rule: 'doubtful-brand',
      file,
      change: prose('Call Tabwrigt now.'),
      told: { at: ['blocks', last, 'paragraphs', 0], inside: 'Tabwrigt' },
    });
  }
}
