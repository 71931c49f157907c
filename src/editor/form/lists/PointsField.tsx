import { useState } from 'react';
import { FieldFrame } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Area } from '../text/TextArea';
import { controlOf, useField } from '../use-field';
import type { FieldProps } from '../use-field';

/** Points of a line on the map, one on each line: latitude, longitude. */
export function PointsField(props: FieldProps) {
  const field = useField(props, { within: true });
  const { session } = useForm();
  // An unfinished number such as "51." keeps the last points.
  const [typed, setTyped] = useState('');
  const written: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const text = isSame(pointsIn(typed), written) ? typed : written.map(lineOf).join('\n');
  const change = (next: string) => {
    const points = pointsIn(next);
    setTyped(next);
    const only = onlyChange(written, points);
    if (!only) field.set(points);
    else if (only.kind === 'put') session.set([...props.path, only.at], only.point);
    else if (only.kind === 'in') session.insert(props.path, only.at, only.point);
    else session.remove(props.path, only.at);
  };
  return (
    <FieldFrame field={field}>
      <Area
        {...controlOf(field)}
        rows={6}
        value={text}
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
    </FieldFrame>
  );
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const lineOf = (point: unknown) => (Array.isArray(point) ? point.join(', ') : String(point));

/** Text that is no point is written as it was typed, and the check explains the mistake. */
function pointsIn(text: string): unknown[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const numbers = line.split(/[\s,;]+/).map(Number);
    return numbers.every(Number.isFinite) ? numbers : line;
  });
}

type Change = { kind: 'put' | 'in' | 'out'; at: number; point: unknown };

/** The one point in which two lines differ, so that the others keep their bytes; nothing where more do. */
function onlyChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const at = after.findIndex((point, index) => !isSame(point, before[index]));
  const first = at < 0 ? after.length : at;
  const point = after[first];
  const rest = (from: readonly unknown[], skipped: number) => from.slice(first + skipped);
  if (after.length === before.length && isSame(rest(before, 1), rest(after, 1)))
    return { kind: 'put', at: first, point };
  if (after.length === before.length + 1 && isSame(rest(before, 0), rest(after, 1)))
    return { kind: 'in', at: first, point };
  if (after.length === before.length - 1 && isSame(rest(before, 1), rest(after, 0)))
    return { kind: 'out', at: first, point };
  return undefined;
}
