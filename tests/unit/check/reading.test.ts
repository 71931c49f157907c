import { describe, expect, it } from 'vitest';
import {
  allCapitals,
  doubleSpace,
  emptyLinkText,
  htmlInText,
  lateHero,
  longEmergencySentence,
  markupInText,
  missingHero,
  repeatedLinkText,
  secondHero,
} from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import { missingHotline } from '../../../src/check/rules/hotlines/missing-hotline';
import { spokenOf } from '../../../src/check/rules/hotlines/spoken-of';
import { regionJson } from '../../fixtures/region';
import { goodPage, plainPage, siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const HEROES = [missingHero, lateHero, secondHero];
const hero = (heading = 'About') => ({ type: 'hero', heading, intro: 'x' });
const prose = (...paragraphs: string[]) => ({ type: 'prose', paragraphs });
const about = (...blocks: object[]) => ({ [PAGE]: plainPage(...blocks) });
const good = (...blocks: object[]) => ({ [PAGE]: goodPage('About', ...blocks) });

describe('the main heading', () => {
  it('[Y20] misses a hero', () => {
    expect(toldBy(HEROES, about(prose('x')))).toEqual([`${PAGE} missing-hero "blocks"`]);
    expect(wordsBy(HEROES, about(prose('x')))).toEqual([
      {
        message: 'This page has no "hero" block.',
        fix: 'Write { "type": "hero", "heading": "…", "intro": "…" } as the first entry of "blocks".',
        why: 'It draws the main heading: without it visitors, screen readers and search engines are not told what the page is about.',
      },
    ]);
  });

  it('[Y21] wants it first', () => {
    expect(toldBy(HEROES, about(prose('x'), hero()))).toEqual([`${PAGE} late-hero "hero"`]);
    expect(wordsBy(HEROES, about(prose('x'), hero()))).toEqual([
      {
        message: 'The "hero" of this page stands after a "prose" block.',
        fix: 'Move the hero up, so that it is the first entry of "blocks".',
        why: 'The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.',
      },
    ]);
  });

  it('[Y22] refuses a second one, also in columns and in shared files', () => {
    const columns = { type: 'columns', main: [hero('Two')], side: [prose('x')] };
    expect(toldBy(HEROES, about(hero(), columns))).toEqual([`${PAGE} second-hero "hero"`]);
    expect(problemsBy(HEROES, about(hero(), columns))).toMatchObject([
      {
        pointer: '/blocks/1/main/0/type',
        message: 'This is the second "hero" of the page.',
        fix: 'Use another block here, such as "prose" or "call-to-action".',
        why: 'A page has one main heading. With two, screen readers and search engines cannot tell what it is about.',
        related: [{ message: 'This is the first.' }],
      },
    ]);
    const shared = { 'pages/_shared/a.json': { blocks: [hero()] } };
    expect(toldBy(HEROES, { ...about({ type: 'shared', ref: 'a' }), ...shared })).toEqual([]);
    expect(toldBy(HEROES, { ...about(hero(), { type: 'shared', ref: 'a' }), ...shared })).toEqual([
      'pages/_shared/a.json second-hero "hero"',
    ]);
  });

  it('[Y22] tells one in a shared file once, however many pages show it', () => {
    const shared = { 'pages/_shared/a.json': { blocks: [hero()] } };
    const pages = (...blocks: object[]) =>
      Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [`pages/${name}.json`, plainPage(...blocks, { type: 'shared', ref: 'a' })]),
      );
    expect(toldBy(HEROES, { ...shared, ...pages(hero()) })).toEqual(['pages/_shared/a.json second-hero "hero"']);
    expect(toldBy(HEROES, { ...shared, ...pages(prose('Some words.')) })).toEqual([
      'pages/_shared/a.json late-hero "hero"',
    ]);
  });

  it('[Y53] gets through a shared file that refers to itself, or to one that refers back', () => {
    const shown = (...blocks: object[]) => ({
      'pages/_shared/a.json': { blocks },
      ...good({ type: 'shared', ref: 'a' }),
    });
    const refer = (ref: string) => ({ type: 'shared', ref });
    expect(toldBy(RULES, shown(refer('a')))).toEqual(['pages/_shared/a.json misplaced-block "shared"']);
    expect(toldBy(RULES, { ...shown(refer('b')), 'pages/_shared/b.json': { blocks: [refer('a')] } })).toEqual([
      'pages/_shared/a.json misplaced-block "shared"',
      'pages/_shared/b.json misplaced-block "shared"',
    ]);
  });

  it('[Y22] says nothing where the blocks are not known', () => {
    expect(toldBy(HEROES, about({ type: 'shared', ref: 'nothing' }))).toEqual([]);
    expect(toldBy(HEROES)).toEqual([]);
  });
});

