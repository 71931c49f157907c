import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isToDo } from '../../content/to-do';
import { unwrapped } from '../schema/unwrapped';
import { Button, input } from '../look/controls';
import { FieldFrame } from './FieldFrame';
import { useForm } from './FormContext';
import { useField } from './use-field';
import type { FieldProps } from './use-field';
import { metaOf } from '../../schema/children';
import { TEXT_KINDS } from '../../schema/fields';
import { TokenPicker } from './TokenPicker';

export const Area = styled.textarea`
  ${input}
  display: block;
  resize: vertical;
  field-sizing: content;
`;

/** One line of words, in which tokens work where the field says so. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const { kind } = metaOf(unwrapped(props.schema));
  const hasTokens = (TEXT_KINDS as readonly string[]).includes(kind ?? '') && choices.tokens.length > 0;
  const { value, isRequired, set, clear } = field;
  const text = textOf(value);
  // Our texts have one line; what was copied from elsewhere may have more.
  const write = (typed: string) => {
    const line = typed.replaceAll(/\s*[\r\n\t]+\s*/g, ' ');
    if (line === '' && !isRequired) clear();
    else set(line);
  };
  const insert = (token: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    write(text.slice(0, start) + token + text.slice(end));
    setPicking(false);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + token.length, start + token.length);
    });
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
            aria-expanded={isPicking}
            aria-label={`Insert a fact into ${field.title}`}
            onClick={() => setPicking(!isPicking)}
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
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onBlur={field.onBlur}
      />
      {isPicking && <TokenPicker onPick={insert} onClose={() => setPicking(false)} />}
    </FieldFrame>
  );
}

/** What is written; nothing of what is left to write. */
export const textOf = (value: unknown): string =>
  value === undefined || isToDo(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
