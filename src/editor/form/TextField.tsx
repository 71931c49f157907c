import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { isToDo } from '../../content/to-do';
import { unwrapped } from '../schema/unwrapped';
import { Button, input } from '../look/controls';
import type { Choice } from './choices';
import { FieldFrame, Hint } from './FieldFrame';
import { useForm } from './FormContext';
import { useField } from './use-field';
import type { FieldProps } from './use-field';
import { metaOf } from '../../schema/children';
import { TEXT_KINDS } from '../../schema/fields';
import { fillTokens } from '../../content/tokens';
import { lineIn, paragraphsIn } from './pasted';
import { Picker } from './Picker';
import { caretAt, useParagraphs } from './use-paragraphs';

export const Area = styled.textarea`
  ${input}
  display: block;
  resize: vertical;
  field-sizing: content;
`;

type Picking = 'facts' | 'pages' | undefined;

/** Words without line ends; in a list of texts Enter begins the next one. Tokens and links work where the field says so. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const paragraphs = useParagraphs(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const [picking, pick] = useState<Picking>();
  const { kind } = metaOf(unwrapped(props.schema));
  const hasTokens = (TEXT_KINDS as readonly string[]).includes(kind ?? '') && choices.tokens.length > 0;
  const { value, isRequired, set, clear } = field;
  const text = textOf(value);
  const reads = hasTokens && text.includes('{') ? readAs(text, choices.tokens) : text;
  // What was composed or dropped may have line ends too.
  const write = (typed: string) => {
    const line = typed.replaceAll(/\s*[\r\n\t]+\s*/g, ' ');
    if (line === '' && !isRequired) clear();
    else set(line);
  };
  const around = () => {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    return { before: text.slice(0, start), chosen: text.slice(start, end), after: text.slice(end) };
  };
  const insert = (words: string) => {
    const { before, after } = around();
    write(before + words + after);
    pick(undefined);
    caretAt(field.id, () => before.length + words.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { before, after } = around();
      paragraphs?.split([before.trimEnd(), after.trimStart()], after.trimStart().length);
    } else if (event.key === 'Backspace' && area.current!.selectionEnd === 0 && paragraphs?.join())
      event.preventDefault();
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && kind === 'prose') {
      event.preventDefault();
      pick('pages');
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted === '') return;
    event.preventDefault();
    const { before, after } = around();
    const [first = '', ...more] = paragraphsIn(pasted);
    if (!paragraphs || more.length === 0) return insert(lineIn(pasted));
    paragraphs.split([before + first, ...more.slice(0, -1), more.at(-1)! + after], after.length);
  };
  return (
    <FieldFrame
      field={field}
      beside={
        hasTokens && (
          <Button
            type="button"
            data-look="quiet"
            data-size="icon"
            aria-expanded={picking === 'facts'}
            aria-label={`Insert a fact into ${field.title}`}
            onClick={() => pick(picking === 'facts' ? undefined : 'facts')}
          >
            {'{ }'}
          </Button>
        )
      }
    >
      <Area
        ref={area}
        id={field.id}
        rows={1}
        value={text}
        placeholder={field.wanted}
        spellCheck
        aria-describedby={field.describedBy}
        aria-invalid={field.isTouched && field.problems.some(({ severity }) => severity === 'error')}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={field.onBlur}
      />
      {reads !== text && <Hint data-part="reads">Visitors read: {reads}</Hint>}
      {picking === 'facts' && (
        <Picker
          name="Facts"
          options={choices.tokens}
          onPick={(fact) => insert(fact.value)}
          onClose={() => pick(undefined)}
        />
      )}
      {picking === 'pages' && (
        <Picker
          name="Pages"
          options={choices.places}
          onPick={({ value: to, words }) => insert(`[${around().chosen || words}](${to})`)}
          onClose={() => pick(undefined)}
        />
      )}
    </FieldFrame>
  );
}

const readAs = (text: string, tokens: readonly Choice[]) =>
  fillTokens(text, new Map(tokens.map(({ value, words }) => [value.slice(1, -1), words])));

/** What is written; nothing of what is left to write. */
export const textOf = (value: unknown): string =>
  value === undefined || isToDo(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
