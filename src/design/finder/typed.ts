import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Districts } from './districts';
import { findDistrict } from './find-district';

/** What is typed in the field of a finder, the district that has that code, and where its answer stands. */
export function useTyped(rest: number, { districts }: Districts) {
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isFinished, setIsFinished] = useState(false);
  const find = (code: string) => findDistrict(code, { rest, districts });
  const read = (isEnd: boolean) => {
    setTyped(input.current?.value ?? '');
    setIsFinished(isEnd);
  };
  // Reads a value that was typed before scripts ran.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const type = (code: string) => {
    if (!input.current) return;
    input.current.value = code;
    read(true);
    // The pressed example goes.
    answer.current?.focus({ preventScroll: true });
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(true);
    // A phone closes the keyboard of a field that is left; what nobody knows is typed again.
    if (find(input.current?.value ?? '')) event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
    // The answer may lie below the window.
    answer.current?.scrollIntoView({ block: 'nearest' });
  };
  const found = find(typed);
  // Half a code is no mistake while it is being typed.
  return { input, answer, read, type, ask, found, isUnknown: !found && isFinished && typed.trim() !== '' };
}

export type Typed = ReturnType<typeof useTyped>;
