import { expect, it } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { PAGE, about, prose } from './make';
import { goodPage } from './small-site';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const saying = (...paragraphs: string[]) => about(prose(paragraphs, { id: 'story', heading: 'How we began' }));
const headed = (heading: string) => about(prose('We came in spring.', { heading }));

/** The pages that the links of these tests are meant for. */
const targets = Object.fromEntries(
  ['guides', 'emergency', 'frozen-pipes'].map((name) => [`pages/${name}.json`, goodPage(name)]),
);

it.each([
  ['(guides)[/guides]', '[guides](/guides)'],
  ['[the steps](emergency.json#gas)', '[the steps](/emergency#gas)'],
  ['[the steps](pages/emergency.json)', '[the steps](/emergency)'],
  ['[the steps](/emergency #gas)', '[the steps](/emergency#gas)'],
  ['[the steps](/frozen pipes)', '[the steps](/frozen-pipes)'],
  ['[the steps](/emergency#gas.)', '[the steps](/emergency#gas)'],
  ['[the steps(/emergency#gas)', '[the steps](/emergency#gas)'],
  ['[the steps]/emergency#gas', '[the steps](/emergency#gas)'],
  ['[the steps]()', '[the steps](/services)'],
  ['/emergency#gas', '[the words](/emergency#gas)'],
])('[C104] a link in a text that is nearly one is told whole, with the one that is meant: %s', (written, meant) => {
  const found = problemsBy('markup-in-text', { ...saying(`See ${written} first.`), ...targets });
  expect(found.filter(({ file }) => file === PAGE)).toMatchObject(said`
    # markup-in-text «${written}»`);
  expect(found.find(({ file }) => file === PAGE)!.fix).toContain(`"${meant}"`);
});

it('[C99] a link in a text leads to a page that exists, and what mends it is written into the text', () => {
  expect(problemsBy('broken-link', saying('See [what we do](/servces) first.'))).toMatchObject(said`
    # broken-link ${PAGE} /blocks/1/paragraphs/0 «/servces» ⇒ /services
    There is no page at /servces. Did you mean /services?`);
  expect(problemsBy('broken-link', saying('See [the story](/about#stroy).'))).toMatchObject(said`
    No block of /about is called "stroy". Did you mean "story"?`);
  expect(toldBy('broken-link', saying('See [what we do](/services) or [the story](/about#story).'))).toEqual([]);
});

it('[C99] a link in a text is no old address, no draft, not its own page, and keeps what it promises', () => {
  const withAlias = { 'pages/help.json': { ...goodPage('Help'), aliases: ['/advice'] } };
  expect(problemsBy('link-to-alias', { ...saying('Read [this advice](/advice#main).'), ...withAlias }))
    .toMatchObject(said`
    # ⇒ /help#main`);
  const draft = { 'pages/offer.json': { ...goodPage('Offer'), status: 'draft' } };
  expect(toldBy('link-to-draft', { ...saying('See [the winter](/offer).'), ...draft })).toEqual(lines`
    ${PAGE} link-to-draft /offer`);
  const both = { ...saying('See [the winter](/offer), or [the cold](/offer).'), ...draft };
  expect(problemsBy('link-to-draft', both)).toMatchObject(said`
    # pages/offer.json /status
    2 links lead to /offer, which is a draft.
    ~ ${PAGE} This leads there.
    ~ ${PAGE} This leads there.`);
  expect(toldBy('link-to-itself', saying('See [us](/about).'))).toEqual([`${PAGE} link-to-itself /about`]);
  expect(toldBy('misleading-link', { ...saying('See [Help](/services).'), ...withAlias })).toEqual(lines`
    ${PAGE} misleading-link /services`);
});

it('[C104] a link in a text that dials or writes is told once', () => {
  for (const written of ['[write to us](mailto:helo@roofs.example)', '[ring us](tel:+442079460132)'])
    expect(toldBy(RULES, saying(`In the night you may ${written} from any phone.`)), written).toEqual(lines`
      ${PAGE} markup-in-text ${written}`);
});

it('[C104] offers a page that there is', () => {
  const fix = (to: string) => problemsBy('markup-in-text', headed(`See [prices](${to})`))[0]!.fix;
  expect(fix('/servces')).toContain('](/services)');
  expect(fix('/what-it-comes-to')).toContain('There is no page at /what-it-comes-to');
});

it('[Y26] a link in a text has words that say where it leads', () => {
  expect(
    toldBy('empty-link-text repeated-link-text', saying('Go [→](/services), [home](/) or [home](/services).')),
  ).toEqual([`${PAGE} empty-link-text →`, `${PAGE} repeated-link-text home`]);
});

it('[Y55] a link in a text is read by every other rule as visitors read it', () => {
  const texts = lines`
    Before the winter we look at [the pipes in the loft](/services), and at the tank beside them.
    In cold weather the first thing that freezes is [the pipe outside](/services).`;
  expect(toldBy(RULES, saying(...texts))).toEqual([]);
});

it('[Y55] a link in a text leads to a page of this site and stands where sentences stand', () => {
  const fix = (text: string) => problemsBy('markup-in-text', saying(text)).map((problem) => problem.fix);
  const WRITTEN = 'the words in [ ], and right behind them in ( )';
  expect(fix('See [our prices](https://a.example).')).toEqual([
    'Write "our prices" without them. A link in a text leads to a page of this site, by its address without the host: "[our prices](/services)".',
  ]);
  expect(fix('See [our prices](/services/#prices).').join()).toContain(
    `Write "[our prices](/services#prices)": ${WRITTEN}`,
  );
  expect(fix('See [our prices] (/services) first.').join()).toContain(`Write "[our prices](/services)": ${WRITTEN}`);
  expect(fix('See [our prices](https://www.tapwright.example/services#prices).').join()).toContain(
    `Write "[our prices](/services#prices)": ${WRITTEN}`,
  );
  for (const broken of ['[](/services)', 'our prices](/services)'])
    expect(fix(`See ${broken} first.`), broken).toHaveLength(1);
  for (const fine of ['See [our prices](/services).', 'Call [us] (day or night), or (better) [tomorrow].'])
    expect(fix(fine)).toEqual([]);
});
