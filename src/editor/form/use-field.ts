import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { isToDoProblem } from '../problem-counts';
import type { Problem } from '../../check/problem';
import { isToDo, wantedBy } from '../../content/to-do';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf } from '../../schema/children';
import { plainDescription } from '../judge/plain-words';
import { isOptional } from '../schema/unwrapped';
import { fieldId } from './field-id';
import { useForm } from './FormContext';

/** The props of every field. */
export interface FieldProps {
  schema: z.ZodType;
  path: Path;
  /** A title for this place, in place of the schema's. */
  title?: string;
}

export interface FieldState {
  id: string;
  title: string;
  description: string;
  value: unknown;
  isRequired: boolean;
  /** The text that is left to write here, in the words of the page; undefined where something is written. */
  wanted: string | undefined;
  /** The value in the page that this one was copied from, as long as this one is left to write. */
  reference: unknown;
  problems: readonly Problem[];
  isTouched: boolean;
  /** The ids of the field's descriptions, for its control. */
  describedBy: string;
  set: (value: unknown) => void;
  clear: () => void;
  /** For the control: the field is left. */
  onBlur: () => void;
}

/** The pause after the last key, when a person has stopped typing and problems may be shown. */
const REST_MS = 800;

/** The state and behaviour of a field. With `within`, the problems of its parts are shown at it too. */
export function useField({ schema, path, title }: FieldProps, { within = false } = {}): FieldState {
  const { session, snapshot, problems: all, knownProblems, isChecked, touched, touch } = useForm();
  const pointer = pointerOf(path);
  const value = valueAt(snapshot.value, path);
  const meta = metaOf(schema);
  const [isWriting, setWriting] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const present = problemsAt(all, pointer, within).filter((problem) => !isToDoProblem(problem));
  const isTouched = touched.has(pointer);
  const reported = useRef<readonly string[]>([]);
  // A problem caused by a change elsewhere is shown too; one in a text that was only begun is not.
  const isWritten = typeof value !== 'object' && value !== undefined && value !== '';
  const mayTell = (problem: Problem) =>
    isWriting ? reported.current.includes(problem.rule) : isTouched || isWritten || knownProblems.has(keyOf(problem));
  const judged = useRef(value);
  if (isChecked) judged.current = value;
  const isMended = present.length > 0 && !isChecked && fits(schema, value) && !fits(schema, judged.current);
  const problems = isMended ? [] : present.filter(mayTell);
  useEffect(() => {
    reported.current = problems.map(({ rule }) => rule);
  });

  const stop = () => {
    clearTimeout(rest.current);
    setWriting(false);
    if (isWriting) touch(pointer);
  };
  const wrote = () => {
    setWriting(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setWriting(false);
      touch(pointer);
    }, REST_MS);
  };
  const id = fieldId(path);
  return {
    id,
    title: title ?? meta.title ?? String(path.at(-1) ?? ''),
    description: plainDescription(meta.description),
    value,
    isRequired: !isOptional(schema),
    wanted: isToDo(value) ? wantedFor(value, meta.description) : undefined,
    reference: session.source && isToDo(value) ? valueAt(session.source.value, path) : undefined,
    problems,
    isTouched,
    describedBy: `${id}-words`,
    set: (next) => {
      wrote();
      session.set(path, next);
    },
    clear: () => {
      wrote();
      session.clear(path);
    },
    onBlur: stop,
  };
}

/** What joins a control to its field. */
export const controlOf = (field: FieldState) => ({
  'id': field.id,
  'aria-describedby': field.describedBy,
  'aria-invalid': field.isTouched && field.problems.some(({ severity }) => severity === 'error'),
  'onBlur': field.onBlur,
});

const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

export const keyOf = ({ rule, pointer, message }: Problem) => `${rule} ${pointer} ${message}`;

function problemsAt(all: ReadonlyMap<string, readonly Problem[]>, pointer: string, within: boolean): Problem[] {
  if (!within) return [...(all.get(pointer) ?? [])];
  return [...all].flatMap(([at, problems]) => (at === pointer || at.startsWith(`${pointer}/`) ? problems : []));
}

/** In the words of the page where they say more than the field does. */
function wantedFor(value: string, description: string | undefined): string {
  const wanted = wantedBy(value);
  return wanted === '' || wanted === description ? 'Not written yet' : wanted;
}
