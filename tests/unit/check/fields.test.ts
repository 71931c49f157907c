import { expect, it } from 'vitest';
import { CODES, RULES } from '../../../src/check/rules';
import { pageBlockSchemas } from '../../../src/content/documents/page.schema';
import { FAULTS, wordsOfFault } from '../../../src/json/faults';
import type { FaultCode } from '../../../src/json/faults';
import { applyEdits } from '../../../src/json/text-edit';
import { regionJson } from '../../fixtures/region';
import { areaPage } from '../schemas/area-page';
import { changed, prose, serviceOf, shared, showing, siteWith } from './make';
import { check, plainPage, siteFile } from './small-site';
import { problemsBy } from './told-by';
import { entries, lines, said } from './said';

const TRADE = /schema|oneOf|additional propert|instance|pointer|regex|parse|enum\b|token<|undefined|\[object/i;
const FILE = 'pages/areas/n1.json';
const text = JSON.stringify(areaPage(), null, 2);
const PICTURE = /"picture": (\{[^}]*\})/.exec(text)![0];

function problems(from: string, to: string) {
  expect(text).toContain(from);
  const spoilt = text.replace(from, to);
  return check({ [FILE]: spoilt }).problems.map((problem) => ({
    ...problem,
    underlined: spoilt.slice(problem.range.start.offset, problem.range.end.offset),
    ...problem.range.start,
    inserted: problem.edits.map(({ insert }) => insert).join(),
    mended: applyEdits(spoilt, problem.edits),
  }));
}

it('[C1] names a misspelt field, the field that was meant, its place and what visitors would miss', () => {
  const found = problems('"responseMinutes"', '"responseMinuets"');
  expect(found).toMatchObject(said`
    # unknown-field /facts/responseMinuets «"responseMinuets"» ⇒ "responseMinutes"
    "responseMinuets" is not a field of the facts of an area page. Did you mean "responseMinutes"?
    > Write "responseMinutes" in its place.
    ? A field with a wrong name is left out of the page, so visitors would not see the response time.`);
  expect(found).toMatchObject([{ line: 14, column: 5, mended: text }]);
});

