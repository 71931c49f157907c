import { useState } from 'react';
import { isToDo } from '../../../content/to-do';
import { metaOf } from '../../../schema/children';
import { isTextKind } from '../../../schema/fields';
import { Button } from '../../look/controls';
import { unwrapped } from '../../schema/unwrapped';
import { FieldFrame, Hint } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Picker } from './Picker';
import { TextArea } from './TextArea';
import { controlOf, useField } from '../use-field';
import type { FieldProps } from '../use-field';
import { useText } from './use-text';

type Picking = 'facts' | 'pages' | undefined;

/** Words without line ends, in which facts and links work where the field says so. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const [picking, pick] = useState<Picking>();
  const { kind } = metaOf(unwrapped(props.schema));
  const hasTokens = isTextKind(kind) && choices.tokens.length > 0;
  const { area, parts, insert, ...on } = useText(props, field, textOf(field.value), {
    hasTokens,
    onLink: kind === 'prose' ? () => pick('pages') : undefined,
  });
  const facts = [...new Set(parts.flatMap(({ token, shown }) => (token === undefined ? [] : [shown])))];
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
            aria-label={`+ Fact into ${field.title}`}
            onClick={() => pick(picking === 'facts' ? undefined : 'facts')}
          >
            + Fact
          </Button>
        )
      }
    >
      <TextArea {...on} area={area} parts={parts} {...controlOf(field)} placeholder={field.wanted} />
      {facts.length > 0 && <Hint data-part="facts">Filled in for you: {facts.join(', ')}</Hint>}
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

/** The written text; empty for one that is left to write. */
export const textOf = (value: unknown): string =>
  value === undefined || isToDo(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
