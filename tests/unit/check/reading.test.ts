import { expect, it } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { spokenOf } from '../../../src/check/rules/hotlines/spoken-of';
import { regionJson } from '../../fixtures/region';
import { goodPage, plainPage, siteFile } from './small-site';
import { PAGE, about as good, linkTo, prose as block, saying, shared, showing, siteWith } from './make';
import { problemsBy, toldBy, wordsBy } from './told-by';
import { lines, said } from './said';

const HEROES = 'missing-hero late-hero second-hero';
const hero = (heading = 'About') => ({ type: 'hero', heading, intro: 'x' });
const prose = (...paragraphs: string[]) => block(paragraphs);
const about = (...blocks: object[]) => ({ [PAGE]: plainPage(...blocks) });
it('[Y20] misses a hero', () => {
  expect(problemsBy(HEROES, about(prose('x')))).toMatchObject(said`
    # missing-hero ${PAGE} «"blocks"»
    This page has no "hero" block.
    > Write { "type": "hero", "heading": "…", "intro": "…" } as the first entry of "blocks".
    ? It draws the main heading: without it visitors, screen readers and search engines are not told what the page is about.`);
});

it('[Y20] wants it first', () => {
  expect(problemsBy(HEROES, about(prose('x'), hero()))).toMatchObject(said`
    # late-hero ${PAGE} «"hero"»
    The "hero" of this page stands after a "prose" block.
    > Move the hero up, so that it is the first entry of "blocks".
    ? The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.`);
});

it('[Y22] refuses a second one, also in columns and in shared files', () => {
  const columns = { type: 'columns', main: [hero('Two')], side: [prose('x')] };
  expect(problemsBy(HEROES, about(hero(), columns))).toMatchObject(said`
    # second-hero ${PAGE} /blocks/1/main/0/type «"hero"»
    This is the second "hero" of the page.
    > Use another block here, such as "prose" or "call-to-action".
    ? A page has one main heading. With two, screen readers and search engines cannot tell what it is about.
    ~ This is the first.`);
  expect(toldBy(HEROES, { ...about(showing()), ...shared(hero()) })).toEqual([]);
  const pages = (...blocks: object[]) =>
    ['about', 'b', 'c'].map((name) => [`pages/${name}.json`, plainPage(...blocks, showing())]);
  const told = (...blocks: object[]) => toldBy(HEROES, { ...shared(hero()), ...Object.fromEntries(pages(...blocks)) });
  expect(told(hero())).toEqual(['pages/_shared/more.json second-hero "hero"']);
  // Each page has its own order, so each is told.
  expect(told(prose('Some words.'))).toEqual(lines`
    pages/about.json late-hero "more"
    pages/b.json late-hero "more"
    pages/c.json late-hero "more"`);
  for (const unread of [about(showing('nothing')), {}]) expect(toldBy(HEROES, unread)).toEqual([]);
});

it('[Y53] gets through a shared file that refers to itself, or to one that refers back', () => {
  const file = (name: string, ref: string) => ({ [`pages/_shared/${name}.json`]: { blocks: [showing(ref)] } });
  expect(toldBy(RULES, { ...file('more', 'more'), ...good(showing()) })).toEqual(lines`
    pages/_shared/more.json misplaced-block "shared"`);
  expect(toldBy(RULES, { ...file('more', 'a'), ...file('a', 'more'), ...good(showing()) })).toEqual(lines`
    pages/_shared/a.json misplaced-block "shared"
    pages/_shared/more.json misplaced-block "shared"`);
});

it('[Y23] finds spaces too many, underlines them and knows what mends them', () => {
  const problems = problemsBy('double-space', saying(' Two  words, \\"x\\"   here '));
  const edits = problems.flatMap((each) => each.edits).map(({ start, end, insert }) => `${end - start} → "${insert}"`);
  expect(edits).toEqual(['1 → ""', '2 → " "', '3 → " "', '1 → ""']);
  expect(problems[0]!.message).toBe('There is a space at the edge of this text.');
  for (const space of ['  ', '\u2003'])
    expect(toldBy('double-space', saying(`One${space}two`))).toEqual([`${PAGE} double-space ${space}`]);
  expect(problemsBy('double-space', saying('One  two'))).toMatchObject(said`
    Two words stand too far from each other.
    > Leave one space between them.
    ? It came with a copied or half-deleted text, so visitors may miss a word as well.`);
  expect(toldBy('double-space', saying('One two, three\u00a0four'))).toEqual([]);
  for (const text of ['One two, three\u00a0\u00a0four', 'One two.\u00a0'])
    expect(toldBy('double-space', saying(text))).toHaveLength(1);
});

