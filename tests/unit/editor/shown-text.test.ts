import { describe, expect, it } from 'vitest';
import { shownOf, shownParts, writtenAfter, writtenBetween } from '../../../src/editor/form/text/shown-text';

const VALUES = new Map([
  ['claim.hour', '£95'],
  ['area.name', 'Hill'],
  ['empty', ''],
]);
const TEXT = 'In {area.name} an hour is {claim.hour}.';
const SHOWN = 'In Hill an hour is £95.';
const parts = shownParts(TEXT, VALUES);
/** What is written after the field says `next`, in which `|` is the caret. */
const after = (next: string) => writtenAfter(parts, next.replace('|', ''), next.indexOf('|'));

describe('a text in its field', () => {
  it('[EF16] shows each fact as its value, and what stands for nothing as it is written', () => {
    expect(shownOf(parts)).toBe(SHOWN);
    for (const text of ['{unknown} {empty}', '{{area.name}} is a name', 'an open {area', '']) {
      expect(shownOf(shownParts(text, VALUES)), text).toBe(text);
      expect(writtenBetween(shownParts(text, VALUES), 0), text).toBe(text);
    }
  });

  it('[EF16] keeps the facts of all words that nobody changes', () => {
    expect(after('In Hill a whole| hour is £95.')).toBe('In {area.name} a whole hour is {claim.hour}.');
    expect(after('Now in| Hill an hour is £95.')).toBe('Now in {area.name} an hour is {claim.hour}.');
    expect(after('In Hill an hour is £95 only|.')).toBe('In {area.name} an hour is {claim.hour} only.');
    expect(after('In Hill an hour is |.')).toBe('In {area.name} an hour is .');
    expect(after('In Hill an hour is £95.|')).toBe(TEXT);
    // Put in by other means, with the caret elsewhere.
    expect(after('|In Hill one hour is £95.')).toBe('In {area.name} one hour is {claim.hour}.');
  });

  it('[EF16] makes plain words of a value that somebody types into, and of no other', () => {
    expect(after('In Hill an hour is £80|.')).toBe('In {area.name} an hour is £80.');
    expect(after('In Hil| an hour is £95.')).toBe('In Hil an hour is {claim.hour}.');
    expect(after('In |95.')).toBe('In 95.');
  });

  it('[EF16] takes a fact that is typed by its name', () => {
    expect(after('In Hill an hour is £95. {claim.hour}|')).toBe(`${TEXT} {claim.hour}`);
  });

  it('[EF16] gives what is chosen with its facts, and a part of a value as words', () => {
    expect(writtenBetween(parts, 3, 7)).toBe('{area.name}');
    expect(writtenBetween(parts, 4, 7)).toBe('ill');
    expect(writtenBetween(parts, 19)).toBe('{claim.hour}.');
  });
});
