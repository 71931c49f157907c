import { describe, expect, it } from 'vitest';
import { pageBlockSchemas } from '../../../src/content/documents/page.schema';
import { areaPage } from './area-page';
import { open } from './editor';

const PAGE = 'pages/areas/n1.json';
const text = JSON.stringify(areaPage(), null, 2);

function changed(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('an editor with the generated schemas', () => {
  it('[G10] has nothing to say about a good page', async () => {
    expect(await open(PAGE, text).diagnose()).toEqual([]);
  });

  const MISTAKES: [name: string, from: string, to: string, at: string, message: string][] = [
    [
      'a misspelt field',
      '"responseMinutes"',
      '"responseMinuets"',
      '"responseMinuets"',
      'Only these fields are known here, in curly brackets: "name", "code", "locality", "borough", "coordinates", "responseMinutes", "rating", "priceRange", "skyline", "intro", "streets", "landmarks", "networks", "credentials", "lineName".',
    ],
    [
      'a field that is not known in a nested item',
      '"icon": "clock"',
      '"icon": "clock", "colour": "red"',
      '"colour"',
      'Only these fields are known here, in curly brackets: "icon", "label".',
    ],
    [
      'a misspelt block type',
      '"hero"',
      '"heroo"',
      '"heroo"',
      `Write one of these: ${Object.keys(pageBlockSchemas)
        .map((type) => `"${type}"`)
        .join(', ')
        .replace(/, (?=[^ ]+$)/, ' or ')}.`,
    ],
    ['a value of the wrong type', '"We come day and night."', '5', '5', 'Write this as text in double quotes.'],
    ['a missing field', '"intro": "We come day and night.",', '', '{', 'Missing property "intro".'],
    [
      'a word that is not on the list',
      '"fact": "streets"',
      '"fact": "roads"',
      '"roads"',
      'Write one of these: "streets", "landmarks", "networks" or "credentials".',
    ],
    [
      'an unknown icon',
      '"clock"',
      '"clok"',
      '"clok"',
      'Choose one of the 112 icons: your editor lists them when you press Ctrl and Space between the quotes, and "npm run dev" shows them at /_gallery.',
    ],
    [
      'a number in quotes',
      '20,',
      '"20",',
      '"20"',
      'Write the average response in whole minutes, as a number without quotes, for example 20.',
    ],
    ['a button without a target', ',\n          "to": "/services"', '', '{', 'Missing property "to".'],
    ['a button that does nothing', '"do": "call",', '', '{', 'Missing property "do".'],
    [
      'an unknown thing to do',
      '"call"',
      '"phone"',
      '"phone"',
      'Write one of these: "call", "email", "sms", "whatsapp", "book" or "page".',
    ],
    [
      'an address in the wrong form',
      '"/services"',
      '"services/"',
      '"services/"',
      'Write the address of a page of this site: it starts with "/" and has lower-case letters, digits and hyphens, for example "/areas/harbour".',
    ],
    [
      'a place in the wrong form',
      '"Cardinal Place"',
      '7',
      '7',
      'Write a place in quotes, or { "name": "…", "in": "R4" } for one that lies next door.',
    ],
    [
      'a misspelt field of a place next door',
      '"in": "SW1A"',
      '"inn": "SW1A"',
      '"inn"',
      'Only these fields are known here, in curly brackets: "name", "in".',
    ],
    [
      'a list that is a text',
      '{\n        "fact": "streets"\n      }',
      '"streets"',
      '"streets"',
      'Write a list of places in square brackets, or { "fact": "streets" } to use a list from the facts of this page.',
    ],
    ['an empty text', '"Victoria",', '" ",', '" "', 'Write some words here: this text is empty.'],
  ];
  it.each(MISTAKES)('[G10] underlines %s once', async (_, from, to, at, message) => {
    expect(await open(PAGE, changed(from, to)).diagnose()).toEqual([{ at, message }]);
  });

  it('[G10] underlines nine streets once', async () => {
    const found = await open(
      PAGE,
      changed('"Petty France"', '"Petty France", "Dacre Street", "Old Pye Street", "Tothill Street"'),
    ).diagnose();
    expect(found.map(({ message }) => message)).toEqual(['Array has too many items. Expected 8 or fewer.']);
    expect(found[0]!.at).toMatch(/^\["Victoria Street"|^\[\n/);
  });

  it('[G12] completes block types, fields and icons', async () => {
    const labels = async (from: string, to: string) =>
      (await open(PAGE, changed(from, to)).complete()).map(({ label }) => label);
    expect(await labels('"fact-list"', '"|fact-list"')).toEqual(
      expect.arrayContaining(['"hero"', '"columns"', '"shared"', '"page-list"']),
    );
    expect(await labels('"type": "hero",', '"type": "hero", |')).toEqual([
      'eyebrow',
      'before',
      'plate',
      'note',
      'takesNext',
      'takesTwo',
      'id',
    ]);
    expect(await labels('"clock"', '"|"')).toEqual(expect.arrayContaining(['"clock"', '"wrench"']));
    expect(await labels('"call"', '"|"')).toEqual(['"call"', '"email"', '"sms"', '"whatsapp"', '"book"', '"page"']);
    expect(await labels('"SW1H",', '"SW1H", |')).toEqual(['borough', 'skyline', 'intro', 'networks', 'lineName']);
  });

  it('[G12] explains a field on hover, with its default and an example', async () => {
    const hover = (from: string, to: string) => open(PAGE, changed(from, to)).hover();
    expect(await hover('"responseMinutes"', '"respon|seMinutes"')).toBe(
      'Response time\n\nHow many minutes you take to arrive, on average: a whole number.\n\nFor example: `20`.',
    );
    expect(await hover('"heading": "Emergency', '"hea|ding": "Emergency')).toContain(
      'For example: `"Emergency {product}, day and night"`.',
    );
    expect(await hover('"metadata": {', '"metadata": { "noi|ndex": false,')).toBe(
      'Hide from search engines\n\nKeeps this page out of search engines and out of sitemap.xml.\n\nLeft out, it is `false`.',
    );
  });

  it.each([
    ['pages/areas/n1.json', 'area.schema.json', 'coordinates'],
    ['pages/services/drains.json', 'service.schema.json', 'summary'],
    ['pages/about.json', 'page.schema.json', 'order'],
  ])('[G12] knows by its folder what %s is', async (path, _, field) => {
    expect((await open(path, '{ "facts": { | } }').complete()).map(({ label }) => label)).toContain(field);
  });

  it('[G12] knows the site file, shared files and the not-found page by their names', async () => {
    const fields = async (path: string) => (await open(path, '{ | }').complete()).map(({ label }) => label);
    expect(await fields('pages/_site.json')).toEqual(expect.arrayContaining(['claims', 'phone']));
    expect(await fields('pages/_claims.json')).toEqual(expect.arrayContaining(['groups']));
    expect(await fields('pages/_menus.json')).toEqual(expect.arrayContaining(['header', 'legal']));
    expect(await fields('pages/_site.json')).not.toContain('blocks');
    expect(await fields('pages/_shared/pricing.json')).toEqual(['$schema', 'version', 'blocks']);
    for (const path of ['pages/404.json', 'pages/en/404.json']) {
      expect(await fields(path), path).toContain('blocks');
      expect(await fields(path), path).not.toContain('facts');
    }
  });
});
