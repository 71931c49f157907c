import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DocumentSession } from '../../../src/editor/session/document-session';
import { idsAt } from '../../../src/editor/session/item-ids';
import { byField } from '../../../src/editor/schema/unwrapped';
import { switchVariant } from '../../../src/editor/form/objects/switch-variant';
import { action } from '../../../src/schema/fields';
import { isPageFile } from '../../../src/content/files';

const PATH = 'pages/areas/hill.json';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const sessionOf = (text: string, path = PATH) =>
  new DocumentSession({ path, base: { bytes: bytesOf(text), hash: 'base' } });
const TEXT = readFileSync('pages/areas/sw1h.json', 'utf8');
const textOf = (session: DocumentSession) => session.snapshot().text;

/** What differs between two texts, without what both begin and end with. */
function difference(a: string, b: string): [string, string] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

describe('a session', () => {
  it('[EF1] changes no byte of a file by opening it', () => {
    const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
      .map((file) => `pages/${file.replaceAll('\\', '/')}`)
      .filter((file) => isPageFile(file) || /_shared\/|_site/.test(file))
      .filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(50);
    for (const path of files) {
      const bytes = readFileSync(path);
      const session = new DocumentSession({ path, base: { bytes, hash: '' } });
      expect([session.isDirty, Buffer.compare(session.bytes, bytes)], path).toEqual([false, 0]);
    }
  });

  it('[EF1] changes only the bytes of the value that was edited, whatever stands around it', () => {
    for (const text of [TEXT, TEXT.replaceAll('\n', '\r\n'), `\uFEFF${TEXT}`, TEXT.trimEnd()]) {
      const session = sessionOf(text);
      session.set(['facts', 'name'], 'Hill');
      const saved = new TextDecoder('utf-8', { ignoreBOM: true }).decode(session.bytes);
      expect(difference(text, saved)).toEqual(['Victoria', 'Hill']);
    }
  });

  it('[EF3] gives back the very file when a block is put in and taken out, or moved there and back', () => {
    const session = sessionOf(TEXT);
    session.insert(['blocks'], 2, { type: 'shared', ref: 'pricing' });
    expect(textOf(session)).not.toBe(TEXT);
    session.remove(['blocks'], 2);
    expect(textOf(session)).toBe(TEXT);
    session.move(['blocks'], 0, 3);
    session.move(['blocks'], 3, 0);
    expect(textOf(session)).toBe(TEXT);
    const frame = readFileSync('pages/_shared/area-frame.json', 'utf8');
    const columns = sessionOf(frame, 'pages/_shared/area-frame.json');
    columns.duplicate(['blocks', 0, 'main'], 1);
    expect(textOf(columns)).not.toBe(frame);
    columns.remove(['blocks', 0, 'main'], 2);
    expect(textOf(columns)).toBe(frame);
  });

  it('[EF4] writes a field that was left out at its place among the others, and nothing with it', () => {
    const session = sessionOf(TEXT);
    session.set(['status'], 'draft');
    session.set(['banner', 'text'], 'Storm damage?');
    const before = Object.keys(JSON.parse(TEXT) as object);
    expect(Object.keys(session.snapshot().value as object)).toEqual([
      ...before.slice(0, before.indexOf('facts')),
      'banner',
      ...before.slice(before.indexOf('facts')),
      'status',
    ]);
    expect((session.snapshot().value as { banner: object }).banner).toEqual({ text: 'Storm damage?' });
    session.clear(['banner', 'text']);
    session.clear(['status']);
    expect(textOf(session)).toBe(TEXT);
  });

  it('[EF5] takes typing in one field as one step back, and another field as another', () => {
    const session = sessionOf(TEXT);
    for (const typed of ['H', 'Hi', 'Hil', 'Hill']) session.set(['facts', 'name'], typed);
    session.set(['facts', 'locality'], 'Hill');
    session.undo();
    expect(session.snapshot().value).toMatchObject({ facts: { name: 'Hill', locality: 'Victoria' } });
    session.undo();
    expect(textOf(session)).toBe(TEXT);
    expect(session.mayUndo).toBe(false);
    session.redo();
    session.redo();
    expect(session.snapshot().value).toMatchObject({ facts: { name: 'Hill', locality: 'Hill' } });
  });

  it('[EF5] knows items of lists by names of its own, which go with them when they are moved', () => {
    const session = sessionOf(TEXT);
    const list = ['facts', 'streets'];
    const before = idsAt(session.snapshot().ids, list);
    session.move(list, 0, 2);
    expect(idsAt(session.snapshot().ids, list)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
    session.set([...list, 2], 'Elsewhere');
    expect(idsAt(session.snapshot().ids, list)[2]).toBe(before[0]);
    session.insert(list, 0, 'New Street');
    expect(idsAt(session.snapshot().ids, list).slice(1)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
    for (let steps = 0; steps < 3; steps += 1) session.undo();
    expect(idsAt(session.snapshot().ids, list)).toEqual(before);
  });

  it('[EF5] leaves no field of one sort of button in another, and undo brings all of it back', () => {
    const session = sessionOf(TEXT);
    const path = ['blocks', 0, 'actions', 1];
    const { next, dropped } = switchVariant(
      byField(action)!,
      { do: 'email', label: 'Write to us', subject: 'Quote' },
      'call',
    );
    expect([next, dropped]).toEqual([{ do: 'call', label: 'Write to us' }, ['subject']]);
    session.set(path, next);
    session.undo();
    expect(textOf(session)).toBe(TEXT);
  });

  it('[EF8] keeps what was said last while the text is no JSON', () => {
    const session = sessionOf(TEXT);
    session.write(TEXT.replace('"version": 1,', '"version": 1'));
    expect([session.snapshot().isBroken, session.snapshot().value]).toEqual([true, JSON.parse(TEXT)]);
    session.write(TEXT);
    expect([session.snapshot().isBroken, session.isDirty]).toEqual([false, false]);
  });
});
