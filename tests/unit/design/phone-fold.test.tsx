import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneFold } from '../../../src/design/PhoneFold';
import { PhoneStart } from '../../../src/design/PhoneStart';
import { WordsContext } from '../../../src/design/words';
import english from '../../../src/design/words/en.json';

const text =
  'The first sentence is what everybody reads at once. The second one fills three lines of a narrow phone and goes on for a word or two, so that it is worth a press.';
const wordsOf = (drawn: ReactNode) =>
  renderToStaticMarkup(<WordsContext value={english.drawn}>{drawn}</WordsContext>)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

it('[LY23] names what is folded where the block says what that is, and else leads on', () => {
  const fold = (more?: string) => wordsOf(<PhoneFold more={more}>…</PhoneFold>);
  expect(fold('Show the steps')).toBe('|Show the steps|Show less|…|');
  expect(fold()).toBe('|Read on|Show less|…|');
  const start = wordsOf(<PhoneStart more="What we do" text={text} />);
  expect(start.match(/What we do/g)).toHaveLength(2);
  expect(start).not.toContain('Read on');
});

it('[LY16] folds no rest of two lines, and one that is longer', () => {
  const folds = (rest: string) =>
    wordsOf(<PhoneStart text={`Ten valves are tested in a year. ${rest}`} />).includes('Read on');
  const two = 'You keep the record that a buyer of the house will one day ask you for.';
  expect(folds(two)).toBe(false);
  expect(folds(`${two} A copy goes to whoever manages it.`)).toBe(true);
});
