import { valueAt } from '../../../json/path';
import { fieldId, onceDrawn } from '../field-id';
import { useForm } from '../FormContext';
import type { FieldProps } from '../use-field';

/** Keys and pasting for a text in a list of texts; undefined for a text by itself. */
export interface Paragraphs {
  /** Puts these in the place of the text; the caret goes to the last, so many signs before its end. */
  split: (texts: readonly string[], fromEnd: number) => void;
  /** Puts the text behind the one before it; says whether there is one. */
  join: () => boolean;
}

/** Puts the caret into a text once it is drawn. */
export const caretAt = (id: string, place: (length: number) => number) =>
  onceDrawn(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const at = place(area.value.length);
    area.focus();
    area.setSelectionRange(at, at);
  });

/** `shown`: a text as it stands in its field. */
export function useParagraphs({ path }: FieldProps, shown: (written: string) => string): Paragraphs | undefined {
  const { session } = useForm();
  const index = path.at(-1);
  const list = path.slice(0, -1);
  if (typeof index !== 'number') return undefined;
  return {
    split: (texts, fromEnd) => {
      session.split(list, index, texts);
      caretAt(fieldId([...list, index + texts.length - 1]), (length) => length - fromEnd);
    },
    join: () => {
      const { value } = session.snapshot();
      const [before, own] = [index - 1, index].map((at) => valueAt(value, [...list, at]));
      if (typeof before !== 'string' || typeof own !== 'string') return false;
      const words = [before.trimEnd(), own].filter((each) => each !== '').join(' ');
      session.join(list, index, words);
      caretAt(fieldId([...list, index - 1]), (length) => length - shown(own).length);
      return true;
    },
  };
}
