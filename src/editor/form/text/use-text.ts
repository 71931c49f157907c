import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { lineIn, paragraphsIn } from './pasted';
import { shownOf, shownParts, writtenAfter, writtenBetween } from './shown-text';
import type { ShownPart } from './shown-text';
import { caretAt, useParagraphs } from './use-paragraphs';
import type { FieldProps, FieldState } from '../use-field';
import { useShown } from './use-shown';

interface Text {
  area: RefObject<HTMLTextAreaElement | null>;
  parts: readonly ShownPart[];
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Puts words in the place of those that are chosen; `make` is given them. */
  insert: (make: (chosen: string) => string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
  onCut: (event: ClipboardEvent) => void;
}

interface Options {
  /** Whether facts are shown as their values. */
  hasTokens: boolean;
  onLink: (() => void) | undefined;
}

/** How a text is copied from one field to another with its facts. Other programs are given what is shown. */
const OWN_TYPE = 'application/x-page-text';
const NONE: ReadonlyMap<string, string> = new Map();

/** A text as it is shown, and what is typed into it as it is written. */
function useWriting(props: FieldProps, field: FieldState, text: string, { hasTokens }: Pick<Options, 'hasTokens'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const { values: all } = useShown();
  const values = hasTokens ? all : NONE;
  const parts = useMemo(() => shownParts(text, values), [text, values]);
  const shown = (written: string) => shownOf(shownParts(written, values));
  const paragraphs = useParagraphs(props, shown);
  // A fact that was typed to its end is shown as its value, and the caret stays behind it.
  useLayoutEffect(() => {
    if (caret.current !== undefined) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  // Composed or dropped text may have line ends too.
  const write = (typed: string) => {
    const line = typed.replaceAll(/\s*[\r\n\t]+\s*/g, ' ');
    if (line === '' && !field.isRequired) field.clear();
    else field.set(line);
  };
  const onChange: Text['onChange'] = ({ target: { value, selectionEnd } }) => {
    const written = writtenAfter(parts, value, selectionEnd);
    const behind = value.length - selectionEnd;
    if (shown(written) !== value) caret.current = Math.max(0, shown(written).length - behind);
    write(written);
  };
  const around = () => {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    return {
      before: writtenBetween(parts, 0, start),
      chosen: writtenBetween(parts, start, end),
      after: writtenBetween(parts, end),
    };
  };
  const insert: Text['insert'] = (make) => {
    const { before, chosen, after } = around();
    const words = make(chosen);
    write(before + words + after);
    caretAt(field.id, () => shown(before + words).length);
  };
  return { area, parts, shown, paragraphs, onChange, around, insert };
}

/** Writing in a text that has no line ends: in a list of texts Enter and pasted lines begin the next one. */
export function useText(props: FieldProps, field: FieldState, text: string, { hasTokens, onLink }: Options): Text {
  const { area, parts, shown, paragraphs, onChange, around, insert } = useWriting(props, field, text, { hasTokens });
  const onKeyDown: Text['onKeyDown'] = (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { before, after } = around();
      paragraphs?.split([before.trimEnd(), after.trimStart()], shown(after.trimStart()).length);
      return;
    }
    const isJoined = event.key === 'Backspace' && area.current!.selectionEnd === 0 && paragraphs?.join();
    const isLink = onLink && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (isLink) onLink();
    if (isJoined || isLink) event.preventDefault();
  };
  const onPaste: Text['onPaste'] = (event) => {
    const own = event.clipboardData.getData(OWN_TYPE);
    // A fact of another page may be none of this one: then its words come in.
    const isKnown = own !== '' && !/\{[\w.-]+\}/.test(shown(own));
    const pasted = isKnown ? own : event.clipboardData.getData('text/plain');
    if (pasted === '') return;
    event.preventDefault();
    const { before, after } = around();
    const [first = '', ...more] = paragraphsIn(pasted);
    if (!paragraphs || more.length === 0) return insert(() => lineIn(pasted));
    paragraphs.split([before + first, ...more.slice(0, -1), more.at(-1)! + after], shown(after).length);
  };
  const onCopy: Text['onCopy'] = (event) => {
    const { chosen } = around();
    if (chosen === shown(chosen)) return;
    event.clipboardData.setData('text/plain', shown(chosen));
    event.clipboardData.setData(OWN_TYPE, chosen);
    event.preventDefault();
  };
  const onCut: Text['onCut'] = (event) => {
    onCopy(event);
    if (event.isDefaultPrevented()) insert(() => '');
  };
  return { area, parts, onChange, insert, onKeyDown, onPaste, onCopy, onCut };
}
