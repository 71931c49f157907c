import { expect, it } from 'vitest';
import { partsOf, sharedBlocks, sitePages, siteShared, textsOf } from './site-texts';
import type { Part } from './site-texts';

const STEPS = ['gas', 'carbon-monoxide'];
const shared = STEPS.flatMap(sharedBlocks);
const DANGER =
  /\bsmell\w*\W+(?:\w+\W+){0,2}gas\b|\bgas\W+(?:\w+\W+)?(?:leak|smell|escape)|leaking gas|carbon monoxide|\bCO alarm/i;

const wordsOf = (texts: string[]) =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );
const texts = (key: string) => shared.flatMap((block) => (block[key] ?? []) as string[]);
/** What only somebody says who tells what to do: the words of the steps, without those that name the danger. */
const named = wordsOf([...texts('text'), ...texts('paragraphs'), ...texts('heading')]);
const COMMON = wordsOf([
  'leave call service registered engineer national emergency safe steps follow check checked reach pipe',
  'every until within unless with that they then when from this have your should',
]);
const telling = [...wordsOf([...texts('do'), ...texts('dont'), ...texts('points')])].filter(
  (word) => !named.has(word) && !COMMON.has(word),
);

const hasHotline = ({ before }: Part) => STEPS.some((line) => JSON.stringify(before ?? '').includes(`"${line}"`));
/** A sentence that tells somebody to work a switch, a flame or a window, or not to. */
const ORDER =
  /(?:^|[.!?:;,]\s+|\b(?:then|and|or|don't|never|not|please|first|just)\s+)(?:turn|switch|press|reset|light|open|shut|close|wait|top up|get out|ventilate|unplug|touch)\b/i;

/** Why a part tells by itself what to do about gas, or nothing. */
function ownSteps(part: Part): string[] {
  const own = textsOf(part);
  const text = own.join(' ');
  if (hasHotline(part) && ['notice', 'do-dont', 'steps'].includes(String(part['type']))) return ['a list of its own'];
  if (!hasHotline(part) && !DANGER.test(text)) return [];
  const order = own.find((each) => DANGER.test(each) && ORDER.test(each));
  if (order) return [order];
  const said = wordsOf(own);
  const told = telling.filter((word) => said.has(word));
  return told.length < 3 ? [] : [`tells ${told.join(', ')}`];
}

it('[F3] tells what to do about gas and carbon monoxide in two shared blocks, and nowhere else in other words', () => {
  const files = [...sitePages, ...siteShared.filter(({ path }) => !STEPS.some((ref) => path.endsWith(`/${ref}.json`)))];
  expect(files.length).toBeGreaterThan(70);
  expect(
    files.flatMap(({ path, blocks }) =>
      partsOf(blocks)
        .flatMap(ownSteps)
        .map((why) => `${path}: ${why}`),
    ),
  ).toEqual([]);
});

it('[F3] would notice the steps in other words, on a card and in a list', () => {
  const before = { hotline: 'gas' };
  const planted: Part[] = [
    { before, text: 'On your way out, open the windows if you pass them. Leave doorbells alone.' },
    {
      heading: 'If you smell gas',
      paragraphs: ['Shut the valve at the meter, unless that is in a cellar.'],
      points: ['No phones.'],
    },
    {
      question: 'The CO alarm sounds?',
      answer: ['Turn the boiler off, fling the doors and windows wide, see a doctor.'],
    },
    { type: 'notice', before, paragraphs: ['Out, quickly.'] },
    { text: 'Smell gas? Switch the boiler off at the wall.' },
    { paragraphs: ["With a smell of gas don't top up the pressure."] },
    { text: 'If there is a gas leak, press nothing and light nothing.' },
  ];
  expect(planted.map((part) => ownSteps(part).length)).toEqual(planted.map(() => 1));
});

it('[F3] leads from each page about such a danger to its steps', () => {
  const leading = sitePages.filter(({ blocks }) =>
    partsOf(blocks).some((part) => DANGER.test([part['heading'], part['situation'], part['label']].join(' '))),
  );
  expect(leading.length).toBeGreaterThan(3);
  for (const { path, blocks } of leading) {
    const all = JSON.stringify(blocks);
    const leads = /\/emergency#(gas|carbon-monoxide)/.test(all) || STEPS.some((ref) => all.includes(`"ref":"${ref}"`));
    expect(leads, path).toBe(true);
  }
});

it('[F3] never has the outside valve closed before the neighbours are asked', () => {
  const told = [...sitePages, ...siteShared].flatMap(({ path, blocks }) =>
    partsOf(blocks)
      .map((part) => textsOf(part).join(' '))
      .filter((text) => /outside stop valve|pavement valve|valve in the pavement/.test(text))
      .map((text) => [path, /neighbour|next door|other flats|\bknock\b/i.test(text)] as const),
  );
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(([, asks]) => !asks)).toEqual([]);
});
