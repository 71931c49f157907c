import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { doubtfulWord } from '../../../src/check/rules/spelling/doubtful-word';
import { mistakenWord } from '../../../src/check/rules/spelling/mistaken-word';
import { doubtfulBrand, misspeltBrand } from '../../../src/check/rules/spelling/brand-names';
import { misspeltWord } from '../../../src/check/rules/spelling/misspelt-word';
import { punctuationSlip } from '../../../src/check/rules/reading/punctuation-slip';
import { repeatedWord } from '../../../src/check/rules/spelling/repeated-word';
import { siteFrom } from '../../../src/content/site';
import type { Setting, Site } from '../../../src/check/site';
import { unreadIn } from '../../../src/node/cli/check/unread';
import { spellingFor } from '../../../src/node/spelling/dictionary';
import { siteOf } from '../../fixtures/site';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage, siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const metadata = { title: 'About the firm', description: 'Who we are.' };
const about = (...paragraphs: string[]) => ({ [PAGE]: { ...plainPage({ type: 'prose', paragraphs }), metadata } });

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spelling = spellingFor(folder);
const misspelt = (...paragraphs: string[]) =>
  toldBy(misspeltWord, { ...siteWith({ locale: 'en-GB', words: ['combi'] }), ...about(...paragraphs) }, { spelling });