describe('words', () => {
  it('[Y23] finds spaces too many, underlines them and knows what mends them', () => {
    const problems = problemsBy(doubleSpace, good(prose(' Two  words, \\"x\\"   here ')));
    expect(problems.map(({ edits: [edit], message }) => [edit!.end - edit!.start, edit!.insert, message])).toEqual([
      [1, '', 'There is a space at the edge of this text.'],
      [2, ' ', 'Two words stand too far from each other.'],
      [3, ' ', 'Two words stand too far from each other.'],
      [1, '', 'There is a space at the edge of this text.'],
    ]);
    expect(toldBy(doubleSpace, good(prose('One  two')))).toEqual([`${PAGE} double-space   `]);
    expect(toldBy(doubleSpace, good(prose('One\u2003two')))).toEqual([`${PAGE} double-space \u2003`]);
    expect(wordsBy(doubleSpace, good(prose('One  two')))).toEqual([
      {
        message: 'Two words stand too far from each other.',
        fix: 'Leave one space between them.',
        why: 'It came with a copied or half-deleted text, so visitors may miss a word as well.',
      },
    ]);
    expect(toldBy(doubleSpace, good(prose('One two, three\u00a0four')))).toEqual([]);
    expect(toldBy(doubleSpace, good(prose('One two, three\u00a0\u00a0four')))).toHaveLength(1);
    expect(toldBy(doubleSpace, good(prose('One two.\u00a0')))).toHaveLength(1);
  });

  it('[Y24] finds words in capitals, and leaves names of bodies, postcodes and tokens alone', () => {
    expect(toldBy(allCapitals, good(prose('CALL NOW for an EMERGENCY, or DON’T.')))).toEqual([
      `${PAGE} all-capitals CALL NOW`,
    ]);
    expect(wordsBy(allCapitals, good(prose('CALL NOW!')))).toEqual([
      {
        message: '"CALL NOW" is written in capitals only.',
        fix: 'Write it in small letters, with a capital only where a sentence or a name begins.',
        why: 'Capitals are slower to read, and some screen readers spell them letter by letter.',
      },
    ]);
    expect(
      toldBy(
        allCapitals,
        good(prose('CCTV, WRAS, CIPHE and OFTEC in SW1H and WC1A; TMV3; {company.vat}. A UK NHS job.')),
      ),
    ).toEqual([]);
  });

  it('[Y62] leaves a name in capitals alone that the site file or the region declares', () => {
    const told = (changes: Parameters<typeof toldBy>[1] = {}) =>
      toldBy(allCapitals, { ...changes, ...good(prose('NICEIC registered: ask NICEIC.')) });
    expect(told()).toEqual([`${PAGE} all-capitals NICEIC`]);
    const named = (name: string, body: string) => siteWith({ accreditations: [{ id: 'a', name, body, number: '1' }] });
    expect(told(named('NICEIC Approved Contractor', 'A council'))).toEqual([]);
    expect(told(named('Approved Contractor', 'The NICEIC'))).toEqual([]);
    expect(told(siteWith({ words: ['NICEIC'] }))).toEqual([]);
    expect(told({ 'pages/_region.json': { ...regionJson, name: 'NICEIC' } })).toEqual([]);
    const shouting = good(prose('NICEIC CALL NOW.'));
    expect(toldBy(allCapitals, { ...siteWith({ words: ['NICEIC'] }), ...shouting })).toEqual([
      `${PAGE} all-capitals NICEIC CALL NOW`,
    ]);
  });

  it('[Y25] finds a long sentence in advice for emergencies, and only there', () => {
    const words = (count: number) => `Word${' word'.repeat(count - 1)}.`;
    const advice = (text: string) =>
      good({ type: 'do-dont', heading: 'Burst pipe', icon: 'pipe', do: [text], dont: ['No.'] });
    expect(toldBy(longEmergencySentence, advice(`Stop. ${words(26)}`))).toEqual([
      `${PAGE} long-emergency-sentence ${words(26)}`,
    ]);
    expect(wordsBy(longEmergencySentence, advice(words(26)))).toEqual([
      {
        message: 'This sentence has 26 words.',
        fix: 'Split it into sentences of at most 25 words, one step in each.',
        why: 'Somebody reads it in an emergency, and must understand it at once.',
      },
    ]);
    expect(toldBy(longEmergencySentence, advice(`${words(25)} ${words(25)} About 1.5 bar.`))).toEqual([]);
    expect(toldBy(longEmergencySentence, good(prose(words(40))))).toEqual([]);
  });
});

