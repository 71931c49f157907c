import { useState } from 'react';
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
import { Picker } from './Picker';
import { useText } from './use-text';

export const Area = styled.textarea`
  ${input}
  display: block;
  resize: vertical;
  field-sizing: content;
`;

type Picking = 'facts' | 'pages' | undefined;

/** Words without line ends, in which tokens and links work where the field says so. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const [picking, pick] = useState<Picking>();
  const { kind } = metaOf(unwrapped(props.schema));
  const hasTokens = (TEXT_KINDS as readonly string[]).includes(kind ?? '') && choices.tokens.length > 0;
  const text = textOf(field.value);
  const reads = hasTokens && text.includes('{') ? readAs(text, choices.tokens) : text;
  const { area, write, insert, ...on } = useText(
    props,
    field,
    text,
    kind === 'prose' ? () => pick('pages') : undefined,
  );
  const close = () => pick(undefined);
  const put = (make: (chosen: string) => string) => {
    insert(make);
    close();
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
        {...on}
        ref={area}
        id={field.id}
        rows={1}
        value={text}
        placeholder={field.wanted}
        spellCheck
        aria-describedby={field.describedBy}
        aria-invalid={field.isTouched && field.problems.some(({ severity }) => severity === 'error')}
        onChange={({ target }) => write(target.value)}
        onBlur={field.onBlur}
      />
      {reads !== text && <Hint data-part="reads">Visitors read: {reads}</Hint>}
      {picking === 'facts' && (
        <Picker name="Facts" options={choices.tokens} onPick={({ value }) => put(() => value)} onClose={close} />
      )}
      {picking === 'pages' && (
        <Picker
          name="Pages"
          options={choices.places}
          onPick={({ value, words }) => put((chosen) => `[${chosen || words}](${value})`)}
          onClose={close}
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