/** What became of what; what is said of it; what to type, and what is written where that is certain. */
const SAID = String.raw`
    [C2] "name": "Victoria", → "name": "Victoria", "colour": "red",
    unknown-field: "colour" is not a field of the facts of an area page.
    Remove it, or write one of the fields that can still be added here: "borough", "skyline", "intro", "networks" or "lineName".
    [C2] "icon": "clock" → "icon": "clock", "icom": "clock"
    unknown-field: "icom" is not a field of a badge of the "hero" block.
    Remove it.
    [C2] "to": "/services" → "url": "/services"
    unknown-field: "url" is not a field of a page button of the "hero" block. Did you mean "to"?
    Write "to" in its place. ⇒ "to"
    [C5] "type": "hero" → "type": "columns"
    wrong-block: This block says that it is a "columns", but its fields are those of a "hero".
    Write "hero" as its type, or write the fields of a "columns".
    [C6] [Z38] 20, → "l28",
    number-in-quotes: "responseMinutes" is a text with a number in it, and must be the number alone.
    If l28 means 28, write 28 without quotes; otherwise the number that is meant.
    [C6] -0.1357 → "0.1357° W"
    number-in-quotes: "longitude" is a text with a number in it, and must be the number alone.
    Write -0.1357 without quotes. ⇒ -0.1357
    [C6] "metadata": { → "metadata": { "noindex": "True",
    boolean-in-quotes: "noindex" is true in quotes, which makes it a text.
    Write true without quotes. ⇒ true
    [C6] "We come day and night." → 24
    wrong-type: "intro" is 24 without quotes, but it must be a text.
    Write "24" in double quotes. ⇒ "24"
    [C11] "Victoria", → null,
    wrong-type: "name" is null, which stands for nothing.
    Write a value, or take the field out if there is nothing to say.
    [C11] "Victoria", → " ",
    empty-text: "name" is an empty text.
    Write some words between the quotes, or take the field out if it may be left out.
    [C11] "Cardinal Place" → 7
    wrong-type: Item 1 of "landmarks" is the number 7, but it must be a text or a group of fields.
    Write a place in quotes, or { "name": "…", "in": "R4" } for one that lies next door.
    [C7] "clock" → "clok"
    unknown-value: "clok" is not one of the words that "icon" can be. Did you mean "clock"?
    Write "clock" in its place. ⇒ "clock"
    [C7] "fact": "streets" → "fact": "roads"
    unknown-value: "roads" is not one of the words that "fact" can be.
    Write one of these: "streets", "landmarks", "networks" or "credentials".
    [C7] "clock" → "toilet-drain"
    unknown-value: "toilet-drain" is not one of the words that "icon" can be. Nearest in meaning are "toilet" and "drain".
    Write "toilet" or "drain" in its place.
    [C8] "/services" → "services/"
    wrong-form: "services/" is not written as "to" must be. Did you mean "/services"?
    Write "/services" in its place. ⇒ "/services"
    [C8] "type": "hero" → "type": "hero", "id": "o̶ur services"
    wrong-form: "o̶ur services" is not written as "id" must be. Did you mean "our-services"?
    Write "our-services" in its place. It has small letters, digits and single hyphens, for example "harbour" or "small-repairs". ⇒ "our-services"
    [UC10] "SW1H" → "SW１H"
    wrong-form: "SW１H" holds "１", which only looks like "1", behind "SW", which "code" cannot have.
    Write "SW1H" in its place, typed by hand and not pasted. ⇒ "SW1H"
    [UC10] "locality" → "lоcality"
    unknown-field: "lоcality" is not a field of the facts of an area page. It holds "о", which only looks like "o". Did you mean "locality"?
    Write "locality" in its place. ⇒ "locality"
    [C13] "SW1H" → "{area.code}"
    misplaced-token: "code" contains the token {area.code}, but tokens only work in texts that visitors read.
    Write the code of one district, in capitals and figures without a space. Write the value itself here.
  `;

it.each(SAID.trim().split(/\n\s*(?=\[\w+\] )/))('says what is wrong, and what to type: %s', (lesson) => {
  const [change = '', told = '', typed = ''] = lesson.split('\n').map((line) => line.trim());
  const [from = '', to = ''] = change.replace(/^(\[\w+\] )+/, '').split(' → ');
  const [fix, inserted = ''] = typed.split(' ⇒ ');
  const found = problems(from, to);
  expect(found.map((each) => ({ ...each, told: `${each.rule}: ${each.message}` }))).toMatchObject([
    { told, fix, inserted },
  ]);
  for (const { message, why } of found) expect(`${message} ${fix} ${why}`).not.toMatch(TRADE);
});

it('[UC10] names a character that nobody sees, and where it stands', () => {
  const [found] = problems('"/services"', '"/ser\u200bvices"');
  expect([found!.message, found!.inserted]).toEqual([
    '"/ser\u200bvices" holds a space without width that nobody sees, behind "/ser", which "to" cannot have.',
    '"/services"',
  ]);
});

it('[C9] [C7] [C11] says of a range, a length, a long list and a group what belongs there', () => {
  expect(problems('20,', '200,')).toMatchObject(said`
    "responseMinutes" is 200, but it must be at least 5 and at most 120.`);
  expect(problems('"We come day and night."', JSON.stringify('word '.repeat(40_000)))).toMatchObject(said`
    "intro" has 200000 characters, and more than 3000 cannot be meant here.
    > Shorten it, and put the rest where longer texts stand, such as the paragraphs of a block.`);
  expect(problems('"clock"', '"unicorn"')[0]!.fix).toMatch(/^Choose one of the 112 icons: your editor lists them/);
  expect(problems(PICTURE, '"picture": "map"')).toMatchObject(said`
    > Write what belongs there, for example { "show": "map" }.`);
  expect(problems('"/services"', '"https://elsewhere.example"')[0]!.fix).toMatch(
    /^Write the address of a page of this site/,
  );
});