describe('links', () => {
  const link = (label: string, to: string) => ({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label, to } });

  it('[Y26] finds links of one page that are called alike and lead to different places', () => {
    const changes = good(link('Our work', '/services'), link('our  work', '/'));
    expect(toldBy(repeatedLinkText, changes)).toEqual([`${PAGE} repeated-link-text "our  work"`]);
    expect(problemsBy(repeatedLinkText, changes)).toMatchObject([
      {
        message: 'Two links of this page are called "our  work", and they lead to /services and to /.',
        fix: 'Say in each label where it leads.',
        why: 'People who hear the page often jump from link to link, and could not tell the two apart.',
        related: [{ message: 'This one leads to /services.' }],
      },
    ]);
    expect(toldBy(repeatedLinkText, good(link('Our work', '/services'), link('Our work', '/services')))).toEqual([]);
    expect(
      toldBy(repeatedLinkText, {
        ...good(link('Our work', '/services')),
        'pages/jobs.json': goodPage('Jobs', link('Our work', '/')),
      }),
    ).toEqual([]);
  });

  it('[Y26] tells a shared file once, however many pages show it', () => {
    const shared = { 'pages/_shared/a.json': { blocks: [link('Our work', '/')] } };
    const page = (name: string) => goodPage(name, link('Our work', '/services'), { type: 'shared', ref: 'a' });
    expect(toldBy(repeatedLinkText, { ...shared, [PAGE]: page('About'), 'pages/jobs.json': page('Jobs') })).toEqual([
      'pages/_shared/a.json repeated-link-text "Our work"',
    ]);
  });

  it('[Y27] refuses a label without words', () => {
    const page = good(link('→', '/services'), link('Read more about us', '/services'));
    expect(toldBy(emptyLinkText, page)).toEqual([`${PAGE} empty-link-text "→"`]);
    expect(wordsBy(emptyLinkText, page)).toEqual([
      {
        message: 'The label "→" has no words.',
        fix: 'Say what happens when it is pressed, for example "See all services".',
        why: 'A person who hears the page would hear "link" and nothing more.',
      },
    ]);
  });
});

