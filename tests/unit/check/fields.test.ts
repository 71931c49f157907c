import { describe, expect, it } from 'vitest';
import { CODES } from '../../../src/check/rules';
import { pageBlockSchemas } from '../../../src/content/documents/page.schema';
import { FAULTS, wordsOfFault } from '../../../src/json/faults';
import type { FaultCode } from '../../../src/json/faults';
import { regionJson } from '../../fixtures/region';
import { areaPage } from '../schemas/area-page';
import { check, plainPage, siteFile } from './small-site';
import { problemsBy } from './told-by';

const TRADE = /schema|oneOf|additional propert|instance|pointer|regex|parse|enum\b|token<|undefined|\[object/i;
const FILE = 'pages/areas/n1.json';
const text = JSON.stringify(areaPage(), null, 2);

/** The problems of an area page in which `from` was changed to `to`. */
function problems(from: string, to: string) {
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  return check({ [FILE]: changed }).problems.map(({ rule, message, fix, why, range, pointer, edits }) => ({
    rule,
    message,
    fix,
    why,
    pointer,
    underlined: changed.slice(range.start.offset, range.end.offset),
    line: range.start.line,
    column: range.start.column,
    mended: edits.reduceRight(
      (mended, { start, end, insert }) => mended.slice(0, start) + insert + mended.slice(end),
      changed,
    ),
  }));
}

const servicePage = () => ({
  ...plainPage(),
  facts: { name: 'Leaks', summary: 'Leaks found and mended.', icon: 'wrench', order: 10 },
});

describe('fields and values', () => {
  it('[C1] names a misspelt field, the field that was meant, its place and what visitors would miss', () => {
    expect(problems('"responseMinutes"', '"responseMinuets"')).toEqual([
      {
        rule: 'unknown-field',
        message: '"responseMinuets" is not a field of the facts of an area page. Did you mean "responseMinutes"?',
        fix: 'Write "responseMinutes" in its place.',
        why: 'A field with a wrong name is left out of the page, so visitors would not see the response time.',
        pointer: '/facts/responseMinuets',
        underlined: '"responseMinuets"',
        line: 14,
        column: 5,
        mended: text,
      },
    ]);
  });

  it('[C2] lists what can still be added when no field is near', () => {
    expect(problems('"name": "Victoria",', '"name": "Victoria",\n    "colour": "red",')).toMatchObject([
      {
        rule: 'unknown-field',
        underlined: '"colour"',
        message: '"colour" is not a field of the facts of an area page.',
        fix: 'Remove it, or write one of the fields that can still be added here: "skyline", "networks" or "lineName".',
        why: 'A field that is not known is left out of the page, so visitors would not see what it says.',
      },
    ]);
  });

  it('[C2] suggests no field that is already there', () => {
    expect(problems('"icon": "clock"', '"icon": "clock", "icom": "clock"')).toMatchObject([
      {
        message: '"icom" is not a field of a badge of the "hero" block.',
        fix: 'Remove it. Every field that can stand here is already there.',
      },
    ]);
  });

  it('[C3] takes the only unknown field for the only missing one', () => {
    expect(problems('"to": "/services"', '"url": "/services"')).toMatchObject([
      {
        rule: 'unknown-field',
        underlined: '"url"',
        message: '"url" is not a field of a page button of the "hero" block. Did you mean "to"?',
      },
    ]);
  });

  it('[C3] takes a name of one for that of several', () => {
    expect(problems('"blocks": [', '"alias": ["/old"],\n  "blocks": [')).toMatchObject([
      { rule: 'unknown-field', message: expect.stringContaining('Did you mean "aliases"?') },
    ]);
  });

  it('[C4] names a missing field at the bracket of its object, with an example', () => {
    expect(problems('      "intro": "We come day and night.",\n', '')).toMatchObject([
      {
        rule: 'missing-field',
        underlined: '{',
        line: 45,
        column: 5,
        message: 'The "hero" block needs "intro", which is not there.',
        fix: 'Add "intro": "…" between these brackets.',
        why: 'Visitors read it first, and decide by it whether they call or go back.',
      },
    ]);
  });

  it('[C92] offers what is true of another page only as an example, and counts the facts', () => {
    expect(problems(/ *"locality": "[^"]*",\n/.exec(text)![0], '')).toMatchObject([
      {
        message: 'The facts of an area page need "locality", which is not there.',
        fix: 'Add "locality" between these brackets, for example "locality": "Riverside".',
      },
    ]);
  });

  it('[C93] shows what belongs in the place of a value of another sort', () => {
    const picture = /"picture": (\{[^}]*\})/.exec(text)!;
    const shown = problems(picture[0], '"picture": "map"');
    expect(shown).toMatchObject([
      { rule: 'wrong-type', fix: 'Write what belongs there, for example { "show": "map" }.' },
    ]);
  });

  const picture = (fields: string) =>
    problems(/"picture": (\{[^}]*\})/.exec(text)![0], `"picture": ${fields}`).map(({ rule, message, fix }) => [
      rule,
      message,
      fix,
    ]);

  it('[C49] tells everything that is wrong with a group whose kind is not said', () => {
    const whole =
      'Write one of these in its place: { "show": "map" }, { "show": "scene", "scene": "burst-pipe" }, { "show": "photo", "file": "van.jpg", "alt": "Our van in front of a terrace at night." } or { "show": "backdrop", "file": "van.jpg", "alt": "Our van in front of a terrace at night." }.';
    expect(picture('{ "src": "/van.jpg" }')).toEqual([
      ['wrong-type', '"picture" has "src", but what belongs there has "show".', whole],
    ]);
    expect(picture('{ "src": "/van.jpg", "title": "Our van" }')).toEqual([
      ['wrong-type', '"picture" has "src" and "title", but what belongs there has "show".', whole],
    ]);
    expect(picture('{}')).toEqual([
      ['missing-field', 'The picture of the "hero" block needs "show", which is not there.', whole],
    ]);
    expect(picture('{ "show": "scene", "src": "/van.jpg" }').map(([rule, message]) => [rule, message])).toEqual([
      ['missing-field', 'The drawing of the "hero" block needs "scene", which is not there.'],
      ['unknown-field', '"src" is not a field of the drawing of the "hero" block.'],
    ]);
  });

  it('[C49] knows by the other fields which kind of a group was meant', () => {
    const button = (fields: string) =>
      problems('{\n          "do": "call",\n          "label": "Call: {phone}"\n        }', fields).map(
        ({ rule, message, fix }) => [rule, message, fix],
      );
    expect(picture('{ "scene": "boilr", "src": "x" }')).toEqual([
      [
        'missing-field',
        'The picture of the "hero" block needs "show", which is not there.',
        'Add "show": "scene" between these brackets.',
      ],
      [
        'unknown-field',
        '"src" is not a field of the picture of the "hero" block.',
        'Remove it, or write one of the fields that can still be added here: "show".',
      ],
    ]);
    expect(button('{ "label": "Prices", "to": "/services" }')).toEqual([
      [
        'missing-field',
        'A button of the "hero" block needs "do", which is not there.',
        'Add "do": "page" between these brackets.',
      ],
    ]);
    expect(button('{ "label": "Write to us", "to": "information" }').map(([, , fix]) => fix)).toEqual([
      'Add "do": "email" between these brackets.',
    ]);
    expect(button('{ "subject": "A quote" }')).toEqual([
      [
        'missing-field',
        'A button of the "hero" block needs "do" and "label", which are not there.',
        'Add "do" and "label" between these brackets, for example "do": "email", "label": "Write to us".',
      ],
    ]);
    expect(button('{ "label": "Go" }').map(([, , fix]) => fix)).toEqual([
      'Write one of these in its place: { "do": "call", "label": "Call: {phone}" }, { "do": "email", "label": "Write to us" }, { "do": "book", "label": "Book online" } or { "do": "page", "label": "What a repair includes", "to": "/areas/harbour" }.',
    ]);
  });

  it('[C49] knows a menu by its other fields where the pages in it are missing', () => {
    const site = siteFile();
    const menu = { label: 'Areas', all: { label: 'All areas', to: '/' } };
    const changed = { 'pages/_site.json': { ...site, navigation: { ...site.navigation, header: [menu] } } };
    expect(check(changed).problems.map(({ rule, pointer, message }) => [rule, pointer, message])).toEqual([
      ['missing-field', '/navigation/header/0', 'A menu of the site file needs "pages", which is not there.'],
    ]);
  });

  it('[C5] suggests the nearest type for a misspelt block', () => {
    expect(problems('"type": "hero"', '"type": "heroo"')).toMatchObject([
      {
        rule: 'unknown-block',
        underlined: '"heroo"',
        mended: text,
        message: 'There is no block of the type "heroo". Did you mean "hero"?',
        fix: 'Write "hero" in its place.',
      },
    ]);
    expect(problems('"type": "hero"', '"type": "testimonials"')).toMatchObject([
      {
        rule: 'unknown-block',
        message: 'There is no block of the type "testimonials". Nearest in meaning is "reviews".',
        fix: 'Write "reviews" in its place.',
        mended: text.replace('"type": "hero"', '"type": "testimonials"'),
      },
    ]);
    expect(problems('"type": "hero"', '"type": "carousel"')).toMatchObject([
      {
        fix: `Write one of these: ${Object.keys(pageBlockSchemas)
          .map((type) => `"${type}"`)
          .join(', ')
          .replace(/, (?=[^ ]+$)/, ' or ')}.`,
      },
    ]);
  });

  it('[C5] sees by its fields that a block says the wrong type', () => {
    expect(problems('"type": "hero"', '"type": "columns"')).toMatchObject([
      {
        rule: 'wrong-block',
        underlined: '"columns"',
        message: 'This block says that it is a "columns", but its fields are those of a "hero".',
      },
    ]);
  });

  it('[C5] names a misspelt "type"', () => {
    expect(problems('"type": "hero"', '"tpye": "hero"')).toMatchObject([
      {
        rule: 'unknown-field',
        underlined: '"tpye"',
        mended: text,
        message: '"tpye" is not a field of a block. Did you mean "type"?',
      },
    ]);
  });

  it('[C6] says of a number in quotes what to type', () => {
    expect(problems('20,', '"20 minutes",')).toMatchObject([
      {
        rule: 'number-in-quotes',
        underlined: '"20 minutes"',
        mended: text,
        message: '"responseMinutes" is a number in quotes, which makes it a text.',
        fix: 'Write 20 without quotes.',
      },
    ]);
  });

  it.each([
    ['"l28"', 'If l28 means 28, write 28 without quotes; otherwise the number that is meant.'],
    ['"1 hour"', 'If 1 hour means 1, write 1 without quotes; otherwise the number that is meant.'],
  ])('[C6] [Z38] lets its author say which number %s is', (written, fix) => {
    expect(problems('20,', `${written},`)).toMatchObject([
      { rule: 'number-in-quotes', fix, mended: text.replace('20,', `${written},`) },
    ]);
  });

  it('[C6] reads the letter of the west as a minus', () => {
    expect(problems('-0.1357', '"0.1357° W"')).toMatchObject([{ fix: 'Write -0.1357 without quotes.', mended: text }]);
  });

  it('[C6] says of true in quotes what to type', () => {
    expect(problems('"metadata": {', '"metadata": { "noindex": "True",')).toMatchObject([
      {
        rule: 'boolean-in-quotes',
        underlined: '"True"',
        message: '"noindex" is true in quotes, which makes it a text.',
        fix: 'Write true without quotes.',
      },
    ]);
  });

  it('[C6] says of a number where words are needed what to type', () => {
    expect(problems('"We come day and night."', '24')).toMatchObject([
      {
        rule: 'wrong-type',
        underlined: '24',
        message: '"intro" is 24 without quotes, but it must be a text.',
        fix: 'Write "24" in double quotes.',
      },
    ]);
  });

  it('[C7] suggests a word of a closed list, or tells them all', () => {
    expect(problems('"clock"', '"clok"')).toMatchObject([
      {
        rule: 'unknown-value',
        message: '"clok" is not one of the words that "icon" can be. Did you mean "clock"?',
        mended: text,
      },
    ]);
    expect(problems('"fact": "streets"', '"fact": "roads"')).toMatchObject([
      { rule: 'unknown-value', fix: 'Write one of these: "streets", "landmarks", "networks" or "credentials".' },
    ]);
  });

  it('[C100] mends no word of four letters, which may be another word', () => {
    const told = (from: string, to: string) =>
      problemsBy([], { 'pages/_site.json': { ...siteFile(), [from]: to } }).map(({ rule, edits }) => [
        rule,
        edits.length,
      ]);
    expect(told('status', 'life')).toEqual([['unknown-value', 0]]);
    expect(told('schemaType', 'Plumbr')).toEqual([['unknown-value', 1]]);
  });

  it('[C45] suggests a word by its meaning', () => {
    const fixFor = (icon: string) => problems('"clock"', JSON.stringify(icon))[0]!.fix;
    expect(
      [
        'stopwatch',
        'phone-call',
        'water',
        'fire',
        'PhoneCall',
        'triangle alert',
        'washing_machine',
        'users',
        'vans',
        'map-pin',
        'badge-check',
        'spanner',
        'pound',
      ].map(fixFor),
    ).toEqual(
      [
        'clock',
        'phone',
        'drop',
        'flame',
        'phone',
        'alert',
        'washer',
        'team',
        'truck',
        'pin',
        'badge',
        'wrench',
        'coins',
      ].map((word) => `Write "${word}" in its place.`),
    );
    expect(problems('"clock"', '"toilet-drain"')).toMatchObject([
      {
        message:
          '"toilet-drain" is not one of the words that "icon" can be. Nearest in meaning are "toilet" and "drain".',
        fix: 'Write "toilet" or "drain" in its place.',
      },
    ]);
    expect(problems('"clock"', '"stopwatch"')[0]!.mended).toBe(text.replace('"clock"', '"stopwatch"'));
  });

  it('[C45] says where a long list can be seen when no word is near', () => {
    expect(problems('"clock"', '"unicorn"')).toMatchObject([
      {
        fix: 'Choose one of the 64 icons: your editor lists them when you press Ctrl and Space between the quotes, and "npm run dev" shows them at /_gallery.',
      },
    ]);
  });

  it('[C8] undoes one slip in the form of a value', () => {
    expect(problems('"/services"', '"services/"')).toMatchObject([
      {
        rule: 'wrong-form',
        message: '"services/" is not written as "to" must be. Did you mean "/services"?',
        mended: text,
      },
    ]);
    expect(problems('"SW1H"', '"sw1 h"')).toMatchObject([{ rule: 'wrong-form', mended: text }]);
    expect(problems('"/services"', '"https://elsewhere.example"')).toMatchObject([
      {
        fix: 'Write the address of a page of this site: it starts with "/" and has lower-case letters, digits and hyphens, for example "/areas/harbour".',
      },
    ]);
  });

  it('[C29] offers what was meant, or nothing', () => {
    const site = JSON.stringify(siteFile(), null, 2);
    const offered = check({ 'pages/_site.json': site.replace('"a@tapwright', '"a @tapwright') }).problems;
    expect(offered.map(({ edits }) => edits.map(({ insert }) => insert))).toContainEqual(['"a@tapwright.example"']);
    expect(problems('"SW1H"', '"SW1H 0AA"')).toMatchObject([{ rule: 'wrong-form', mended: text }]);
    expect(problems('"clock"', '"loc"')).toMatchObject([
      { rule: 'unknown-value', mended: text.replace('clock', 'loc') },
    ]);
    const listed = problems('"metadata": {', '"metadata": { "keywords": "boilers, drains, quick repairs",');
    expect(listed[0]!.mended).toContain('"keywords": ["boilers", "drains", "quick repairs"]');
    const told = check({
      'pages/about.json': { ...plainPage(), blocks: [{ type: 'prose', paragraphs: 'We come, day and night.' }] },
    }).problems.find(({ pointer }) => pointer === '/blocks/0/paragraphs');
    expect(told).toMatchObject({ edits: [{ insert: '["We come, day and night."]' }] });
  });

  it('[C55] offers the address of a page that there is, or none', () => {
    const site = { 'pages/services/leaks.json': servicePage() };
    const offered = (to: string) =>
      check({ ...site, [FILE]: text.replace('"/services"', JSON.stringify(to)) }).problems.map(({ fix, edits }) => [
        fix,
        ...edits.map(({ insert }) => insert),
      ]);
    expect(offered('leaks')).toEqual([['Write "/services/leaks" in its place.', '"/services/leaks"']]);
    expect(offered('services')).toEqual([['Write "/services" in its place.', '"/services"']]);
    expect(offered('gutters')).toEqual([['Write the address of a page that there is: it begins with "/".']]);
  });

  it('[UC10] says which character of an address or a code nobody sees, and where it stands', () => {
    expect(problems('"/services"', '"/ser\u200bvices"')).toMatchObject([
      {
        rule: 'wrong-form',
        message:
          '"/ser\u200bvices" holds a space without width that nobody sees, behind "/ser", which "to" cannot have.',
        fix: 'Write "/services" in its place, typed by hand and not pasted.',
        mended: text,
      },
    ]);
    expect(problems('"SW1H"', '"\u0405W1H"')).toMatchObject([
      {
        rule: 'wrong-form',
        message: '"\u0405W1H" holds "\u0405", which only looks like "S", at its beginning, which "code" cannot have.',
        mended: text,
      },
    ]);
    expect(problems('"locality"', '"l\u043ecality"')).toMatchObject([
      {
        rule: 'unknown-field',
        message:
          '"l\u043ecality" is not a field of the facts of an area page. It holds "\u043e", which only looks like "o". Did you mean "locality"?',
      },
    ]);
    expect(problems('"SW1H"', '"SW\uff11H"')).toMatchObject([
      {
        rule: 'wrong-form',
        message: '"SW\uff11H" holds "\uff11", which only looks like "1", behind "SW", which "code" cannot have.',
        mended: text,
      },
    ]);
  });

  it('[C8] proposes a name with hyphens for one with spaces, and says what such a name has', () => {
    expect(problems('"type": "hero"', '"type": "hero", "id": "our services"')).toMatchObject([
      {
        rule: 'wrong-form',
        message: '"our services" is not written as "id" must be. Did you mean "our-services"?',
        fix: 'Write "our-services" in its place. It has small letters, digits and single hyphens, for example "harbour" or "small-repairs".',
      },
    ]);
  });

  it('[C8] writes a number for phones of the one that people read, by the country of the site', () => {
    const dialled = (international: string) => {
      const site = siteFile();
      return check({ 'pages/_site.json': { ...site, phone: { ...site.phone, international } } }).problems.find(
        ({ rule }) => rule === 'wrong-form',
      );
    };
    expect(dialled('0208 123 4567')).toMatchObject({
      message: '"0208 123 4567" is not written as "international" must be. Did you mean "+442081234567"?',
      fix: 'Write "+442081234567" in its place.',
    });
    expect(dialled('ask Sarah')).toMatchObject({
      fix: 'Write the number as phones dial it from abroad: "+", the code of the country, and the number without its first 0 and without spaces.',
    });
  });

  it('[C98] takes both coordinates out of one value', () => {
    const found = text.match(/"coordinates": \{[^}]*\}/)![0];
    const both = (value: string) =>
      problems(found, `"coordinates": ${value}`).map(({ rule, mended }) => [
        rule,
        /"coordinates": (.*),/.exec(mended)![1],
      ]);
    const mended = [['both-coordinates', '{ "latitude": 51.5, "longitude": -0.1 }']];
    for (const value of [
      '"51.5, -0.1"',
      '[51.5, -0.1]',
      '{ "latitude": "51.5, -0.1" }',
      '{ "latitude": [51.5, -0.1], "longitude": "" }',
      '{ "latitude": "51.5,-0.1", "longitude": "51.5,-0.1" }',
      '"51.5° N, 0.1° W"',
    ])
      expect(both(value), value).toEqual(mended);
    expect(problems(found, '"coordinates": "near the station"')).toMatchObject([{ rule: 'wrong-type' }]);
  });

  it('[C18] refuses a text that is far longer than its field is meant for', () => {
    expect(problems('"We come day and night."', JSON.stringify('word '.repeat(40_000)))).toMatchObject([
      {
        rule: 'too-long',
        message: '"intro" has 200000 characters, and more than 3000 cannot be meant here.',
        fix: 'Shorten it, and put the rest where longer texts stand, such as the paragraphs of a block.',
        why: 'Visitors read it first, and decide by it whether they call or go back.',
      },
    ]);
    expect(problems('"Victoria",', `"${'Victoria '.repeat(20)}",`)).toMatchObject([{ rule: 'too-long' }]);
  });

  it('[C9] counts a list that must have a number of entries, and points at the first too many', () => {
    expect(
      problems('"Petty France"', '"Petty France", "Dacre Street", "Old Pye Street", "Tothill Street"'),
    ).toMatchObject([
      {
        rule: 'too-many',
        underlined: '"Tothill Street"',
        message: '"streets" has 9 entries, but it must have at most 8.',
        fix: 'Take 1 entry out.',
      },
    ]);
    const rows = (outline: unknown) => check({ 'pages/_region.json': { ...regionJson, outline } }).problems;
    expect(
      rows([
        [51.632, -0.497, 51.616, -0.457],
        [51.5, -0.4],
        [51.4, -0.3],
      ]),
    ).toMatchObject([{ rule: 'too-many', fix: 'Put brackets around each 2: [51.632, -0.497], [51.616, -0.457].' }]);
    const streets = /"streets": \[[^\]]*\]/.exec(text)![0];
    expect(problems(streets, '"streets": ["Broadway", "Petty France"]')).toMatchObject([
      { rule: 'too-few', underlined: '[', fix: 'Add 1 entry.' },
    ]);
  });

  it('[C10] says the range of a number', () => {
    expect(problems('20,', '200,')).toMatchObject([
      { rule: 'out-of-range', underlined: '200', message: '"responseMinutes" is 200, but it must be from 5 to 120.' },
    ]);
  });

  it('[C11] names an empty text, and null for what it is', () => {
    expect(problems('"Victoria",', '" ",')).toMatchObject([
      { rule: 'empty-text', underlined: '" "', message: '"name" is an empty text.' },
    ]);
    expect(problems('"Victoria",', 'null,')).toMatchObject([
      { rule: 'wrong-type', message: '"name" is null, which stands for nothing.' },
    ]);
  });

  it('[C12] tells the two ways to write a value that has two', () => {
    expect(problems('"Cardinal Place"', '7')).toMatchObject([
      {
        rule: 'wrong-type',
        underlined: '7',
        message: 'Item 1 of "landmarks" is the number 7, but it must be a text or a group of fields.',
        fix: 'Write a place in quotes, or { "name": "…", "in": "R4" } for one that lies next door.',
      },
    ]);
  });

  it('[C13] refuses a token where none works', () => {
    expect(problems('"SW1H"', '"{area.code}"')).toMatchObject([
      {
        rule: 'misplaced-token',
        message: '"code" contains the token {area.code}, but tokens only work in texts that visitors read.',
      },
    ]);
  });

  it('[C14] refuses columns in columns and shared blocks in shared files', () => {
    const blocks = [
      {
        type: 'columns',
        main: [{ type: 'columns', main: [], side: [] }],
        side: [{ type: 'prose', paragraphs: ['x'] }],
      },
    ];
    const { problems: found } = check({
      [FILE]: { ...areaPage(), blocks },
      'pages/_shared/a.json': { blocks: [{ type: 'shared', ref: 'a' }] },
    });
    expect(found.map(({ rule, pointer, message }) => [rule, pointer, message])).toEqual([
      ['misplaced-block', '/blocks/0/type', 'A "shared" block cannot stand here.'],
      ['misplaced-block', '/blocks/0/main/0/type', 'A "columns" block cannot stand here.'],
    ]);
  });

  it('[C15] finds every mistake of a page in one run, each once', () => {
    const page = areaPage();
    const broken = {
      ...page,
      facts: { ...page.facts, code: 'sw1h', responseMinutes: '20' },
      blocks: [...page.blocks, 7, { type: 'prose' }],
    };
    expect(check({ [FILE]: broken }).problems.map(({ rule }) => rule)).toEqual([
      'wrong-form',
      'number-in-quotes',
      'wrong-type',
      'missing-field',
    ]);
  });

  it('[C16] refuses more than 200 blocks, counting those in columns', () => {
    const columns = {
      type: 'columns',
      main: Array.from({ length: 150 }, () => ({ type: 'prose', paragraphs: ['x'] })),
      side: [{ type: 'prose', paragraphs: ['x'] }],
    };
    expect(check({ [FILE]: { ...areaPage(), blocks: [columns, columns] } }).problems.map(({ rule }) => rule)).toEqual([
      'too-many-blocks',
    ]);
  });

  it.each([
    ['"hero"', '"heroo"'],
    ['"responseMinutes"', '"minutes"'],
    ['"£££"', '"£"'],
    ['20,', '"20",'],
    ['"SW1H"', '"?"'],
    ['"Broadway",', ''],
    ['"do": "call",', ''],
    ['51.4979', '[]'],
  ])('[C17] uses no word of the trade where %s became %s', (from, to) => {
    for (const { message, fix, why } of problems(from, to)) expect(`${message} ${fix} ${why}`).not.toMatch(TRADE);
  });

  it('[C17] uses no word of the trade for a file that cannot be read', () => {
    for (const code of Object.keys(FAULTS) as FaultCode[]) {
      const { message, fix, why } = wordsOfFault({ code, start: 0, end: 1, found: 'x', wanted: 'y', edits: [] });
      expect(`${message} ${fix} ${why}`).not.toMatch(TRADE);
    }
    for (const { summary } of CODES) expect(summary).not.toMatch(TRADE);
  });
});