it.each(
  entries(`stopwatch: clock | water: drop | fire: flame | PhoneCall: phone | triangle alert: alert
    washing_machine: washer | users: team | map-pin: pin | spanner: wrench`).map((pair) => pair.split(': ')),
)('[C7] suggests a word by its meaning, which a person must choose: %s', (icon, meant) => {
  expect(problems('"clock"', JSON.stringify(icon))[0]!).toMatchObject({
    fix: `Write "${meant}" in its place.`,
    inserted: '',
  });
});

it('[C4] names a missing field at the bracket of its object, with an example', () => {
  const found = problems('      "intro": "We come day and night.",\n', '');
  expect(found).toMatchObject(said`
    # missing-field «{»
    "intro" is missing from the "hero" block.
    > Add "intro": "…" between these brackets.
    ? Visitors read it first, and decide by it whether they call or go back.`);
  expect(found).toMatchObject([{ line: 45, column: 5 }]);
});

it('[C4] offers what is true of another page only as an example, and counts the facts', () => {
  expect(problems(/ *"locality": "[^"]*",\n/.exec(text)![0], '')).toMatchObject(said`
    "locality" is missing from the facts of an area page.
    > Add "locality" between these brackets, for example "locality": "Riverside".`);
});

const picture = (fields: string) => problems(PICTURE, `"picture": ${fields}`);

it('[C49] tells everything that is wrong with a group whose kind is not said', () => {
  const whole =
    'Write one of these in its place: { "show": "map" }, { "show": "scene", "scene": "tools" }, { "show": "photo", "file": "van.jpg", "alt": "Our van in front of a terrace at night." } or { "show": "backdrop", "file": "van.jpg", "alt": "Our van in front of a terrace at night." }.';
  expect(picture('{ "src": "/van.jpg", "title": "Our van" }')).toMatchObject(said`
    # wrong-type
    "picture" has "src" and "title", but what belongs there has "show".
    > ${whole}`);
  expect(picture('{}')).toMatchObject(said`
    # missing-field
    "show" is missing from the picture of the "hero" block.
    > ${whole}`);
  expect(picture('{ "show": "scene", "src": "/van.jpg" }')).toMatchObject(said`
    # unknown-field
    "src" is not a field of the drawing of the "hero" block. Did you mean "scene"?`);
});

it('[C49] knows by the other fields which kind of a group was meant', () => {
  const button = (fields: string) =>
    problems('{\n          "do": "call",\n          "label": "Call: {phone}"\n        }', fields);
  expect(picture('{ "scene": "boilr", "src": "x" }')).toMatchObject(said`
    # missing-field
    "show" is missing from the picture of the "hero" block.
    > Add "show": "scene" between these brackets.
    # unknown-field
    "src" is not a field of the picture of the "hero" block.
    > Remove it, or write one of the fields that can still be added here: "show".`);
  expect(button('{ "label": "Prices", "to": "/services" }')).toMatchObject(said`
    # missing-field
    "do" is missing from a button of the "hero" block.
    > Add "do": "page" between these brackets.`);
  expect(button('{ "subject": "A quote" }')).toMatchObject(said`
    # missing-field
    "do" and "label" are missing from a button of the "hero" block.
    > Add "do" and "label" between these brackets, for example "do": "email", "label": "Write to us".`);
  expect(button('{ "label": "Go" }')).toMatchObject(said`
    > Write one of these in its place: { "do": "call", "label": "Call {phone}" }, { "do": "email", "label": "Write to us" }, { "do": "sms", "label": "Text us a photograph" }, { "do": "whatsapp", "label": "WhatsApp us a photograph" }, { "do": "book", "label": "Book online" } or { "do": "page", "label": "What a repair includes", "to": "/areas/harbour" }.`);
});

it('[C49] knows a menu by its other fields where the pages in it are missing', () => {
  const menu = { label: 'Areas', all: { label: 'All areas', to: '/' } };
  expect(check(siteWith({ 'navigation.header': [menu] })).problems).toMatchObject(said`
    # missing-field /navigation/header/0
    "pages" is missing from a menu of the site file.`);
});

it('[C5] suggests the nearest type for a misspelt block', () => {
  const typed = (type: string) => problems('"type": "hero"', `"type": "${type}"`);
  expect(typed('heroo')).toMatchObject(said`
    # unknown-block «"heroo"»
    There is no block of the type "heroo". Did you mean "hero"?
    > Write "hero" in its place.`);
  expect(typed('testimonials')).toMatchObject(said`
    # unknown-block
    There is no block of the type "testimonials". Nearest in meaning is "reviews".
    > Write "reviews" in its place.`);
  expect([typed('heroo')[0]!.mended, typed('testimonials')[0]!.inserted]).toEqual([text, '']);
  const types = Object.keys(pageBlockSchemas).map((type) => `"${type}"`);
  expect(typed('carousel')).toMatchObject(said`
    > Write one of these: ${types.slice(0, -1).join(', ')} or ${types.at(-1)!}.`);
});

it('[C100] mends no word of four letters, which may be another word', () => {
  const edits = (values: object) =>
    problemsBy([], siteWith({ ...values })).map(({ rule, edits: each }) => [rule, each.length]);
  expect(edits({ status: 'life' })).toEqual([['unknown-value', 0]]);
  expect(edits({ schemaType: 'Plumbr' })).toEqual([['unknown-value', 1]]);
});

it('[C29] offers what was meant, or nothing', () => {
  const site = JSON.stringify(siteFile(), null, 2);
  const offered = check({ 'pages/_site.json': site.replace('"a@tapwright', '"a @tapwright') }).problems;
  expect(offered.map(({ edits }) => edits.map(({ insert }) => insert))).toContainEqual(['"a@tapwright.example"']);
  const codeFor = (written: string) => problems('"SW1H"', written)[0]!.inserted;
  expect(['"SW1H 0AA"', '"SW1H 0"', '"N1 6"'].map(codeFor)).toEqual(['"SW1H"', '"SW1H"', '']);
  expect(problems('"clock"', '"loc"')).toMatchObject([{ rule: 'unknown-value', inserted: '' }]);
  const listed = problems('"metadata": {', '"metadata": { "keywords": "boilers, drains, quick repairs",');
  expect(listed[0]!.mended).toContain('"keywords": ["boilers", "drains", "quick repairs"]');
  const told = check({ 'pages/about.json': plainPage({ type: 'prose', paragraphs: 'We come, day and night.' }) });
  expect(told.problems.filter(({ pointer }) => pointer === '/blocks/0/paragraphs')).toMatchObject(said`
    # ⇒ ["We come, day and night."]`);
});

it('[C55] offers the address of a page that there is, or none', () => {
  const offered = (to: string) =>
    check({
      'pages/services/leaks.json': serviceOf('Leaks'),
      [FILE]: text.replace('"/services"', JSON.stringify(to)),
    }).problems;
  expect(offered('leaks')).toMatchObject(said`
    # ⇒ "/services/leaks"
    > Write "/services/leaks" in its place.`);
  expect(offered('gutters')).toMatchObject(said`
    # ⇒ nothing
    > Write the address of a page that there is: it begins with "/".`);
});

it('[C8] writes a number for phones of the one that people read, by the country of the site', () => {
  const dialled = (number: string) =>
    check(siteWith({ 'phone.international': number })).problems.filter(({ rule }) => rule === 'wrong-form');
  expect(dialled('0208 123 4567')).toMatchObject(said`
    "0208 123 4567" is not written as "international" must be. Did you mean "+442081234567"?
    > Write "+442081234567" in its place.`);
  expect(dialled('ask Sarah')).toMatchObject(said`
    > Write the number as phones dial it from abroad: "+", the code of the country, and the number without its first 0 and without spaces.`);
});

it('[C98] takes both coordinates out of one value', () => {
  const found = text.match(/"coordinates": \{[^}]*\}/)![0];
  const both = (value: string) =>
    problems(found, `"coordinates": ${value}`).map(
      ({ rule, mended }) => `${rule} ${/"coordinates": (.*),/.exec(mended)![1]}`,
    );
  for (const value of lines`
    "51.5, -0.1"
    [51.5, -0.1]
    { "latitude": "51.5, -0.1" }
    { "latitude": [51.5, -0.1], "longitude": "" }
    { "latitude": "51.5,-0.1", "longitude": "51.5,-0.1" }
    "51.5° N, 0.1° W"`)
    expect(both(value), value).toEqual(['both-coordinates { "latitude": 51.5, "longitude": -0.1 }']);
  expect(problems(found, '"coordinates": "near the station"')).toMatchObject(said`
    # wrong-type`);
});

