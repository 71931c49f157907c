import { describe, expect, it } from 'vitest';
import { placeholderText, repeatedBlock, repeatedText } from '../../../src/check/rules/list';
import { duplicateId } from '../../../src/check/rules/addresses/ids';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const prose = (...paragraphs: string[]) => ({ type: 'prose', paragraphs });
const metadata = { title: 'About the firm', description: 'Who we are.' };
const about = (...blocks: object[]) => ({ [PAGE]: { ...plainPage(...blocks), metadata } });
const LONG = 'We bring parts for most makers, and know the rest by their plans and by their faults.';

describe('placeholders', () => {
  it.each([
    ['We come to XXX at night.', 'XXX'],
    ['Call 020 XXXX XXXX.', 'XXXX XXXX'],
    ['We take ??? minutes.', '???'],
    ['From £__ an hour.', '£__'],
    ['From £XX an hour.', '£XX'],
    ['From £? an hour.', '£?'],
    ['Ask ____ for it.', '____'],
    ['We serve [insert area] and more.', '[insert area]'],
    ['Ask in [your town] now.', '[your town]'],
    ['Price tbc.', 'tbc'],
    ['Your text goes here.', 'Your text goes here'],
    ['Dolor sit amet.', 'Dolor sit amet'],
    ['-', '-'],
  ])('[UF1] refuses %j', (text, written) => {
    expect(toldBy(placeholderText, about(prose(text)))).toEqual([`${PAGE} placeholder-text ${written}`]);
  });

  it('[UF2] refuses a text that only says the name of its field', () => {
    expect(wordsBy(placeholderText, about({ ...prose('We come.'), heading: 'Heading' }))).toEqual([
      {
        message: '"Heading" is the name of this field, and not yet what it is to say.',
        fix: 'Write the words that belong here, or take this part of the page out.',
        why: 'Visitors would read it as it stands, and take the whole site for unfinished.',
      },
    ]);
  });

  it('[UF1] refuses a heading of signs alone', () => {
    expect(toldBy(placeholderText, about({ ...prose('We come.'), heading: '?' }))).toEqual([
      `${PAGE} placeholder-text ?`,
    ]);
    expect(toldBy(placeholderText, about({ ...prose('We come.'), heading: 'Test' }))).toEqual([]);
  });

  it('[UF18] reads the words of a mark in their own language alone, and signs in each', () => {
    const german = (text: string) => ({ ...siteWith({ locale: 'de-DE' }), ...about(prose(text)) });
    expect(toldBy(placeholderText, german('Wir kommen nach XXX.'))).toEqual([`${PAGE} placeholder-text XXX`]);
    expect(toldBy(placeholderText, german('Das [insert] der Karte, tbc.'))).toEqual([]);
  });

  it('[UF3] leaves questions, real brackets and names alone', () => {
    const texts = [
      'Is it leaking?',
      'Who pays? You? We?',
      'BS 7593 (a standard)',
      'size XXL',
      'Call {phone} [day and night].',
      'a (price list) on request',
      'Add your postcode when you book.',
      'Enter your postcode to see which van is near.',
      'Coming soon after a burst is what we are for.',
      'A sample of the water is taken. The text of the report is short.',
      'Put the price on the form. Insert the key and turn it here.',
      'Well... we come. Text us here or there.',
      'An answer follows the test. Question 2 of the form asks for the meter.',
      'The hot water is to follow once the boiler has been filled.',
      'Really?? Yes. The box [of the maker] is XL or XX.',
    ];
    expect(toldBy(placeholderText, about(prose(...texts)))).toEqual([]);
  });
});

