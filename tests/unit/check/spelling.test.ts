import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import type { Setting, Site } from '../../../src/check/site';
import { unreadIn } from '../../../src/node/cli/check/unread';
import { regionJson } from '../../fixtures/region';
import { spellingFiles, spellingFor } from '../../../src/node/spelling/dictionary';
import { siteOf } from '../../fixtures/site';
import { areaPage } from '../schemas/area-page';
import { plainPage } from './small-site';
import { PAGE, area, changed, prose, siteWith } from './make';
import { problemsBy, toldBy, wordsBy } from './told-by';
import { lines, said } from './said';

const about = (...paragraphs: string[]) => ({ [PAGE]: plainPage(prose(paragraphs)) });

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spelling = spellingFor(folder);
const english = (site: object, ...paragraphs: string[]) => ({
  ...siteWith({ locale: 'en-GB', ...site }),
  ...about(...paragraphs),
});
const misspelt = (...paragraphs: string[]) =>
  toldBy('misspelt-word', english({}, ...paragraphs), { spelling }).map((each) => each.split(' ').at(-1));

/** In a process of its own: what is learnt is written down when that ends. */
function spellAndEnd(cache: string, words: readonly string[]): void {
  const code = `import { spellingFor } from './src/node/spelling/dictionary.ts';
    const spelling = spellingFor(${JSON.stringify(cache)})('en-GB');
    for (const word of ${JSON.stringify(words)}) if (!spelling.knows(word)) spelling.suggest(word);`;
  const entry = join(folder, 'spell.ts');
  writeFileSync(entry, code.replace('./src', join(process.cwd(), 'src')));
  const run = `import { runnerImport } from 'vite'; await runnerImport(${JSON.stringify(entry)}, { logLevel: 'error' });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', run]);
}

it('[SP1] warns of a word that no dictionary has, once a page, and suggests what is near', () => {
  const changes = english({}, 'We do emercency repairs. An emercency is one at night.');
  expect(problemsBy('misspelt-word', changes, { spelling })).toMatchObject(said`
    # warning
    "emercency" is not in the dictionary. Did you mean "emergency"?
    > Write "emergency" in its place, or, if it is right, add it to "words" in pages/_site.json.
    ? Visitors who stumble over a misspelt word trust the rest of the page less, and searches for the word miss it.`);
});

it('[SP1] says of a sentence in another language that it is one, and names its other words', () => {
  const polish = 'Nie otwieramy drzwi osobom, które nie mogą udowodnić tego.';
  expect(problemsBy('misspelt-word', english({}, `We do emercency repairs. ${polish}`), { spelling }))
    .toMatchObject(said`
    # «emercency»
    # «${polish}»
    Most words of this sentence are in no dictionary of this site.`);
});

it('[SP2] knows British spelling, the words of the site, its places, abbreviations, tokens and addresses', () => {
  const right =
    'The colour of the neighbour’s mould; we organise it. Combis, a combi, CCTV and VAT. {claim.reviews} at b@tapwright.example, /services/xyzzy. Xyzzyplugh checks. Plughbo does not.';
  const accreditations = [{ id: 'a', name: 'Plughbo installer', body: 'The Xyzzyplugh Guild', number: '1' }];
  expect(toldBy('misspelt-word', english({ words: ['combi'], accreditations }, right), { spelling })).toEqual([]);
  expect(misspelt('Their coluor.', 'Tapwright of London.')).toEqual(['coluor']);
});

it('[SP3] spells every English but that of the United States, and nothing without a dictionary', () => {
  const text = 'We do emercency repairs, the color of mold.';
  const found = (locale: string, setting: Setting) => toldBy('misspelt-word', english({ locale }, text), setting);
  for (const locale of ['en-GB', 'en-IE', 'en'])
    expect(found(locale, { spelling }), locale).toContain(`${PAGE} misspelt-word emercency`);
  expect([found('en-US', { spelling }), found('en-GB', {})]).toEqual([[], []]);
});

it('[SP3] says in one line that it has no dictionary for a language', () => {
  const lineOf = (locale: string) => unreadIn(siteFrom(siteOf({}, { locale }), { spelling } as Setting) as Site);
  expect(lineOf('en-IE')).toBeUndefined();
  expect(lineOf('en-US')).toBe(
    'Not checked in "en-US", for lack of a dictionary: spelling. Somebody must read the texts, or install a dictionary by the name of the language, such as "dictionary-en-ca".',
  );
});

it('[SP4] keeps what the dictionary said of words for the next run, and throws a list away that is damaged', () => {
  const kept = join(folder, 'kept');
  spellAndEnd(kept, ['plumber', 'emercency']);
  const file = join(kept, readdirSync(kept)[0]!);
  const [sum, ...words] = readFileSync(file, 'utf8').split('\n');
  expect(words).toEqual([expect.stringMatching(/^!emercency\temergency(\t|$)/), 'plumber']);

  const wrong = ['!emercency\temerald', '!plumber'];
  const believed = join(folder, 'believed');
  cpSync(kept, believed, { recursive: true });
  const ownSum = createHash('sha256').update(wrong.join('\n')).digest('base64url');
  writeFileSync(join(believed, readdirSync(kept)[0]!), [ownSum, ...wrong].join('\n'));
  const believer = spellingFor(believed)('en-GB')!;
  expect([believer.knows('plumber'), believer.suggest('emercency')]).toEqual([false, ['emerald']]);
  expect(spellingFiles('en-GB', believed)!.kept()).toEqual({
    // The name that it has here: what was found by one is known to the other.
    name: believer.name,
    right: [],
    unknown: ['emercency', 'plumber'],
    suggestions: [['emercency', ['emerald']]],
  });

  writeFileSync(file, [sum, ...wrong].join('\n'));
  expect(spellingFor(kept)('en-GB')!.knows('plumber')).toBe(true);
  expect(spellingFor(kept)('en-GB')!.knows('emercency')).toBe(false);
});

it('[SP3] takes the dictionary that a project has installed for a language, that of the region first', () => {
  const project = join(folder, 'project');
  const install = (name: string, word: string) => {
    const place = join(project, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    const files = {
      'package.json': JSON.stringify({ name, version: '1.0.0' }),
      'index.js': '',
      'index.aff': 'SET UTF-8',
    };
    for (const [file, text] of Object.entries({ ...files, 'index.dic': `1\n${word}\n` }))
      writeFileSync(join(place, file), text);
  };
  const knows = (locale: string, word: string) => spellingFor(folder, project)(locale)?.knows(word);
  expect(knows('de-DE', 'Ziegel')).toBeUndefined();
  install('dictionary-de', 'Ziegel');
  install('dictionary-de-at', 'Jänner');
  expect([knows('de-DE', 'Ziegel'), knows('de-DE', 'Jänner'), knows('de-AT', 'Jänner')]).toEqual([true, false, true]);
  expect(knows('en-IE', 'roof')).toBe(true);
  for (const locale of ['en-US', 'de/../../x', '']) expect(spellingFor(folder, project)(locale)).toBeUndefined();
});

it.each(['Tap Wright', 'tapwright', 'Tapwrite'])('[SP6] refuses the name of the business as %j London', (written) => {
  const page = about(`Call ${written} London, no Tea London.`);
  expect(toldBy('misspelt-brand', page, { spelling })).toEqual([`${PAGE} misspelt-brand ${written}`]);
});

it('[SP6] leaves a word alone that the dictionary has, or that is further from the name', () => {
  const carver = siteWith({ locale: 'en-GB', brand: { first: 'Carver', second: 'London', tagline: '24/7' } });
  expect(toldBy('misspelt-brand', { ...carver, ...about('Ask Garver or Carter.') }, { spelling })).toEqual(lines`
    ${PAGE} misspelt-brand Garver`);
  for (const fine of [
    about('Call Tabwrigt, Tapwrite or the playwrights.'),
    about('Tapwright, TAPWRIGHT London. A wright at the tap. Playwright.'),
    { ...siteWith({ words: ['Tapright'] }), ...about('Tapright is a maker.') },
  ])
    expect(toldBy('misspelt-brand', fine)).toEqual([]);
});

it.each([
  ['We dont wait.', 'dont', ["don't"]],
  ['We come to Tapwright Londno.', 'Londno', ['London']],
  ['Marh 2024.', 'Marh', ['March']],
])('[SP9] names what is meant: %j', (text, written, meant) => {
  expect(misspelt(text)).toEqual([written]);
  const [words] = wordsBy('misspelt-word', english({}, text), { spelling });
  for (const each of meant) expect(words!.message).toContain(`"${each}"`);
  expect(words!.fix).toMatch(/^Write .* in its place, or, if it is right, add it to "words" in pages\/_site\.json\.$/);
});

it('[SP17] spells the names of places and services where another page or the region has them nearly so', () => {
  const streetsOf = (name: string, streets: string) =>
    changed(areaPage(), { 'facts.name': name, 'facts.streets': streets.split(', ') });
  const changes = {
    ...siteWith({ locale: 'en-GB' }),
    'pages/areas/sw1h.json': streetsOf('Westminster', 'Victoria Street, Frith Street, Marsham Street'),
    'pages/areas/w1.json': streetsOf('Mayfair', 'Victoria Road, Marsham Place, Marshma Court, Kenton Street'),
    'pages/areas/w2.json': streetsOf('Paddington', 'Kenton Road, Fenton Road, Chesham Place'),
  };
  expect(toldBy('misspelt-word', changes, { spelling })).toEqual(['pages/areas/w1.json misspelt-word Marshma']);
});

it('[SP18] spells the labels of the site file, and leaves its brand, its own words and its figures', () => {
  const registration = [{ id: 'number', label: 'Compnay number', value: 'Xyzzyplugh' }];
  const changes = siteWith({ locale: 'en-GB', registration, words: ['Plughbo'], legalLines: ['A plughbo line.'] });
  expect(toldBy('misspelt-word', changes, { spelling })).toEqual(['pages/_site.json misspelt-word Compnay']);
  const brand = { first: 'Plughbo', second: 'Xyzzy', tagline: 'Locks, keys and dooors' };
  expect(toldBy('misspelt-word', siteWith({ locale: 'en-GB', brand }), { spelling })).toContain(
    'pages/_site.json misspelt-word dooors',
  );
});

it('[SP18] takes a word with a capital before another such for a first name, also where a sentence begins', () => {
  expect(misspelt('Fergal Ruane came. Fergal Reid too.', 'Dermto Quinlivan came.', 'Paino tuners came.')).toEqual([
    'Dermto',
    'Paino',
  ]);
  expect(misspelt('Fergal Ruane came.')).toEqual([]);
});

it('[SP22] suggests what the site says itself, and mends no misspelling by a capital', () => {
  const suggested = (texts: string[], changes: object = {}) =>
    wordsBy('misspelt-word', { ...english({}, ...texts), ...changes }, { spelling }).map(({ message }) => message);
  const known = 'Areas we know properly. The door of our areas is a door. Properly done.';
  const told = (word: string, meant: string) => `"${word}" is not in the dictionary. Did you mean "${meant}"?`;
  expect(suggested([known, 'Done propery at the dor.'])).toEqual([told('propery', 'properly'), told('dor', 'door')]);
  expect(suggested([known, 'Aeras'])).toEqual([told('Aeras', 'Areas')]);
  const named = area({ 'facts.streets': ['Victoria Street', 'Station Road', 'Staton Road'] });
  expect(suggested(['At the staton, near the station. Stations.'], named)).toContain(told('staton', 'station'));
  const words = ['combis', 'ITEMMO', 'd’Ainayo'];
  const right = english({ words }, 'A café, a décor, a combi. At l’ITEMMO, and d’Ainayo.');
  expect(toldBy('misspelt-word', right, { spelling })).toEqual([]);
});

it.each([
  ['no word is near', 'We pour hypochlorite through a tremie. The drawdown is twenty gpm.'],
  ['another consonant makes another word', 'We speciate it. Greensand backwashes at night, and has no E. coli.'],
  ['a name is no slip of a word', 'A mahone and a jerry-built wall.'],
  ['it is a short part of a word', 'A pre-charge.'],
  ['it is part of a name', 'A staithe is a landing place.'],
  ['a name is written so', 'A gothic head and a gothic arch, with a scotia.'],
  ['it is another one with an ending', 'A scaffold is a scaffold: ask a scaffolder. Flashing and flashing: flashings.'],
  [
    'it is a form of a word',
    'Farriery by farriers: farriers and farriery. Shoeings, shavings and planings. A radiograph.',
  ],
  ['it begins with a whole word', 'A haunched tenon, and the haunching of a pipe.'],
  ['many are near', 'It had cames, and haud. It had come, and comes and comes. Tupping, topping, topping.'],
  ['the dictionary has several', 'We do overseeding and repointing.'],
  ['it leaves the vowels of another out', 'A barn is a barn: brn.'],
  ['the site repeats it', 'A pitless adaptor. All pitless ones, with a megger. The megger.'],
])('[SP22] takes a word for one of the trade where %s', (_, text) => {
  expect(misspelt(text)).toEqual([]);
});

it('[SP22] tells a slip that a site repeats where it also uses the word, and names in small letters but for searches', () => {
  expect(misspelt('An emercency. The emercency.', 'An emergency is an emergency.')).toEqual(['emercency']);
  const placed = { ...english({}, 'A walthamstow house.'), 'pages/_region.json': regionJson };
  expect(toldBy('misspelt-word', placed, { spelling })).toEqual([`${PAGE} misspelt-word walthamstow`]);
  const searched = { ...english({}), [PAGE]: changed<object>(plainPage(), { 'metadata.keywords': ['westminster'] }) };
  expect(toldBy('misspelt-word', searched, { spelling })).toEqual([]);
});

it('[SP9] spells no tags', () => {
  expect(misspelt('<b>stop&nbsp;tap</b> <strng class="colur">')).toEqual([]);
});