it('[Y24] finds words in capitals, and leaves names of bodies, postcodes and tokens alone', () => {
  expect(problemsBy('all-capitals', saying('CALL NOW for an EMERGENCY, or DON’T.'))).toMatchObject(said`
    # all-capitals ${PAGE} «CALL NOW»
    "CALL NOW" is written in capitals only.
    > Write it in small letters, with a capital only where a sentence or a name begins.
    ? Capitals are slower to read, and some screen readers spell them letter by letter.`);
  const names = 'CCTV, WRAS, CIPHE and OFTEC in SW1H and WC1A; TMV3; {company.vat}. A UK NHS job.';
  expect(toldBy('all-capitals', saying(names))).toEqual([]);
});

it('[Y24] leaves one word in capitals alone that no dictionary has', () => {
  const spelling = () => ({ name: 'one word', knows: (word: string) => word === 'urgent', suggest: () => [] });
  expect(toldBy('all-capitals', saying('NICEIC work. It is URGENT.'), { spelling })).toEqual([
    `${PAGE} all-capitals URGENT`,
  ]);
});

it('[Y24] leaves names in capitals alone that the site file or the region declares', () => {
  const told = (changes: object = {}, text = 'ELECSA NICEIC registered.') =>
    toldBy('all-capitals', { ...changes, ...saying(text) });
  const listed = siteWith({ words: ['ELECSA', 'NICEIC'] });
  expect(told()).toEqual([`${PAGE} all-capitals ELECSA NICEIC`]);
  for (const declared of [
    siteWith({ accreditations: [{ id: 'a', name: 'NICEIC Approved', body: 'The ELECSA', number: '1' }] }),
    listed,
    { 'pages/_region.json': { ...regionJson, name: 'NICEIC ELECSA' } },
  ])
    expect(told(declared)).toEqual([]);
  expect(told(listed, 'NICEIC CALL NOW.')).toEqual([`${PAGE} all-capitals NICEIC CALL NOW`]);
});

it('[Y26] finds links of one page that are called alike and lead to different places, in a shared file once', () => {
  const [work, other] = [linkTo('/services', 'Our work'), linkTo('/', 'our  work')];
  expect(problemsBy('repeated-link-text', good(work, other))).toMatchObject(said`
    # repeated-link-text ${PAGE} «"our  work"»
    Two links of this page are called "our  work", and they lead to /services and to /.
    > Say in each label where it leads.
    ? People who hear the page often jump from link to link, and could not tell the two apart.
    ~ This one leads to /services.`);
  const jobs = (...blocks: object[]) => ({ 'pages/jobs.json': goodPage('Jobs', ...blocks) });
  for (const fine of [good(work, work), { ...good(work), ...jobs(other) }])
    expect(toldBy('repeated-link-text', fine)).toEqual([]);
  const both = { ...shared(linkTo('/', 'Our work')), ...good(work, showing()), ...jobs(work, showing()) };
  expect(toldBy('repeated-link-text', both)).toEqual(['pages/_shared/more.json repeated-link-text "Our work"']);
});

it('[Y26] refuses a label without words', () => {
  const page = good(linkTo('/services', '→'), linkTo('/services', 'Read more about us'));
  expect(problemsBy('empty-link-text', page)).toMatchObject(said`
    # empty-link-text ${PAGE} «"→"»
    The label "→" has no words.
    > Say what happens when it is pressed, for example "See all services".
    ? A person who hears the page would hear "link" and nothing more.`);
});

const card = (heading: string, more: object = {}) => ({
  type: 'cards',
  heading: 'x',
  items: [{ icon: 'flame', heading, text: 'x', ...more }],
});
const BEFORE = { before: { hotline: 'gas' } };
const told = (...blocks: object[]) => toldBy('missing-hotline', good(...blocks));

it('[Y28] misses a hotline on a card or block that speaks of what it is for', () => {
  expect(told(card('Gas leaks and gas escapes'))).toHaveLength(1);
  expect(told({ type: 'do-dont', heading: 'Gas leak', icon: 'flame', do: ['x'], dont: ['x'] })).toEqual(lines`
    ${PAGE} missing-hotline "Gas leak"`);
  expect(problemsBy('missing-hotline', good(card('Gas leak')))).toMatchObject(said`
    # error /blocks/1/items/0/heading
    "Gas leak" speaks of "gas leak", and the number of "Gas", 0800 111 999, is not shown with it.
    > Write "before": { "hotline": "gas" } after the heading.
    ? Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.`);
  for (const fine of [[card('Gas leak', BEFORE)], [card('Gas Safe boilers'), card('Leak detection')]])
    expect(told(...fine)).toEqual([]);
  expect(toldBy('missing-hotline', { ...siteWith({ hotlines: [] }), ...good(card('Gas leak')) })).toEqual([]);
});