it('[C9] counts a list that must have a number of entries, and points at the first too many', () => {
  expect(problems('"Petty France"', '"Petty France", "Dacre Street", "Old Pye Street", "Tothill Street"'))
    .toMatchObject(said`
    # too-many «"Tothill Street"»
    "streets" has 9 entries, but it must have at most 8.
    > Take 1 entry out.`);
  const outline = [
    [51.632, -0.497, 51.616, -0.457],
    [51.5, -0.4],
    [51.4, -0.3],
  ];
  expect(check({ 'pages/_region.json': { ...regionJson, outline } }).problems).toMatchObject(said`
    # too-many
    > Put brackets around each 2: [51.632, -0.497], …`);
  const streets = /"streets": \[[^\]]*\]/.exec(text)![0];
  expect(problems(streets, '"streets": ["Broadway", "Petty France"]')).toMatchObject(said`
    # too-few «[»
    > Add 1 entry.`);
});

it('[C13] refuses columns in columns and shared blocks in shared files', () => {
  const main = [{ type: 'columns', main: [], side: [] }];
  const page = { ...areaPage(), blocks: [{ type: 'columns', main, side: [prose('x')] }] };
  expect(check({ [FILE]: page, ...shared(showing()) }).problems).toMatchObject(said`
    # misplaced-block /blocks/0/type
    A "shared" block cannot stand here.
    # misplaced-block /blocks/0/main/0/type
    A "columns" block cannot stand here.`);
});

