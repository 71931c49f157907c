import { expect, it } from 'vitest';
import { lineIn, paragraphsIn } from '../../../src/editor/form/text/pasted';
import { DocumentSession } from '../../../src/editor/session/document-session';
import { idsAt } from '../../../src/editor/session/item-ids';

const LIST = ['blocks', 0, 'paragraphs'];
const page = (...paragraphs: string[]) => `{
  "version": 1,
  "blocks": [{ "type": "prose", "heading": "One", "paragraphs": ${JSON.stringify(paragraphs)} }]
}
`;
const opened = (...paragraphs: string[]) =>
  new DocumentSession({ path: 'pages/about.json', base: undefined, text: page(...paragraphs) });
const saidBy = (session: DocumentSession) =>
  (session.snapshot().value as { blocks: [{ paragraphs: string[] }] }).blocks[0].paragraphs;

it('[EF13] takes the paragraphs of a paste without what a word processor hides in it', () => {
  expect(paragraphsIn('Call\u00a0us \u200bin\r\n\r\n\tday and\u00adnight\u2028\ufeff\n  last ')).toEqual([
    'Call us in',
    'day andnight',
    'last',
  ]);
  expect([lineIn(' a\u00a0'), lineIn('a\nb'), lineIn('\n')]).toEqual([' a ', 'a b', '']);
});

it('[EF13] splits and joins entries of a list in one step back each, and the others keep their names', () => {
  const session = opened('one two', 'three');
  const before = session.snapshot();
  const [first, last] = idsAt(before.ids, LIST);
  session.split(LIST, 0, ['one', 'and', 'two']);
  expect(saidBy(session)).toEqual(['one', 'and', 'two', 'three']);
  expect(idsAt(session.snapshot().ids, LIST).at(0)).toBe(first);
  expect(idsAt(session.snapshot().ids, LIST).at(-1)).toBe(last);
  session.join(LIST, 1, 'one and');
  expect(saidBy(session)).toEqual(['one and', 'two', 'three']);
  session.undo();
  session.undo();
  expect(session.snapshot().text).toBe(before.text);
});