/** In a process of its own: what is learnt is written down when that ends. */
function spellAndEnd(cache: string, words: readonly string[]): void {
  const code = `import { spellingFor } from './src/node/spelling/dictionary.ts';
    const spelling = spellingFor(${JSON.stringify(cache)})('en-GB');
    for (const word of ${JSON.stringify(words)}) spelling.knows(word);`;
  const entry = join(folder, 'spell.ts');
  writeFileSync(entry, code.replace('./src', join(process.cwd(), 'src')));
  const run = `import { runnerImport } from 'vite'; await runnerImport(${JSON.stringify(entry)}, { logLevel: 'error' });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', run]);
}

describe('spelling', () => {
  it('[SP1] warns of a word that no dictionary has, once a page, and suggests what is near', () => {
    const changes = {
      ...siteWith({ locale: 'en-GB' }),
      ...about('We do emercency repairs. An emercency is one at night.'),
    };
    expect(wordsBy(misspeltWord, changes, { spelling })).toEqual([
      {
        message: '"emercency" is not in the dictionary. Did you mean "emergency"?',
        fix: 'Write "emergency" in its place, or, if it is right, add it to "words" in pages/_site.json.',
        why: 'Visitors who stumble over a misspelt word trust the rest of the page less, and searches for the word miss it.',
      },
    ]);
    expect(problemsBy(misspeltWord, changes, { spelling })).toMatchObject([{ severity: 'warning' }]);
  });

  it('[SP2] knows British spelling, the words of the site, its places, abbreviations, tokens and addresses', () => {
    expect(
      misspelt(
        'The colour of the neighbour’s mould; we organise it. Combis, a combi, CCTV and VAT. {claim.reviews} at b@tapwright.example, /services/xyzzy.',
      ),
    ).toEqual([]);
    expect(misspelt('Their colur.', 'Tapwright of London.')).toEqual([`${PAGE} misspelt-word colur`]);
  });

  it('[SP25] knows a verb behind a beginning that makes another, unless one slip makes it a word', () => {
    expect(misspelt('An overtightened nut. We deburr it, rebleed the pump and rekeyed it.')).toEqual([]);
    const slips = [
      'rediculous',
      'deside',
      'misstake',
      'recomend',
      'undertand',
      'desing',
      'reguard',
      'repare',
      'overal',
    ];
    for (const slip of slips) expect(misspelt(`We ${slip} it.`), slip).toEqual([`${PAGE} misspelt-word ${slip}`]);
  });

  it('[SP3] spells nothing in a language that it has no dictionary of', () => {
    expect(
      toldBy(misspeltWord, { ...siteWith({ locale: 'de-DE' }), ...about('Wir kommen soffort.') }, { spelling }),
    ).toEqual([]);
    expect(toldBy(misspeltWord, about('We do emercency repairs.'))).toEqual([]);
  });

  it('[SP15] spells every English but that of the United States', () => {
    for (const locale of ['en-GB', 'en-IE', 'en-AU', 'en']) {
      expect(
        toldBy(misspeltWord, { ...siteWith({ locale }), ...about('We do emercency repairs.') }, { spelling }),
        locale,
      ).toHaveLength(1);
    }
    expect(
      toldBy(misspeltWord, { ...siteWith({ locale: 'en-US' }), ...about('The color of the mold.') }, { spelling }),
    ).toEqual([]);
  });

  it('[SP16] says in one line that it has no dictionary for a language', () => {
    const lineOf = (locale: string) => unreadIn(siteFrom(siteOf({}, { locale }), { spelling } as Setting) as Site);
    expect(lineOf('en-IE')).toBeUndefined();
    expect(lineOf('en-US')).toBe(
      'Not checked in "en-US", for lack of a dictionary: spelling. Somebody must read the texts.',
    );
  });

  it('[SP4] keeps what the dictionary said of words for the next run, and throws a list away that is damaged', () => {
    const kept = join(folder, 'kept');
    spellAndEnd(kept, ['plumber', 'emercency']);
    const file = join(kept, readdirSync(kept)[0]!);
    const [sum, ...words] = readFileSync(file, 'utf8').split('\n');
    expect(words).toEqual(['!emercency', 'plumber']);

    const wrong = words.map((word) => (word === 'plumber' ? '!plumber' : word));
    const believed = join(folder, 'believed');
    cpSync(kept, believed, { recursive: true });
    const ownSum = createHash('sha256').update(wrong.join('\n')).digest('base64url');
    writeFileSync(join(believed, readdirSync(kept)[0]!), [ownSum, ...wrong].join('\n'));
    expect(spellingFor(believed)('en-GB')!.knows('plumber')).toBe(false);

    writeFileSync(file, [sum, ...wrong].join('\n'));
    expect(spellingFor(kept)('en-GB')!.knows('plumber')).toBe(true);
    expect(spellingFor(kept)('en-GB')!.knows('emercency')).toBe(false);
  });

  it('[SP5] warns of a word that stands twice in a row, and takes one out', () => {
    expect(problemsBy(repeatedWord, about('We come to the the door.'))).toMatchObject([
      { rule: 'repeated-word', edits: [{ insert: 'the' }] },
    ]);
    expect(problemsBy(repeatedWord, about('Test test test.'))).toMatchObject([
      { message: '"Test" stands 3 times in a row.', fix: 'Write what you mean to say here.', edits: [] },
    ]);
    expect(toldBy(repeatedWord, about('What we had had. New New Street. That that is so.'))).toEqual([]);
  });

  it.each([
    ['Call Tapright now.', 'Tapright'],
    ['Call Tap Wright now.', 'Tap Wright'],
    ['Call tapwright now.', 'tapwright'],
    ['Call Tapwirght.', 'Tapwirght'],
    ['Call Tappwright.', 'Tappwright'],
  ])('[SP6] refuses the name of the business where it is misspelt: %j', (text, written) => {
    expect(toldBy(misspeltBrand, about(text))).toEqual([`${PAGE} misspelt-brand ${written}`]);
  });

  it('[SP8] asks about a word of the brand that is almost the place of the business', () => {
    const called = (second: string) =>
      toldBy(
        [misspeltBrand, doubtfulBrand],
        siteWith({ brand: { first: 'Tapwright', second, tagline: 'Day and night' }, address: { locality: 'London' } }),
      );
    expect(called('Londn')).toEqual(['pages/_site.json doubtful-brand Londn']);
    expect(called('London')).toEqual([]);
    expect(called('Drains')).toEqual([]);
  });

  it('[SP8] asks about a word that is further from the name, or that the dictionary has', () => {
    expect(toldBy([misspeltBrand, doubtfulBrand], about('Call Tabwrigt now.'))).toEqual([
      `${PAGE} doubtful-brand Tabwrigt`,
    ]);
    expect(toldBy([misspeltBrand, doubtfulBrand], about('Call Tapwrite or the playwrights.'))).toEqual([
      `${PAGE} doubtful-brand Tapwrite`,
    ]);
    expect(
      problemsBy(
        [misspeltBrand, doubtfulBrand],
        {
          ...siteWith({ locale: 'en-GB', brand: { first: 'Carver', second: 'London', tagline: '24/7' } }),
          ...about('Ask Garver or Carter.'),
        },
        { spelling },
      ).map(({ rule }) => rule),
    ).toEqual(['misspelt-brand', 'doubtful-brand']);
  });

  it('[SP7] leaves the name as it is, in capitals, and other words alone', () => {
    expect(toldBy(misspeltBrand, about('Tapwright, TAPWRIGHT London. A wright at the tap. Playwright.'))).toEqual([]);
  });

  it.each([
    ['We come asap.', 'asap', 'Write it out: "as soon as possible".'],
    [
      'The color of it.',
      'color',
      'Write "colour" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    [
      'In the city center.',
      'center',
      'Write "centre" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    [
      'We dont wait.',
      'dont',
      'Write "don\'t" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    [
      'Since Januray 2024.',
      'Januray',
      'Write "January" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    [
      'Closed each Wendesday.',
      'Wendesday',
      'Write "Wednesday" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    ['The gray tap.', 'gray', 'Write "grey" in its place, or, if it is right, add it to "words" in pages/_site.json.'],
    [
      'We know Georgain houses.',
      'Georgain',
      'Write "Georgian" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
    [
      'We come to Tapwright Londno.',
      'Londno',
      'Write "London" in its place, or, if it is right, add it to "words" in pages/_site.json.',
    ],
  ])('[SP9] names the one word that is meant: %j', (text, written, fix) => {
    const changes = { ...siteWith({ locale: 'en-GB' }), ...about(text) };
    expect(toldBy(misspeltWord, changes, { spelling })).toEqual([`${PAGE} misspelt-word ${written}`]);
    expect(wordsBy(misspeltWord, changes, { spelling })).toMatchObject([{ fix }]);
  });

  it('[SP17] spells the names of places and services where another page or the region has them nearly so', () => {
    const area = (name: string, streets: string[]) => {
      const page = areaPage();
      return { ...page, facts: { ...page.facts, name, streets } };
    };
    const changes = {
      ...siteWith({ locale: 'en-GB' }),
      'pages/areas/sw1h.json': area('Westminster', ['Victoria Street', 'Frith Street', 'Marsham Street']),
      'pages/areas/w1.json': area('Mayfair', ['Victoria Road', 'Marsham Place', 'Marshma Court', 'Kenton Street']),
      'pages/areas/w2.json': area('Paddington', ['Kenton Road', 'Fenton Road', 'Chesham Place']),
    };
    expect(toldBy(misspeltWord, changes, { spelling })).toEqual(['pages/areas/w1.json misspelt-word Marshma']);
  });

  it('[SP18] spells the labels of the site file, and leaves its brand, its own words and its figures', () => {
    const registration = [{ id: 'number', label: 'Compnay number', value: 'Xyzzyplugh' }];
    const changes = siteWith({ locale: 'en-GB', registration, words: ['Plughbo'], legalLines: ['A plughbo line.'] });
    expect(toldBy(misspeltWord, changes, { spelling })).toEqual(['pages/_site.json misspelt-word Compnay']);
    const brand = { first: 'Plughbo', second: 'Xyzzy', tagline: 'Locks, keys and dors' };
    expect(toldBy(misspeltWord, siteWith({ locale: 'en-GB', brand }), { spelling })).toContain(
      'pages/_site.json misspelt-word dors',
    );
  });

  it('[SP19] takes a name with a small letter for a word', () => {
    const hotlines = siteFile().hotlines.map((each) => ({ ...each, name: 'Colur Line' }));
    expect(
      toldBy(misspeltWord, { ...siteWith({ locale: 'en-GB', hotlines }), ...about('The colur.') }, { spelling }),
    ).toContain(`${PAGE} misspelt-word colur`);
    expect(
      wordsBy(
        misspeltWord,
        { ...siteWith({ locale: 'en-GB', hotlines }), ...about('A westminster house.') },
        { spelling },
      ),
    ).toMatchObject([{ message: '"westminster" is not in the dictionary. Did you mean "Westminster"?' }]);
  });

  it('[SP22] suggests what the site says itself, and mends no misspelling by a capital', () => {
    const suggested = (texts: string[], changes: object = {}) =>
      wordsBy(misspeltWord, { ...siteWith({ locale: 'en-GB' }), ...about(...texts), ...changes }, { spelling }).map(
        ({ message }) => message,
      );
    const said = ['Areas we know properly. The door of our areas is a door. Properly done.'];
    const told = (word: string, meant: string) => `"${word}" is not in the dictionary. Did you mean "${meant}"?`;
    expect(suggested([...said, 'Done proply at the dor.'])).toEqual([told('proply', 'properly'), told('dor', 'door')]);
    expect(suggested([...said, 'Aeras'])).toEqual([told('Aeras', 'Areas')]);
    expect(suggested(['Marh 2024.'])).toEqual([told('Marh', 'March')]);
    const streets = ['Victoria Street', 'Station Road', 'Staton Road'];
    const named = { ...areaPage(), facts: { ...areaPage().facts, streets } };
    expect(suggested(['At the staton, near the station. Stations.'], { 'pages/areas/sw1h.json': named })).toContain(
      told('staton', 'station'),
    );
  });

  it('[SP22] knows a word with its accents, and one of what the site has several of', () => {
    const changes = { ...siteWith({ locale: 'en-GB', words: ['combis'] }), ...about('A café, a décor, a combi.') };
    expect(toldBy(misspeltWord, changes, { spelling })).toEqual([]);
  });

  it('[SP10] finds two letters that changed places in a heading, and spells no tags', () => {
    const changes = (heading: string) => ({
      ...siteWith({ locale: 'en-GB' }),
      [PAGE]: { ...plainPage({ type: 'prose', heading, paragraphs: ['We come.'] }), metadata },
    });
    expect(wordsBy(misspeltWord, changes('Our Repiars'), { spelling })).toMatchObject([
      { message: '"Repiars" is not in the dictionary. Did you mean "Repairs"?' },
    ]);
    expect(toldBy(misspeltWord, changes('<b>stop&nbsp;tap</b> <strng class="colur">'), { spelling })).toEqual([]);
  });

  it.each([
    ["The pump lost it's grip.", "lost it's", 'lost its'],
    ['Its not late.', 'Its not', 'It’s not'],
    ['Your welcome to call.', 'Your welcome', 'You’re welcome'],
    ['Call if your in doubt.', 'if your in', 'if you’re in'],
    ['There van is white.', 'There van is', 'Their van is'],
    ['Their is a leak.', 'Their is', 'There is'],
    ['You should of called.', 'should of', 'should have'],
    ['A 24 hours service.', 'A 24 hours', 'A 24-hour'],
    ['It is faster then ten others.', 'faster then', 'faster than'],
    ['It is to late.', 'is to late', 'is too late'],
    ['Ask for advise.', 'for advise', 'for advice'],
    ['For piece of mind.', 'piece of mind', 'peace of mind'],
    ['Within a hour.', 'a hour', 'an hour'],
    ['It is an house.', 'an house', 'a house'],
    ['We have a valid license.', 'valid license', 'valid licence'],
    ["All boiler's are checked.", "boiler's", 'boilers'],
    ["Call before it get's worse.", "get's", 'gets'],
    ["The freeholders's pipe.", "freeholders's", 'freeholders’'],
    ['Your in safe hands.', 'Your in safe', 'You’re in safe'],
    ['We fit there taps too.', 'fit there', 'fit their'],
    ["The engineer who's van is outside.", "who's", 'whose'],
    ['The boiler looses pressure.', 'looses', 'loses'],
    ['Whoever knows were it is.', 'knows were', 'knows where'],
    ['By lack off care.', 'lack off', 'lack of'],
    ['Turn the tap of.', 'Turn the tap of', 'Turn the tap off'],
    ['We have came often.', 'have came', 'have come'],
    ['The leek is old.', 'The leek', 'The leak'],
    ['We advice a filter.', 'We advice', 'We advise'],
    ['Our practise is open.', 'Our practise', 'Our practice'],
    ['What costumers say', 'costumers', 'customers'],
    ['Turn of the water first.', 'Turn of', 'Turn off'],
    ['The pipe maybe blocked.', 'The pipe maybe', 'The pipe may be'],
    ['The pipe is lose.', 'is lose', 'is loose'],
    ['It is to loose for the door.', 'is to loose', 'is too loose'],
    ['This effects the pressure.', 'This effects', 'This affects'],
    ['It has past its test.', 'has past', 'has passed'],
    ['See weather it is shut.', 'See weather', 'See whether'],
    ['We bare the cost.', 'We bare', 'We bear'],
    ['Breath in slowly.', 'Breath', 'Breathe'],
    ['Water came threw the roof.', 'threw', 'through'],
    ['The principle tap is shut.', 'The principle', 'The principal'],
    ['A stationery van stood there.', 'A stationery', 'A stationary'],
    ['It is quiet easy.', 'quiet', 'quite'],
    ['Open every day accept Sunday.', 'day accept', 'day except'],
    ['Sooner or later, rather then now.', 'rather then', 'rather than'],
    ['Come. We was there at once.', 'We was', 'We were'],
    ['He don’t wait.', 'He don’t', 'He doesn’t'],
    ['There is two leaks.', 'There is two', 'There are two'],
    ['Its important to call.', 'Its', 'It’s'],
    ['The hinges has dropped.', 'The hinges has', 'The hinges have'],
    ['The fuses behind the panel was old.', 'The fuses behind the panel was', 'The fuses behind the panel were'],
    ['The tiles upstairs isn’t dry.', 'The tiles upstairs isn’t', 'The tiles upstairs aren’t'],
    ['The slate above the doors have slipped.', 'The slate above the doors have', 'The slate above the doors has'],
    ['The cost of the repairs are shared.', 'The cost of the repairs are', 'The cost of the repairs is'],
    ['The pump have no power.', 'The pump have', 'The pump has'],
    ['Each of the fuses are tested.', 'Each of the fuses are', 'Each of the fuses is'],
    ['One of the fuse are blown.', 'One of the fuse are', 'One of the fuses is'],
    ['Then one of our van is outside.', 'one of our van', 'one of our vans'],
    ['Two fuse were blown.', 'Two fuse were', 'Two fuses were'],
    ['These hinge is old.', 'These hinge is', 'This hinge is'],
    ['A hinges is oiled.', 'A hinges is', 'A hinge is'],
    ['The door does not closes.', 'The door does not closes', 'The door does not close'],
    ['They fixes the roof.', 'They fixes', 'They fix'],
    ['You should to wait.', 'You should to', 'You should'],
    ['The glass must replaced.', 'The glass must replaced', 'The glass must be replaced'],
    ['They will with you at noon.', 'They will with you', 'They will be with you'],
    ['The door has being forced.', 'has being', 'has been'],
    ['If the gate want open, oil it.', 'the gate want open', 'the gate won’t open'],
    ['A plumbers van came.', 'A plumbers', 'A plumber’s'],
    ['We paint fence’s while you wait.', 'fence’s', 'fences'],
    ['Our painter’s will ring you.', 'painter’s', 'painters'],
    ['You know what your buying.', 'what your buying', 'what you’re buying'],
    ['Because your entitled to it.', 'Because your entitled', 'Because you’re entitled'],
    ['We come to your at noon.', 'to your', 'to you'],
    ['It is quicker to ring then to write.', 'quicker to ring then', 'quicker to ring than'],
    ['We fit more roofs then anyone.', 'more roofs then', 'more roofs than'],
    ['The room is wider then it looks.', 'wider then', 'wider than'],
    ['Water ran from the sealing of the bathroom.', 'from the sealing', 'from the ceiling'],
  ])('[SP11] warns of a word that is mistaken for another: %j', (text, written, meant) => {
    const changes = { ...siteWith({ locale: 'en-GB' }), ...about(text) };
    expect(toldBy(mistakenWord, changes)).toEqual([`${PAGE} mistaken-word ${written}`]);
    expect(wordsBy(mistakenWord, changes)).toMatchObject([
      { message: `"${written}" seems to mean "${meant}".`, fix: `Write "${meant}" in its place.` },
    ]);
    expect(toldBy(mistakenWord, { ...siteWith({ locale: 'de-DE' }), ...about(text) })).toEqual([]);
  });

  it('[SP12] leaves what only looks like it alone', () => {
    const texts = [
      'It’s ours, and its own van is white.',
      'There really is one. There is. There must have been one.',
      'You must of course leave.',
      'Older, then newer. We used to much prefer it.',
      'A European, a one-off, a university, a unit.',
      'An hour, an honest price, an 8-hour day, a 10-hour day.',
      'A 24-hour service, 24 hours a day, a 2 hours or so visit.',
      'Your welcome pack.',
      'We license it; licensed engineers.',
      'Plan A is good, from a to b.',
      'It is to heat water that you need it.',
      'We advise you to take advice.',
      'While your engineer is here.',
      "The boiler's fan is new, and the boiler's controls are old.",
      "Who's there? The one who's here.",
      'We practise what we preach. The leeks are in the soup.',
      'Turn the tap of the cistern. Switch it off. A lot off the price.',
      'If you ask, were they to come, we would. Let it look for itself.',
      'Less heat, less noise. What is less, people pay once.',
      'We were there. Use there is none. The bosses’ van.',
      'Half a turn of the key. The water is off at the wall.',
      'It takes a day, maybe two, and the pump, maybe blocked, hums.',
      'It is to warm the room. Too loose, and you may lose it.',
      'The side effects the drug has. We effect a repair.',
      'He threw the key away. In cold weather the pipe freezes. Whether or not.',
      'In the past it passed. A matter of principle, and the principle is simple.',
      'Bare wires. Take a breath. Quite a quiet pump. We expect a call, except on Sundays.',
      'What we do for you is simple. All you have is a drip. Does it have one?',
      'Under the Act of 2015 our work is done with care.',
    ];
    expect(toldBy(mistakenWord, { ...siteWith({ locale: 'en-GB' }), ...about(...texts) })).toEqual([]);
  });

  it('[SP24] knows who does what: several of one, one of several, some of many, and what is no verb', () => {
    const texts = [
      'A number of houses are old. The team in the vans are kind. The police have a key. The series is long.',
      'The keys in the drawer are new. The news from the towns is good. A third of the roofs are slate.',
      'One of the reasons people ring is a leak. Not one of the keys fits. More than one of the doors sticks.',
      'If the pipe were lead, the parts of the wall would be dug up. Two of the six are here. These who wait are few.',
      'It does not always close. All we can to help. The lock will, by then, be done. We can with care open it.',
      'Your heating, your wiring and your opening hours. If your building is old, what your landlord says counts.',
      'When your booking is made, if your safe is locked, once your ready meal is warm.',
      'Wait an hour, then ring. If it drips more, then ring. Close the upper valve, then the lower.',
      'The landlord’s and the tenant’s. At the neighbour’s. Mind your p’s. All the people’s keys. Two men’s work.',
      'The doors want oil. A sports car, a mains tap, a glass door. The engineer arrives when the work is done.',
      'Fit it, as the makers say. The sealing of the bath is new. If the tap drips in the night, wait.',
      'Packages with one of the names are sent. Both he and it are here.',
    ];
    expect(toldBy(mistakenWord, { ...siteWith({ locale: 'en-GB' }), ...about(...texts) })).toEqual([]);
  });

  it('[SP20] asks about a word that stands nowhere else, where its twin is a word of the site', () => {
    const others = ['The waste is clear. A waste pipe of brass.', 'The hinges and the hinge. Mend the hinge.'];
    const changes = (...texts: string[]) => ({ ...siteWith({ locale: 'en-GB' }), ...about(...others, ...texts) });
    expect(wordsBy(doubtfulWord, changes('The waist pipe is old.'))).toEqual([
      {
        message: '"waist" stands nowhere else on this site, and "waste" is one of its words. Is "waste" meant?',
        fix: 'If it is, write "waste" in its place. If "waist" is right, add it to "words" in pages/_site.json.',
        why: 'No dictionary finds a right word in the wrong place, but visitors do, and stumble over it.',
      },
    ]);
    expect(toldBy(doubtfulWord, changes('A lever and levers.', 'Two leavers.'))).toEqual([
      `${PAGE} doubtful-word leavers`,
    ]);
    expect(toldBy(doubtfulWord, changes('The flew is old. Call Waist Street.'))).toEqual([]);
    expect(
      toldBy(doubtfulWord, { ...changes('A waist.'), ...siteWith({ locale: 'en-GB', words: ['waist'] }) }),
    ).toEqual([]);
    const services = { ...plainPage({ type: 'prose', paragraphs: ['Up to the waist.'] }), metadata };
    expect(toldBy(doubtfulWord, { ...changes('A waist.'), 'pages/services.json': services })).toEqual([]);
  });

  it.each([
    ["We mend you're hinge.", "you're hinge", 'your hinge'],
    ["Who's hinge is it?", "Who's hinge", 'Whose hinge'],
    ["Check it's hinge.", "it's hinge", 'its hinge'],
  ])('[SP21] asks about a word that only a thing of the site shows to be another: %j', (text, written, meant) => {
    const changes = {
      ...siteWith({ locale: 'en-GB' }),
      ...about('Mend the hinge. Oil the hinge. Your hinge is old.', text),
    };
    expect(toldBy(doubtfulWord, changes)).toEqual([`${PAGE} doubtful-word ${written}`]);
    expect(wordsBy(doubtfulWord, changes)).toMatchObject([{ message: `Is "${meant}" meant by "${written}"?` }]);
  });

  it('[SP21] leaves what you are and what is on hand alone', () => {
    const texts = [
      'Mend the hinge. Oil the hinge. When you’re ready, the hinge is, too. You’re home.',
      'Who’s there?',
      'Check it’s closed. Check it’s the hinge.',
    ];
    expect(toldBy(doubtfulWord, { ...siteWith({ locale: 'en-GB' }), ...about(...texts) })).toEqual([]);
  });

  it.each([
    ['We are done.Call us.', '.'],
    ['We come,and go.', ','],
    ['We come , and go.', ' '],
    ['We come ,and go.', ' ,'],
    ['We come,, and go.', ',,'],
    ['We come (day or night.', '('],
    ['We come day or night).', ')'],
    ['“We come, she said.', '“'],
  ])('[SP13] warns of a slip among the signs: %j', (text, written) => {
    expect(toldBy(punctuationSlip, about(text))).toEqual([`${PAGE} punctuation-slip ${written}`]);
  });

  it.each([
    ['Ring us!!! Now.', '!!!'],
    ['Ring us: . Now.', ': .'],
    ['Ring us @ any time.', '@'],
    ['Heat it to 60 ° C.', '° '],
  ])('[SP23] warns of signs in the wrong place: %j', (text, written) => {
    expect(toldBy(punctuationSlip, about(text))).toEqual([`${PAGE} punctuation-slip ${written}`]);
  });

  it('[SP23] wants a question mark behind a question of a list', () => {
    const faq = (question: string) => ({
      [PAGE]: goodPage('About', {
        type: 'faq',
        heading: 'Questions',
        items: [question, 'And then?'].map((each) => ({ question: each, answer: ['Soon.'] })),
      }),
    });
    expect(toldBy(punctuationSlip, faq('How soon will you be here'))).toEqual([`${PAGE} punctuation-slip here`]);
    expect(toldBy(punctuationSlip, faq('No. It costs nothing.'))).toEqual([`${PAGE} punctuation-slip nothing.`]);
    for (const question of ['How soon?', 'Who comes (and when)?', 'Is it “far”?', '¿Cuánto cuesta?'])
      expect(toldBy(punctuationSlip, faq(question)), question).toEqual([]);
  });

  it('[SP14] leaves figures, addresses, abbreviations and lists alone', () => {
    const texts = [
      'Version 2.0, 1,000 litres, 08:00.',
      'See www.tapwright.example/help.Html or write to a@b.Com now.',
      'A pipe, etc. and more, approx. ten.',
      'a) one, b) two (old [or new]).',
      'Wait … and … go...',
      '“We come,” she said.',
      'e.g. this, i.e. that',
      'Is it right? No: {phone}.',
      'Call {phone}, or write.',
    ];
    expect(toldBy(punctuationSlip, about(...texts))).toEqual([]);
  });
});
