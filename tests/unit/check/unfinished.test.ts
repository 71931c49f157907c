import { expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage } from './small-site';
import { PAGE, area, prose as block, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const prose = (...paragraphs: string[]) => block(paragraphs);
const about = (...blocks: object[]) => ({ [PAGE]: plainPage(...blocks) });
const headed = (heading: string) => about({ ...prose('We come.'), heading });
const LONG = 'We bring parts for most makers, and know the rest by their plans and by their faults.';

it.each([
  ['Call 020 XXXX XXXX.', 'XXXX XXXX'],
  ['From £? an hour.', '£?'],
  ['Dolor sit amet.', 'Dolor sit amet'],
])('[UF1] refuses %j', (text, written) => {
  expect(toldBy('placeholder-text', about(prose(text)))).toEqual([`${PAGE} placeholder-text ${written}`]);
});

it('[UF2] refuses a text that only says the name of its field', () => {
  expect(problemsBy('placeholder-text', headed('Heading'))).toMatchObject(said`
    "Heading" is the name of this field, and not yet what it is to say.
    > Write the words that belong here, or take this part of the page out.
    ? Visitors would read it as it stands, and take the whole site for unfinished.`);
});

it('[UF1] refuses a heading of signs alone', () => {
  expect(toldBy('placeholder-text', headed('?'))).toEqual([`${PAGE} placeholder-text ?`]);
  expect(toldBy('placeholder-text', headed('Test'))).toEqual([]);
});

it('[UF1] reads the words of a mark in their own language alone, and signs in each', () => {
  const german = (text: string) => ({ ...siteWith({ locale: 'de-DE' }), ...about(prose(text)) });
  expect(toldBy('placeholder-text', german('Wir kommen nach XXX.'))).toEqual([`${PAGE} placeholder-text XXX`]);
  expect(toldBy('placeholder-text', german('Das [insert] der Karte, tbc.'))).toEqual([]);
});

it('[UF2] leaves questions, real brackets and names alone', () => {
  const texts = lines`
    size XXL
    Call {phone} [day and night].
    Enter your postcode. The text of the report goes there.
    Really?? Yes. The box [of the maker] is XL or XX.`;
  expect(toldBy('placeholder-text', about(prose(...texts)))).toEqual([]);
});

it('[UF14] asks about a paragraph that stands on a page twice, whatever its capitals and signs', () => {
  const again = LONG.replace(',', ' –').toUpperCase();
  expect(problemsBy('repeated-text', about(prose(LONG, 'And so on.', again)))).toMatchObject(said`
    # warning repeated-text /blocks/0/paragraphs/2
    ~ It stands here first.`);
});

it('[UF8] tells a card or block that was pasted whole once', () => {
  const step = { heading: 'We measure', text: LONG };
  expect(
    problemsBy('repeated-entry repeated-text', about({ type: 'steps', heading: 'Steps', items: [step, step] })),
  ).toHaveLength(1);
  const picture = { show: 'photo', file: 'van.jpg', alt: LONG };
  expect(toldBy('repeated-text', about({ ...prose('One.'), picture }, { ...prose('Two.'), picture }))).toEqual([]);
  expect(toldBy('repeated-text', about(prose(LONG, `${LONG} Twice.`), prose(LONG, `${LONG} Twice.`)))).toHaveLength(2);
  expect(toldBy('repeated-text', about(prose('Call us.'), prose('Call us.')))).toEqual([]);
});

it('[UF11] refuses a list of one fact that stands on a page twice', () => {
  const listing = (...facts: string[]) => {
    const lists = facts.map((fact) => ({ type: 'fact-list', heading: `All ${fact}`, icon: 'map', items: { fact } }));
    return toldBy('repeated-block', area({ blocks: [areaPage().blocks[0]] }, ...lists));
  };
  expect(listing('landmarks', 'streets')).toEqual([]);
  expect(listing('landmarks', 'landmarks')).toHaveLength(1);
});

it('[UF11] refuses a block that stands on a page twice, once and without its parts', () => {
  const work = {
    ...prose(
      'We listen before we take anything apart, and say what it costs before we begin.',
      'We clean up behind us, also where nobody sees it, and leave the old parts with you.',
    ),
    id: 'work',
    heading: 'How we work',
  };
  const call = { type: 'call-to-action', heading: 'Dripping?', actions: [{ do: 'call', label: 'Call: {phone}' }] };
  const columns = { type: 'columns', main: [work], side: [prose('One more thing.')] };
  const changes = { 'pages/services.json': goodPage('Services', work, call, columns, call) };
  expect(problemsBy('repeated-block repeated-text duplicate-id', changes)).toMatchObject(said`
    # error repeated-block /blocks/3/main/0
    This block stands on this page twice.`);
});
