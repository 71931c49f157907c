import { expect, it } from 'vitest';
import { PAGE } from './make';
import { goodPage } from './small-site';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

const metadata = (changes: object, name = 'About') => {
  const page = goodPage(name);
  return { ...page, metadata: { ...page.metadata, ...changes } };
};
const about = (changes: object) => ({ [PAGE]: metadata(changes) });
const LENGTHS = 'long-title short-title long-description short-description';
const letters = (count: number) => 'x'.repeat(count);

it('[M16] counts the title as visitors see it: 60 characters pass, 61 are a warning', () => {
  const title = (count: number) =>
    problemsBy('long-title', about({ title: `{brand}${letters(count - 'Tapwright London'.length)}` }));
  expect([title(60), title(61)]).toMatchObject([[], [{ severity: 'warning', pointer: '/metadata/title' }]]);
});

it('[M16] shows the whole title with its tokens filled in, and how much must go', () => {
  const changes = about({ title: 'Plumbers for every house and every flat of the district | {brand}' });
  expect(problemsBy('long-title', changes)).toMatchObject(said`
    # long-title ${PAGE} «"Plumbers for every house and every flat of the district | {brand}"»
    This title is 74 characters long, as visitors see it: "Plumbers for every house and every flat of the district | Tapwright London".
    > Take out at least 14 characters: up to 60 are shown.
    ? Search results cut longer ones off in the middle, so visitors do not read the end.`);
});

it.each([
  [{ title: 'In 14 letters.' }, 'only 14 characters long, as visitors see it: "In 14 letters.".', 'Say in 15 to 60 '],
  [{ description: letters(69) }, 'only 69 characters long, as visitors see it.', 'Add at least 1 character: '],
  [{ description: letters(162) }, '162 characters long, as visitors see it.', 'Take out at least 2 characters: up to'],
])('[M17] warns of what search engines replace or cut off: %j', (changes, message, fix) => {
  const found = problemsBy(LENGTHS, about(changes));
  expect(found).toMatchObject(said`
    # warning
    This ${Object.keys(changes)[0]!} is ${message}`);
  expect(found[0]!.fix).toContain(fix);
});

it('[M17] lets other lengths be, and what search engines do not list', () => {
  const titles = [
    { title: '{brand} 15', noindex: false },
    { title: 'Boilers', noindex: true },
  ];
  for (const fine of [...titles, { description: letters(70) }, { description: letters(160) }])
    expect(toldBy(LENGTHS, about(fine))).toEqual([]);
});

it('[M19] finds a title and a description that two pages have, also when only tokens and capitals differ', () => {
  const changes = {
    ...about({ title: 'Plumbers of {brand}' }),
    'pages/contact.json': metadata({ title: 'plumbers of  Tapwright London' }, 'Contact'),
  };
  expect(problemsBy('duplicate-title', changes)).toMatchObject(said`
    # error duplicate-title pages/contact.json «"plumbers of  Tapwright London"»
    Two pages have the title "plumbers of  Tapwright London".
    > Give one of the two a title of its own.
    ? In search results and browser tabs visitors cannot tell the two pages apart.
    ~ ${PAGE} This page has it too.`);
  const { description } = goodPage('Services').metadata;
  const seen = { 'pages/_published.json': { routes: ['/services'] } };
  expect(problemsBy('duplicate-description', { ...about({ description }), ...seen })).toMatchObject(said`
    # error ${PAGE}
    Two pages have this description.
    > Say here what only this page says.
    ? In search results visitors cannot tell the two pages apart.
    ~ pages/services.json`);
});

it('[M19] tells of the page to which a title was copied', () => {
  const title = 'One of two titles, by day and by night';
  const both = { ...about({ title }), 'pages/contact.json': metadata({ title }, 'Contact') };
  const before = (path: string) => (path === PAGE ? metadata({ title: 'About' }) : both['pages/contact.json']);
  const formerly = (path: string) => new TextEncoder().encode(JSON.stringify(before(path)));
  expect(problemsBy('duplicate-title', both).map(({ file }) => file)).toEqual(['pages/contact.json']);
  expect(problemsBy('duplicate-title', both, { formerly }).map(({ file }) => file)).toEqual([PAGE]);
});

it('[M19] leaves pages alone that search engines do not list', () => {
  const { title, description } = goodPage('Services').metadata;
  for (const fine of [{ title, description, noindex: true }, {}])
    expect(toldBy('duplicate-title duplicate-description', about(fine))).toEqual([]);
});

const canonical = (address: string) => about({ canonical: address });
const origin = 'https://www.tapwright.example';

const toRemove = 'Remove "canonical": the address follows from the file name.';
const instead = `Remove "canonical" if this page is worth finding. If it is not, remove the page and write its address into "aliases" of /services.`;
it.each([
  [`${origin}/services`, ', which is another page of this site.', instead],
  [`${origin}/work`, ', but there is no page of ours there.', toRemove],
  ['https://www.trade-journal.example/pipes', ', which is on another site (www.trade-journal.example).', toRemove],
])('[M21] refuses %s', (address, where, fix) => {
  const work = { 'pages/services.json': { ...goodPage('Services'), aliases: ['/work'] } };
  expect(problemsBy('wrong-canonical', { ...canonical(address), ...work })).toMatchObject(said`
    # wrong-canonical ${PAGE} «"${address}"»
    "canonical" says that the real page is ${address}${where}
    > ${fix}
    ? Search engines would show that address and never this page.`);
});

it("[M21] names one that only repeats the page's own address", () => {
  expect(problemsBy('wrong-canonical', canonical(`${origin}/about`))).toMatchObject(said`
    This is the address that the page has anyway.`);
});