describe('hotlines', () => {
  const card = (heading: string, more: object = {}) => ({
    type: 'cards',
    heading: 'x',
    items: [{ icon: 'flame', heading, text: 'x', ...more }],
  });

  it('[Y28] misses a hotline on a card or block that speaks of what it is for', () => {
    for (const heading of ['Gas leak', 'You smell gas?', 'A smell of gas', 'Gas leaks and gas escapes']) {
      expect(toldBy(missingHotline, good(card(heading))), heading).toEqual([`${PAGE} missing-hotline "${heading}"`]);
    }
    expect(
      toldBy(missingHotline, good({ type: 'do-dont', heading: 'Gas leak', icon: 'flame', do: ['x'], dont: ['x'] })),
    ).toEqual([`${PAGE} missing-hotline "Gas leak"`]);
    expect(problemsBy(missingHotline, good(card('Gas leak')))).toMatchObject([
      {
        severity: 'error',
        pointer: '/blocks/1/items/0/heading',
        message: '"Gas leak" speaks of "gas leak", and 0800 111 999 of "Gas" is not shown with it.',
        fix: 'Write "before": { "hotline": "gas" } after the heading.',
        why: 'Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.',
      },
    ]);
  });

  it('[Y50] misses it before other words of it that tell to call us', () => {
    const headed = (heading: string) => ({ ...prose('x'), heading });
    for (const heading of [
      'Smell gas? Call {phone}',
      'Smell gas?',
      'Gas leaks: call us first',
      'A gas smell',
      'Gas escaping',
    ]) {
      expect(toldBy(missingHotline, good(headed(heading))), heading).toEqual([`${PAGE} missing-hotline ${heading}`]);
    }
    for (const sentence of [
      'If you smell gas, call us on {phone} at once.',
      'For a gas leak, call {phone} at once.',
      'Do you smell gas? Call {phone}',
      'For a gas leak, call 020 7946 0123.',
    ]) {
      expect(toldBy(missingHotline, good(prose(`We come. ${sentence}`))), sentence).toEqual([
        `${PAGE} missing-hotline ${sentence}`,
      ]);
    }
    const badged = (more: object) => ({
      [PAGE]: {
        ...goodPage('About'),
        blocks: [
          { type: 'hero', heading: 'About', intro: 'x', badges: [{ icon: 'flame', label: 'Gas leaks' }], ...more },
        ],
      },
    });
    expect(toldBy(missingHotline, badged({}))).toEqual([`${PAGE} missing-hotline Gas leaks`]);
    expect(toldBy(missingHotline, badged({ before: { hotline: 'gas' } }))).toEqual([]);
    expect(wordsBy(missingHotline, good(headed('Smell gas?')))).toEqual([
      {
        message: '"Smell gas?" speaks of "smell gas", and 0800 111 999 of "Gas" does not stand before it on the page.',
        fix: 'Write "before": { "hotline": "gas" } into the block that opens the page, or say in this block to call Gas on 0800 111 999 first.',
        why: 'Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.',
      },
    ]);
  });

  it('[Y50] tells one block once, and is content where the number or its name comes first', () => {
    expect(
      toldBy(missingHotline, good({ ...prose('For a gas leak, call {phone}.'), heading: 'Smell gas?' })),
    ).toHaveLength(1);
    expect(
      toldBy(
        missingHotline,
        good(
          { type: 'notice', heading: 'Gas', paragraphs: ['x'], before: { hotline: 'gas' } },
          prose('For a gas leak, call {phone}.'),
        ),
      ),
    ).toEqual([]);
    expect(
      toldBy(
        missingHotline,
        good(
          prose('If you smell gas, the National Gas Emergency Service comes before us: 0800 111 999.'),
          prose('We mend gas leaks once they are safe. Call {phone}.'),
        ),
      ),
    ).toEqual([]);
    expect(
      toldBy(
        missingHotline,
        good({
          type: 'contents',
          heading: 'x',
          items: [
            { icon: 'flame', label: 'Gas leak', to: '/' },
            { icon: 'pipe', label: 'Pipe', to: '/services' },
          ],
        }),
      ),
    ).toEqual([]);
  });

  it('[Y28] is content when it is shown, where it cannot be shown, and with other headings', () => {
    expect(toldBy(missingHotline, good(card('Gas leak', { before: { hotline: 'gas' } })))).toEqual([]);
    expect(toldBy(missingHotline, good(card('Gas Safe boilers'), card('Leak detection')))).toEqual([]);
    expect(toldBy(missingHotline, { ...siteWith({ hotlines: [] }), ...good(card('Gas leak')) })).toEqual([]);
  });

  it('[Y51] speaks of a phrase when all its words stand near each other, in any order and with any ending', () => {
    const speaks = (text: string) => spokenOf(['gas leak', 'carbon monoxide', 'gas escape'])(text);
    for (const text of ['Leaking gas', 'The gas is leaking.', 'a leak of the gas', 'GAS LEAKAGE'])
      expect(speaks(text), text).toBe('gas leak');
    expect([speaks('Gas escaping'), speaks('monoxide, carbon')]).toEqual(['gas escape', 'carbon monoxide']);
    for (const text of [
      'A gasket leaks',
      'Gas Safe boilers',
      'Gas boilers, and how to find a leak',
      'Carbon dating',
      '',
    ])
      expect(speaks(text), text).toBeUndefined();
  });

  it('[Y51] goes by the phrases of pages/_site.json', () => {
    const [gas] = siteFile().hotlines;
    const flood = {
      ...gas,
      id: 'flood',
      name: 'Flood line',
      display: '0345 988 1188',
      international: '03459881188',
      speaksOf: ['river flood'],
    };
    expect(
      problemsBy(missingHotline, {
        ...siteWith({ hotlines: [{ ...gas, speaksOf: [] }, flood] }),
        ...good(card('Gas leak'), card('Rivers that flood')),
      }).map(({ message, fix }) => [message, fix]),
    ).toEqual([
      [
        '"Rivers that flood" speaks of "river flood", and 0345 988 1188 of "Flood line" is not shown with it.',
        'Write "before": { "hotline": "flood" } after the heading.',
      ],
    ]);
  });
});