it('[C13] tells a block in the place of a card as that alone', () => {
  const pasted = { type: 'prose', id: 'why', paragraphs: ['See [the shop](/shop).'], points: ['See [us](/us).'] };
  const items = [{ icon: 'clock', heading: 'At night', text: 'We come.' }, pasted];
  const page = { ...areaPage(), blocks: [{ type: 'cards', heading: 'When', items }] };
  expect(problemsBy(RULES, { [FILE]: page }).filter(({ pointer }) => pointer.includes('items'))).toMatchObject(said`
    # misplaced-block /blocks/0/items/1/type
    A "prose" block cannot stand here.
    > Move it out to the blocks of the page.`);
});

it('[C15] finds every mistake of a page in one run, each once', () => {
  const page = changed(areaPage(), { 'facts.code': 'sw1h', 'facts.responseMinutes': '20' });
  const { problems: found } = check({ [FILE]: { ...page, blocks: [...page.blocks, 7, { type: 'prose' }] } });
  expect(found.map(({ rule }) => rule).join(' ')).toBe('wrong-form number-in-quotes wrong-type missing-field');
});

it('[C13] refuses more than 200 blocks, counting those in columns', () => {
  const columns = { type: 'columns', main: Array.from({ length: 150 }, () => prose('x')), side: [prose('x')] };
  expect(check({ [FILE]: { ...areaPage(), blocks: [columns, columns] } }).problems.map(({ rule }) => rule)).toEqual([
    'too-many-blocks',
  ]);
});

it('[C15] uses no word of the trade for a file that cannot be read', () => {
  for (const code of Object.keys(FAULTS) as FaultCode[]) {
    const { message, fix, why } = wordsOfFault({ code, start: 0, end: 1, found: 'x', wanted: 'y', edits: [] });
    expect(`${message} ${fix} ${why}`).not.toMatch(TRADE);
  }
  for (const { summary } of CODES) expect(summary).not.toMatch(TRADE);
});
