import { findNodeAtLocation, parseTree, visit } from 'jsonc-parser';
import { decode } from './decode';
import { hasLegalPath } from './diagnose/characters';
import { diagnose } from './diagnose/diagnose';
import type { Fault } from './faults';
import { MAX_DEPTH } from './faults/of-structure';
import { isObject } from './is-object';
import type { Span } from './text-edit';

/** JavaScript gives these names a meaning of its own; no field is called so. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', 'toString']);

export interface Parsed {
  /** The text of the file, empty where it could not be read as text. */
  text: string;
  /** The parsed value. Present only where it is certain: then `faults` is empty, or holds only harmless ones. */
  value?: unknown;
  faults: Fault[];
}

/** Bytes → JSON, or every fault that stands in the way. Linear in the size of the file, and never throws. */
export function parse(bytes: Uint8Array): Parsed {
  const { text, faults, readable } = decode(bytes);
  if (!readable) return { text, faults };
  const { tooDeepAt, names } = scan(text);
  if (tooDeepAt !== undefined) {
    const span = { start: tooDeepAt, end: tooDeepAt + 1 };
    return { text, faults: [...faults, { code: 'too-deep', ...span, found: text[tooDeepAt] ?? '', edits: [] }] };
  }
  const value = tryParse(text);
  if (value === undefined) return { text, faults: [...faults, ...diagnose(text)] };
  const mistaken = hasLegalPath(text) ? diagnose(text) : [];
  if (mistaken.length > 0) return { text, faults: [...faults, ...mistaken] };
  const { count, hasForbidden } = countNames(value);
  const doubtful = [
    ...(count === names && !hasForbidden ? [] : nameFaults(text)),
    ...(Array.isArray(value) && value.length > 0 && value.every(isObject) ? [listOfPages(text)] : []),
  ];
  return doubtful.length > 0 ? { text, faults: [...faults, ...doubtful] } : { text, value, faults };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One pass over the brackets and colons outside texts: where they nest too deeply, and how many fields are named. */
function scan(text: string): { tooDeepAt?: number; names: number } {
  let depth = 0;
  let names = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (inText) {
      if (char === 0x5c) at += 1;
      if (char === 0x22 || char === 0x0a) inText = false;
      continue;
    }
    if (char === 0x22) inText = true;
    if (char === 0x3a) names += 1;
    if (char === 0x7d || char === 0x5d) depth -= 1;
    if (char !== 0x7b && char !== 0x5b) continue;
    depth += 1;
    if (depth > MAX_DEPTH) return { tooDeepAt: at, names };
  }
  return { names };
}

function countNames(value: unknown): { count: number; hasForbidden: boolean } {
  if (typeof value !== 'object' || value === null) return { count: 0, hasForbidden: false };
  const names = Array.isArray(value) ? [] : Object.keys(value);
  let count = names.length;
  let hasForbidden = names.some((name) => FORBIDDEN.has(name));
  for (const each of Object.values(value)) {
    const inner = countNames(each);
    count += inner.count;
    hasForbidden ||= inner.hasForbidden;
  }
  return { count, hasForbidden };
}

/** Fields that stand twice in one object, and names that no field may have. */
function nameFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const open: Map<string, Span>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, start, length) => {
      const span = { start, end: start + length };
      const first = open.at(-1)?.get(name);
      if (first) faults.push({ code: 'duplicate-field', ...span, found: name, related: first, edits: [] });
      if (!first) open.at(-1)?.set(name, span);
      if (FORBIDDEN.has(name)) faults.push({ code: 'forbidden-name', ...span, found: name, edits: [] });
    },
  });
  return faults;
}

/** A page, or several, in the brackets of a list. */
function listOfPages(text: string): Fault {
  const list = parseTree(text)!;
  const second = findNodeAtLocation(list, [1]);
  if (second) {
    const span = { start: second.offset, end: second.offset + second.length };
    return { code: 'text-after-end', ...span, found: text.slice(span.start, span.end), edits: [] };
  }
  const page = findNodeAtLocation(list, [0])!;
  const opening = { start: list.offset, end: list.offset + 1 };
  const closing = { start: page.offset + page.length, end: list.offset + list.length };
  const edits = [opening, closing].map((span) => ({ ...span, insert: '' }));
  return { code: 'text-before-start', ...opening, found: '[', edits };
}
