import { expect, it } from 'vitest';
import { firstSentence } from '../../../src/design/first-sentence';

it.each([
  [
    'The hall is wet and the floor of the kitchen too. Close it.',
    'The hall is wet and the floor of the kitchen too.',
    'Close it.',
  ],
  [
    'It drips. Still. You close the valve by hand, and wait. Ring us.',
    'It drips. Still. You close the valve by hand, and wait.',
    'Ring us.',
  ],
  [
    '“Stay out of the wet room, all of you, until we come!” Then ring.',
    '“Stay out of the wet room, all of you, until we come!”',
    'Then ring.',
  ],
  [
    'The boiler of St. Mary fails at approx. 2 bar. Ring us.',
    'The boiler of St. Mary fails at approx. 2 bar.',
    'Ring us.',
  ],
  [
    'Wir kommen z. B. nachts und messen das ganze Dach. Danach rufen wir an.',
    'Wir kommen z. B. nachts und messen das ganze Dach.',
    'Danach rufen wir an.',
  ],
])('[LY16] cuts “%s” behind its first sentence', (text, first, rest) => {
  expect(firstSentence(text)).toEqual([[first], [rest]]);
});

it('[LY16] cuts no text of one sentence, and keeps a link whole', () => {
  expect(firstSentence('One sentence and nothing more.')).toEqual(['One sentence and nothing more.']);
  const link = { words: 'the stop tap. It turns', to: '/tap' };
  expect(
    firstSentence(['First of all you close ', link, ' by hand, slowly and all the way. Then ', link, '.']),
  ).toEqual([
    ['First of all you close ', link, ' by hand, slowly and all the way.'],
    ['Then ', link, '.'],
  ]);
});
