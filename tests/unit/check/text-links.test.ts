import { describe, expect, it } from 'vitest';
import {
  emptyLinkText,
  linkToDraft,
  linkToItself,
  markupInText,
  repeatedLinkText,
} from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import { brokenLink } from '../../../src/check/rules/addresses/broken-link';
import { linkToAlias } from '../../../src/check/rules/addresses/link-to-alias';
import { misleadingLink } from '../../../src/check/rules/addresses/misleading-link';
import { goodPage } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const saying = (...paragraphs: string[]) => ({
  [PAGE]: goodPage('About', { type: 'prose', id: 'story', heading: 'How we began', paragraphs }),
});

/** The pages that the links of these tests are meant for. */
const targets = Object.fromEntries(
  ['guides', 'emergency', 'frozen-pipes'].map((name) => [`pages/${name}.json`, goodPage(name)]),
);

describe('a link in a text', () => {
  it.each([
    ['(guides)[/guides]', '[guides](/guides)'],
    ['[the steps](emergency.json#gas)', '[the steps](/emergency#gas)'],
    [
      '[the long words of a link](emergency.json#carbon-monoxide)',
      '[the long words of a link](/emergency#carbon-monoxide)',
    ],
    ['[the steps](pages/emergency.json)', '[the steps](/emergency)'],
    ['[the steps](/emergency #gas)', '[the steps](/emergency#gas)'],
    ['[the steps](/frozen pipes)', '[the steps](/frozen-pipes)'],
    ['[the steps](/emergency#gas.)', '[the steps](/emergency#gas)'],
    ['[the steps(/emergency#gas)', '[the steps](/emergency#gas)'],
    ['[the steps]/emergency#gas', '[the steps](/emergency#gas)'],
    ['[the steps]()', '[the steps](/services)'],
    ['/emergency#gas', '[the words](/emergency#gas)'],
  ])('[C104] that is nearly one is told whole, with the one that is meant: %s', (written, meant) => {
    const found = problemsBy(markupInText, { ...saying(`See ${written} first.`), ...targets });
    const problems = found.filter(({ file }) => file === PAGE);
    expect(problems).toMatchObject([{ rule: 'markup-in-text', fix: expect.stringContaining(`"${meant}"`) as string }]);
    expect(toldBy(markupInText, saying(`See ${written} first.`))).toEqual([`${PAGE} markup-in-text ${written}`]);
  });

  it('[C99] leads to a page that exists, and what mends it is written into the text', () => {
    expect(problemsBy(brokenLink, saying('See [what we do](/servces) first.'))).toMatchObject([
      {
        pointer: '/blocks/1/paragraphs/0',
        message: 'There is no page at /servces. Did you mean /services?',
        edits: [{ insert: '/services' }],
      },
    ]);
    expect(toldBy(brokenLink, saying('See [what we do](/servces) first.'))).toEqual([`${PAGE} broken-link /servces`]);
    expect(wordsBy(brokenLink, saying('See [the story](/about#stroy).'))).toMatchObject([
      { message: 'No block of /about is called "stroy". Did you mean "story"?' },
    ]);
    expect(toldBy(brokenLink, saying('See [what we do](/services) or [the story](/about#story).'))).toEqual([]);
  });

  it('[C99] is no old address, no draft, not its own page, and keeps what it promises', () => {
    const withAlias = { 'pages/help.json': { ...goodPage('Help'), aliases: ['/advice'] } };
    expect(problemsBy(linkToAlias, { ...saying('Read [this advice](/advice#main).'), ...withAlias })).toMatchObject([
      { edits: [{ insert: '/help#main' }] },
    ]);
    const draft = { 'pages/offer.json': { ...goodPage('Offer'), status: 'draft' } };
    expect(toldBy(linkToDraft, { ...saying('See [the winter](/offer).'), ...draft })).toEqual([
      `${PAGE} link-to-draft /offer`,
    ]);
    expect(toldBy(linkToItself, saying('See [us](/about).'))).toEqual([`${PAGE} link-to-itself /about`]);
    expect(toldBy(misleadingLink, { ...saying('See [Help](/services).'), ...withAlias })).toEqual([
      `${PAGE} misleading-link /services`,
    ]);
  });

  it('[C104] that dials or writes is told once', () => {
    for (const written of ['[write to us](mailto:helo@roofs.example)', '[ring us](tel:+442079460132)'])
      expect(toldBy(RULES, saying(`In the night you may ${written} from any phone.`)), written).toEqual([
        `${PAGE} markup-in-text ${written}`,
      ]);
  });

  it('[C109] offers a page that there is', () => {
    const fix = (to: string) => {
      const [found] = problemsBy(markupInText, {
        [PAGE]: goodPage('About', {
          type: 'prose',
          heading: `See [prices](${to})`,
          paragraphs: ['We came in spring.'],
        }),
      });
      return found!.fix;
    };
    expect(fix('/servces')).toContain('"to": "/services"');
    expect(fix('/what-it-comes-to')).toContain('There is no page at /what-it-comes-to');
  });

  it('[Y54] has words that say where it leads', () => {
    expect(
      toldBy([emptyLinkText, repeatedLinkText], saying('Go [→](/services), [home](/) or [home](/services).')),
    ).toEqual([`${PAGE} empty-link-text →`, `${PAGE} repeated-link-text home`]);
  });

  it('[Y55] is read by every other rule as visitors read it', () => {
    expect(
      toldBy(
        RULES,
        saying(
          'Before the winter we look at [the pipes in the loft](/services), and at the tank beside them.',
          'In cold weather the first thing that freezes is [the pipe outside](/services).',
        ),
      ),
    ).toEqual([]);
  });

  it('[Y56] leads to a page of this site and stands where sentences stand', () => {
    const fix = (text: string) => wordsBy(markupInText, saying(text)).map((words) => words.fix);
    expect(fix('See [our prices](https://a.example).')).toEqual([
      'Write "our prices" without them. A link in a text leads to a page of this site, by its address without the ' +
        'host: "[our prices](/services)".',
    ]);
    expect(fix('See [our prices](/services).')).toEqual([]);
    expect(fix('See [our prices](/services/#prices).')).toEqual([
      expect.stringContaining('Write "[our prices](/services#prices)": the words in [ ], and right behind them in ( )'),
    ]);
    for (const broken of ['[our prices](/services', '[our prices] (/services)', '(our prices)[/services]'])
      expect(fix(`See ${broken} first.`), broken).toEqual([
        expect.stringContaining('Write "[our prices](/services)": the words in [ ], and right behind them in ( )'),
      ]);
    for (const broken of ['[](/services)', 'our prices](/services)'])
      expect(fix(`See ${broken} first.`), broken).toHaveLength(1);
    expect(fix('Call [us] (day or night), or (better) [tomorrow].')).toEqual([]);
    const headed = (heading: string) => ({
      [PAGE]: goodPage('About', { type: 'prose', heading, paragraphs: ['We came in spring.'] }),
    });
    expect(toldBy(markupInText, headed('See [our prices](/services)'))).toEqual([
      `${PAGE} markup-in-text [our prices](/services)`,
    ]);
  });
});