it('[Y6] wants a hotline that a block shows before a button of another block that calls us', () => {
  const after = (...blocks: object[]) => problemsBy('hotline-after-ours', good(...blocks));
  const notice = { type: 'notice', heading: 'Gas', paragraphs: ['x'], ...BEFORE };
  expect(after(notice)).toMatchObject(said`
    # error /blocks/1/before
    This block shows 0800 111 999 of "Gas", and a button that calls us stands before it on the page.
    > Write "before": { "hotline": "gas" } into the block that opens the page, too.
    ? Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.`);
  const opening = (more: object) => ({ [PAGE]: { ...goodPage('About'), blocks: [{ ...hero(), ...more }, notice] } });
  for (const fine of [
    good(card('Gas leak', BEFORE)),
    opening(BEFORE),
    opening({ actions: [{ do: 'page', label: 'More', to: '/about' }] }),
    { ...siteWith({ 'hotlines.0.comesFirst': false }), ...good(notice) },
  ])
    expect(toldBy('hotline-after-ours', fine)).toEqual([]);
  const call = block('x', { action: { do: 'call', label: 'Call {phone}' } });
  const columns = { type: 'columns', main: [notice, call], side: [call] };
  const only = { [PAGE]: { ...goodPage('About'), blocks: [hero(), columns, notice] } };
  expect(toldBy('hotline-after-ours', only)).toEqual([]);
  expect(toldBy('hotline-after-ours', { ...good(showing()), ...shared(notice) })).toHaveLength(1);
});

it('[Y50] misses it before other words of it that tell to call us', () => {
  for (const sentence of ['Do you smell gas? Call {phone}', 'For a gas leak, call 020 7946 0123.'])
    expect(told(prose(`We come. ${sentence}`)), sentence).toEqual([`${PAGE} missing-hotline ${sentence}`]);
  const badged = (more: object) => {
    const opening = { ...hero(), badges: [{ icon: 'flame', label: 'Gas leaks' }], ...more };
    return toldBy('missing-hotline', { [PAGE]: { ...goodPage('About'), blocks: [opening] } });
  };
  expect(badged({})).toEqual([`${PAGE} missing-hotline Gas leaks`]);
  expect(badged(BEFORE)).toEqual([]);
  expect(problemsBy('missing-hotline', good({ ...prose('x'), heading: 'Smell gas?' }))).toMatchObject(said`
    "Smell gas?" speaks of "smell gas", and the number of "Gas", 0800 111 999, does not stand before it on the page.
    > Write "before": { "hotline": "gas" } into the block that opens the page, or say in this block to call Gas on 0800 111 999 first.
    ? Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.`);
});

it('[Y50] tells one block once, and is content where the number or its name comes first', () => {
  const call = prose('For a gas leak, call {phone}.');
  expect(told({ ...call, heading: 'Smell gas?' })).toHaveLength(1);
  expect(told({ type: 'notice', heading: 'Gas', paragraphs: ['x'], ...BEFORE }, call)).toEqual([]);
  expect(
    told(
      prose('If you smell gas, the National Gas Emergency Service comes before us: 0800 111 999.'),
      prose('We mend gas leaks once they are safe. Call {phone}.'),
    ),
  ).toEqual([]);
  const items = [
    { icon: 'flame', label: 'Gas leak', to: '/' },
    { icon: 'pipe', label: 'Pipe', to: '/services' },
  ];
  expect(told({ type: 'contents', heading: 'x', items })).toEqual([]);
});

it('[Y51] speaks of a phrase when all its words stand near each other, in any order and with any ending', () => {
  const speaks = (text: string) => spokenOf(['gas leak', 'carbon monoxide', 'gas escape'])(text);
  for (const text of ['Leaking gas', 'The gas is leaking.', 'a leak of the gas', 'GAS LEAKAGE'])
    expect(speaks(text), text).toBe('gas leak');
  expect([speaks('Gas escaping'), speaks('monoxide, carbon')]).toEqual(['gas escape', 'carbon monoxide']);
  for (const text of ['A gasket leaks', 'Gas Safe boilers', 'Gas boilers, and how to find a leak', 'Carbon dating', ''])
    expect(speaks(text), text).toBeUndefined();
});

it('[Y51] goes by the phrases of pages/_site.json', () => {
  const [gas] = siteFile().hotlines;
  const number = { display: '0345 988 1188', international: '03459881188' };
  const flood = { ...gas, id: 'flood', name: 'Flood line', ...number, speaksOf: ['river flood'] };
  const hotlines = siteWith({ hotlines: [{ ...gas, speaksOf: [] }, flood] });
  expect(problemsBy('missing-hotline', { ...hotlines, ...good(card('Gas leak'), card('Rivers that flood')) }))
    .toMatchObject(said`
    "Rivers that flood" speaks of "river flood", and the number of "Flood line", 0345 988 1188, is not shown with it.
    > Write "before": { "hotline": "flood" } after the heading.`);
});

