import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { lineIn, paragraphsIn } from './pasted';
import { caretAt, useParagraphs } from './use-paragraphs';
import type { FieldProps, FieldState } from './use-field';

interface Text {
  area: RefObject<HTMLTextAreaElement | null>;
  write: (typed: string) => void;
  /** Puts words in the place of those that are chosen; `make` is given them. */
  insert: (make: (chosen: string) => string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Writing in a text that has no line ends: in a list of texts Enter and pasted lines begin the next one. */
export function useText(props: FieldProps, field: FieldState, text: string, onLink?: () => void): Text {
  const area = useRef<HTMLTextAreaElement>(null);
  const paragraphs = useParagraphs(props);
  // What was composed or dropped may have line ends too.
  const write = (typed: string) => {
    const line = typed.replaceAll(/\s*[\r\n\t]+\s*/g, ' ');
    if (line === '' && !field.isRequired) field.clear();
    else field.set(line);
  };
  const around = () => {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    return { before: text.slice(0, start), chosen: text.slice(start, end), after: text.slice(end) };
  };
  const insert: Text['insert'] = (make) => {
    const { before, chosen, after } = around();
    const words = make(chosen);
    write(before + words + after);
    caretAt(field.id, () => before.length + words.length);
  };
  const onKeyDown: Text['onKeyDown'] = (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { before, after } = around();
      paragraphs?.split([before.trimEnd(), after.trimStart()], after.trimStart().length);
      return;
    }
    const isJoined = event.key === 'Backspace' && area.current!.selectionEnd === 0 && paragraphs?.join();
    const isLink = onLink && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (isLink) onLink();
    if (isJoined || isLink) event.preventDefault();
  };
  const onPaste: Text['onPaste'] = (event) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted === '') return;
    event.preventDefault();
    const { before, after } = around();
    const [first = '', ...more] = paragraphsIn(pasted);
    if (!paragraphs || more.length === 0) return insert(() => lineIn(pasted));
    paragraphs.split([before + first, ...more.slice(0, -1), more.at(-1)! + after], after.length);
  };
  return { area, write, insert, onKeyDown, onPaste };
}
