import { describe, expect, it } from 'vitest';
import { patched } from '../../../src/node/cli/mcp/patch';
import type { PatchOperation } from '../../../src/node/cli/mcp/patch';

const TEXT = `{
  "a": [1,   2, { "x~y": 0 }],
  "b": {"c":"d"},
  "e/f": null
}
`;
const after = (...operations: PatchOperation[]) => JSON.parse(patched(TEXT, operations)) as unknown;
const whole = JSON.parse(TEXT) as Record<string, unknown>;

describe('a patch', () => {
  it('[AD11] adds, replaces, removes, moves, copies and tests', () => {
    expect(after({ op: 'add', path: '/a/0', value: 9 })).toMatchObject({ a: [9, 1, 2, {}] });
    expect(after({ op: 'add', path: '/a/-', value: 9 })).toMatchObject({ a: [1, 2, {}, 9] });
    expect(after({ op: 'add', path: '/b/c', value: 1 })).toMatchObject({ b: { c: 1 } });
    expect(after({ op: 'add', path: '/b/g', value: { h: [] } })).toMatchObject({ b: { c: 'd', g: { h: [] } } });
    expect(after({ op: 'replace', path: '/a/2/x~0y', value: 1 })).toMatchObject({ a: [1, 2, { 'x~y': 1 }] });
    expect(after({ op: 'replace', path: '/e~1f', value: 1 })).toMatchObject({ 'e/f': 1 });
    expect(after({ op: 'remove', path: '/a/1' })).toMatchObject({ a: [1, { 'x~y': 0 }] });
    expect(after({ op: 'move', from: '/a/0', path: '/a/2' })).toMatchObject({ a: [2, { 'x~y': 0 }, 1] });
    expect(after({ op: 'copy', from: '/b', path: '/a/0' })).toMatchObject({ a: [{ c: 'd' }, 1, 2, {}] });
    expect(after({ op: 'test', path: '/b', value: { c: 'd' } })).toEqual(whole);
  });

  it('[AD11] leaves what it does not name byte for byte', () => {
    expect(patched(TEXT, [{ op: 'replace', path: '/b/c', value: 'z' }])).toBe(TEXT.replace('"d"', '"z"'));
  });

  it('[AD11] does all of it or nothing', () => {
    const wrong: PatchOperation[] = [
      { op: 'remove', path: '/nothing' },
      { op: 'remove', path: '/a/-' },
      { op: 'replace', path: '/a/3', value: 1 },
      { op: 'replace', path: '/toString', value: 1 },
      { op: 'add', path: '/a/4', value: 1 },
      { op: 'add', path: '/a/01', value: 1 },
      { op: 'add', path: '/a/x', value: 1 },
      { op: 'add', path: '/x/y', value: 1 },
      { op: 'add', path: '/b/c/z', value: 1 },
      { op: 'move', from: '/b', path: '/b/c' },
      { op: 'copy', from: '/nothing', path: '/b' },
      { op: 'test', path: '/b', value: { c: 'D' } },
    ];
    for (const each of wrong) expect(() => patched(TEXT, [each]), JSON.stringify(each)).toThrow();
  });
});