describe('texts pasted twice', () => {
  it('[UF7] asks about a paragraph that stands on a page twice, whatever its capitals and signs', () => {
    const [problem, ...others] = problemsBy(
      repeatedText,
      about(prose(LONG, 'And so on.', LONG.replace(',', ' –').toUpperCase())),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'repeated-text',
      severity: 'warning',
      pointer: '/blocks/0/paragraphs/2',
      related: [{ message: 'It stands here first.' }],
    });
  });

  it('[UF14] asks about a sentence that stands twice in one text, and about none that two texts share', () => {
    const answers = (...all: string[]) =>
      about({ type: 'steps', heading: 'Steps', items: all.map((text, index) => ({ heading: `Step ${index}`, text })) });
    expect(
      toldBy(repeatedText, answers('Nothing has to be taken apart.', 'Nothing has to be taken apart.')),
    ).toHaveLength(1);
    expect(toldBy(repeatedText, answers('Ring us at once.', 'Ring us at once.'))).toEqual([]);
    expect(toldBy(repeatedText, about(prose(`${LONG} Ring us. ${LONG}`)))).toHaveLength(1);
    expect(toldBy(repeatedText, about(prose(`${LONG} Ring us.`, `Ring at night. ${LONG}`)))).toEqual([]);
    expect(toldBy(repeatedText, about(prose('Ring us. We come. Ring us.')))).toEqual([]);
  });

  it('[UF8] tells a card or block that was pasted whole once', () => {
    const step = { heading: 'We measure', text: LONG };
    expect(toldBy(repeatedText, about({ type: 'steps', heading: 'Steps', items: [step, step] }))).toHaveLength(1);
    expect(toldBy(repeatedText, about(prose(LONG, `${LONG} Twice.`), prose(LONG, `${LONG} Twice.`)))).toHaveLength(2);
    expect(toldBy(repeatedText, about(prose('Call us.'), prose('Call us.')))).toEqual([]);
  });
});

describe('blocks pasted twice', () => {
  it('[UF11] refuses a shared block that stands on a page twice', () => {
    const shared = { 'pages/_shared/more.json': { blocks: [{ type: 'prose', paragraphs: ['More.'] }] } };
    const showing = { type: 'shared', ref: 'more' };
    const more = { type: 'prose', paragraphs: ['Between the two.'] };
    expect(toldBy(repeatedBlock, { ...shared, [PAGE]: goodPage('About', showing, more) })).toEqual([]);
    expect(problemsBy(repeatedBlock, { ...shared, [PAGE]: goodPage('About', showing, more, showing) })).toMatchObject([
      { rule: 'repeated-block', pointer: '/blocks/3' },
    ]);
  });

  it('[UF11] refuses a list of one fact that stands on a page twice', () => {
    const listOf = (fact: string, heading: string) => ({ type: 'fact-list', heading, icon: 'map', items: { fact } });
    const page = areaPage();
    const hero = page.blocks[0]!;
    const listing = (...facts: string[]) => ({
      'pages/areas/sw1h.json': { ...page, blocks: [hero, ...facts.map((fact) => listOf(fact, `All ${fact}`))] },
    });
    expect(toldBy(repeatedBlock, listing('landmarks', 'streets'))).toEqual([]);
    expect(toldBy(repeatedBlock, listing('landmarks', 'landmarks'))).toHaveLength(1);
  });

  it('[UF11] refuses a block that stands on a page twice, once and without its parts', () => {
    const block = (id: string) => ({
      type: 'prose',
      id,
      heading: 'How we work',
      paragraphs: [
        'We listen before we take anything apart, and say what it costs before we begin.',
        'We clean up behind us, also where nobody sees it, and leave the old parts with you.',
      ],
    });
    const call = { type: 'call-to-action', heading: 'Dripping?', actions: [{ do: 'call', label: 'Call: {phone}' }] };
    const changes = {
      'pages/services.json': goodPage(
        'Services',
        block('work'),
        call,
        { type: 'columns', main: [block('work')], side: [{ type: 'prose', paragraphs: ['One more thing.'] }] },
        call,
      ),
    };
    expect(problemsBy([repeatedBlock, repeatedText, duplicateId], changes)).toMatchObject([
      {
        rule: 'repeated-block',
        severity: 'error',
        pointer: '/blocks/3/main/0',
        message: 'This block stands on this page twice.',
      },
    ]);
  });
});