describe('signs of Markdown and HTML', () => {
  const SIGNS = [htmlInText, markupInText];
  const found = (...texts: string[]) =>
    toldBy(SIGNS, good(prose(...texts))).map((each) => each.replace(/^\S+ \S+ /, ''));

  it('[Y29] finds the signs of links, bold words, headings, lines and lists, each pair once', () => {
    expect(found('See [our prices](services), ![van](/van.png) or <a href="/services">all</a>.')).toEqual([
      '[our prices](services)',
      '![van](/van.png)',
      '<a href=\\"/services\\">all</a>',
    ]);
    expect(
      found('We come **at once**, *day* and __night__, _always_, <b>really</b> <strong class="x">now</strong>.'),
    ).toEqual(['**at once**', '*day*', '__night__', '_always_', '<b>really</b>', '<strong class=\\"x\\">now</strong>']);
    expect(found('# About us', '## Call {phone}', '<h2>Boilers</h2>')).toEqual([
      '# About us',
      '## Call {phone}',
      '<h2>Boilers</h2>',
    ]);
    expect(found('One<br>two<br />three', '<p>One.</p><p>Two.</p>', '<ul><li>One</li><li>Two</li></ul>')).toEqual([
      '<br>',
      '<br />',
      '<p>One.</p>',
      '<p>Two.</p>',
      '<ul><li>One</li><li>Two</li></ul>',
    ]);
    expect(found('We **come.', 'We `come` ~~now~~.', 'Smith &amp Sons', '--- We come.')).toEqual([
      '**',
      '`come`',
      '~~now~~',
      '&amp',
      '---',
    ]);
    expect(found('Smith&nbsp;&amp; Sons, &pound;90 &#163; &#xA3;')).toEqual([
      '&nbsp;',
      '&amp;',
      '&pound;',
      '&#163;',
      '&#xA3;',
    ]);
  });

  it('[Y52] refuses HTML and Markdown', () => {
    const severities = (text: string) =>
      problemsBy(SIGNS, good(prose(text))).map(({ rule, severity }) => `${severity} ${rule}`);
    for (const html of [
      '<b>now</b>',
      'One<br>two',
      '&nbsp;',
      '<script>alert(1)</script>',
      '<script src=x async></script>',
      '<svg onload="x()">',
      '<!-- to do -->',
      '<style>p{{ }</style>',
      '<iframe src="https://a.example">',
    ]) {
      expect(severities(html), html).toEqual(['error html-in-text']);
    }
    for (const markdown of ['**now**', '[prices](https://a.example)', '# Prices'])
      expect(severities(markdown), markdown).toEqual(['error markup-in-text']);
    expect(wordsBy(SIGNS, good(prose('<script>alert("Hi")</script> there')))).toEqual([
      {
        message: '"<script>alert(\\"Hi\\")</script>" has signs of HTML, which do nothing here.',
        fix: 'Take them out. A page has no programs and no look of its own.',
        why: 'Texts are shown just as they are written, so visitors would read the signs.',
      },
    ]);
  });

  it('[Y30] leaves ordinary words alone', () => {
    expect(
      found(
        'A leak of < 5 litres & pipes > 22 mm, AT&T; if a<b and c>d then',
        'From £90* a visit (*parts not included). 2 * 3 * 4. Terms*',
        'Ring #2 on the door; we are the #1 in Pimlico',
        'file_name_here, fill in ____ and ** and __',
        'Is it [sic] so? (see below) [1] (2)',
        'I <3 pipes, <20 minutes, <- here, 5<i',
        'R&D; Marks & Spencer; Q&A',
        '5* rated, 4* hotel',
        'A {phone} * {email} *',
      ),
    ).toEqual([]);
  });

  it('[Y31] says what the signs would do, and how it is done here', () => {
    const words = (text: string) => wordsBy(SIGNS, good(prose(text)))[0]!;
    const ofHeading = (heading: string) =>
      wordsBy(SIGNS, good({ type: 'prose', heading, paragraphs: ['We come at once.'] }))[0]!;
    expect(ofHeading('See [our prices](/services)')).toEqual({
      message: '"[our prices](/services)" has signs of Markdown, which do nothing here.',
      fix: 'Write "our prices" without them. A link to one of our pages is a button of the block: "action": { "do": "page", "label": "our prices", "to": "/services" }.',
      why: 'Texts are shown just as they are written, so visitors would read the signs.',
    });
    expect(words('[Call us](tel:+44123)').fix).toBe(
      'Write "Call us" without them. To call us there is a button: { "do": "call", "label": "Call: {phone}" }.',
    );
    expect(words('[Write](mailto:a@b.c)').fix).toBe(
      'Write "Write" without them. To write to us there is a button: { "do": "email", "label": "Write" }.',
    );
    expect(words('We come **at once**.')).toMatchObject({
      message: '"**at once**" has signs of Markdown, which do nothing here.',
      fix: 'Write "at once" without them. What must stand out gets a block of its own, for example a "notice".',
    });
    expect(words('# Boilers').fix).toBe('Write "Boilers" without them. A heading stands in the "heading" of a block.');
    expect(words('One<br>two').fix).toBe('Take them out. A new paragraph is a new entry of "paragraphs".');
    expect(words('<ul><li>One</li></ul>').fix).toBe(
      'Take them out. A list stands in a block that has one, for example as "items" of a "tag-list" or "steps" block.',
    );
    expect(words('a&nbsp;b').fix).toBe('Write a space in its place.');
    expect(words('&pound;90').fix).toBe('Write £ in its place.');
    expect(problemsBy(SIGNS, good(prose('&quot;Hi&quot;')))[0]!.edits.map(({ insert }) => insert)).toEqual(['\\"']);
  });
});
