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
  const [isExample, setIsExample] = useState(false);
  const [asked, setAsked] = useState(0);
  const find = (code: string) => findDistrict(code, { rest, districts });
  const read = (isEnd: boolean) => {
    const value = input.current?.value ?? '';
    setTyped(value);
    setIsFinished(isEnd);
    setIsExample((is) => is && value === typed);
  };
  // Reads a value that was typed before scripts ran.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  // The answer under the field may end below the window.
  useEffect(() => {
    if (asked > 0) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const press = (code: string, place: HTMLElement | null) => {
    if (!input.current) return;
    input.current.value = code;
    setTyped(code);
    setIsFinished(true);
    setIsExample(true);
    // The pressed example goes.
    place?.focus({ preventScroll: true });
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(true);
    setIsExample(false);
    setAsked((times) => times + 1);
    // A phone closes the keyboard of a field that is left; what nobody knows is typed again.
    if (find(input.current?.value ?? '')) event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
  };
  const found = find(typed);
  // Half a code is no mistake while it is being typed.
  const isUnknown = !found && isFinished && typed.trim() !== '';
  return { input, answer, read, press, ask, found, isUnknown, isExample };
}

export type Typed = ReturnType<typeof useTyped>;