const SIGNS = 'html-in-text markup-in-text';
const found = (...texts: string[]) => toldBy(SIGNS, good(prose(...texts))).map((each) => each.replace(/^\S+ \S+ /, ''));

it('[Y29] finds the signs of links, bold words, headings, lines and lists, each pair once', () => {
  const all = (...texts: string[]) => found(...texts).join('  ');
  expect(all('See [our prices](services), ![van](/van.png) or <a href="/services">all</a>.')).toBe(
    '[our prices](services)  ![van](/van.png)  <a href=\\"/services\\">all</a>',
  );
  expect(all('We come **at once**, *day* and __night__, _always_, <b>really</b> <strong class="x">now</strong>.')).toBe(
    '**at once**  *day*  __night__  _always_  <b>really</b>  <strong class=\\"x\\">now</strong>',
  );
  expect(all('# About us', '## Call {phone}', '<h2>Boilers</h2>')).toBe(
    '# About us  ## Call {phone}  <h2>Boilers</h2>',
  );
  expect(all('two<br />three', '<p>One.</p><p>Two.</p>')).toBe('<br />  <p>One.</p>  <p>Two.</p>');
  expect(all('We **come.', 'We `come` ~~now~~.', 'Smith &amp Sons', '--- We come.')).toBe(
    '**  `come`  ~~now~~  &amp  ---',
  );
  expect(all('Smith&nbsp;&amp; Sons, &pound;90 &#163; &#xA3;')).toBe('&nbsp;  &amp;  &pound;  &#163;  &#xA3;');
});

it('[Y29] refuses HTML', () => {
  for (const html of ['<script src=x async></script>', '<svg onload="x()">', '<!-- to do -->', '<style>p{{ }</style>'])
    expect(toldBy(SIGNS, saying(html)).join(), html).toContain('html-in-text');
  expect(problemsBy(SIGNS, saying('<script>alert("Hi")</script> there'))).toMatchObject(said`
    # error html-in-text
    "<script>alert(\\"Hi\\")</script>" has signs of HTML, which do nothing here.
    > Take them out. A page has no programs and no look of its own.
    ? Texts are shown just as they are written, so visitors would read the signs.`);
});

it('[Y29] leaves ordinary words alone', () => {
  const texts = lines`
    A leak of < 5 litres & pipes > 22 mm, AT&T; if a<b and c>d then
    From £90* a visit (*parts not included). 2 * 3 * 4. Terms*
    Ring #2 on the door; we are the #1 in Pimlico
    file_name_here, fill in ____ and ** and __
    Is it [sic] so? (see below) [1] (2)
    I <3 pipes, <20 minutes, <- here, 5<i
    R&D; Marks & Spencer; Q&A
    5* rated, 4* hotel
    A {phone} * {email} *`;
  expect(found(...texts)).toEqual([]);
});

it.each(
  `[Call us](tel:+44123) → Write "Call us" without them. To call us there is a button: { "do": "call", "label": "Call: {phone}" }.
    [Write](mailto:a@b.c) → Write "Write" without them. To write to us there is a button: { "do": "email", "label": "Write" }.
    # Boilers → Write "Boilers" without them. A heading stands in the "heading" of a block.
    We come **at once**. → Write "at once" without them. What must stand out gets a block of its own, for example a "notice".
    [Fáilte](lang:ga) → Write "Fáilte" without them. A phrase of another language is marked only in paragraphs, and in other texts that can hold a link.
    One<br>two → Take them out. A new paragraph is a new entry of "paragraphs".
    <ul><li>One</li></ul> → Take them out. A list stands in a block that has one, for example as "items" of a "tag-list" or "steps" block.
    a&nbsp;b → Write a space in its place.
    &pound;90 → Write £ in its place.`
    .split('\n')
    .map((line) => line.trim().split(' → ')),
)('[Y29] says what to write for %s', (text, fix) => {
  const page = text!.includes('lang:') ? good({ ...prose('x'), heading: text }) : saying(text!);
  expect(wordsBy(SIGNS, page)[0]!.fix).toBe(fix);
});

it('[Y29] says what the signs would do, and how it is done here', () => {
  expect(problemsBy(SIGNS, good({ ...prose('We come at once.'), heading: 'See [our prices](/services)' })))
    .toMatchObject(said`
    "[our prices](/services)" has signs of Markdown, which do nothing here.
    > Write "our prices" without them. A text of this sort holds no link, and a paragraph does, for example [our prices](/services).
    ? Texts are shown just as they are written, so visitors would read the signs.`);
});
