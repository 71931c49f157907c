import { useId } from 'react';
import { z } from 'zod';
import { upperFirst } from '../../check/words';
import { metaOf } from '../../schema/children';
import { Input, Select } from '../look/controls';
import { defaultOf, unwrapped } from '../schema/unwrapped';
import type { Choice } from './choices';
import { FieldFrame } from './FieldFrame';
import { useForm } from './FormContext';
import { textOf } from './text/TextField';
import { controlOf, useField } from './use-field';
import type { FieldProps, FieldState } from './use-field';

/** Leaves the field out where nothing is chosen and it may be left out. */
const write = ({ isRequired, set, clear }: FieldState, value: string, read: (text: string) => unknown = String) => {
  if (value === '' && !isRequired) clear();
  else set(read(value));
};

/** Text that is no number is written as it was typed, and the check explains the mistake. */
const numberIn = (typed: string): unknown => {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isFinite(number) && String(number) === typed.trim() ? number : typed;
};

export function NumberField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Input
        {...controlOf(field)}
        inputMode="decimal"
        value={textOf(field.value)}
        placeholder={field.wanted}
        onChange={({ target }) => write(field, target.value, numberIn)}
      />
    </FieldFrame>
  );
}

export function DateField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Input
        {...controlOf(field)}
        type="date"
        value={textOf(field.value)}
        onChange={({ target }) => write(field, target.value)}
      />
    </FieldFrame>
  );
}

export function YesNoField(props: FieldProps) {
  const field = useField(props);
  const usual = defaultOf(props.schema);
  const value = typeof field.value === 'boolean' ? String(field.value) : '';
  return (
    <FieldFrame field={field}>
      <Select
        {...controlOf(field)}
        value={value}
        onChange={({ target }) => write(field, target.value, (text) => text === 'true')}
      >
        <option value="">{typeof usual === 'boolean' ? `${usual ? 'Yes' : 'No'} (default)` : 'Choose …'}</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </Select>
    </FieldFrame>
  );
}

/** One of a few words. */
export function ChoiceField(props: FieldProps) {
  const options = (unwrapped(props.schema) as z.ZodEnum).options.map(String);
  return (
    <SelectField
      {...props}
      options={options.map((value) => ({ value, words: upperFirst(value).replaceAll('-', ' ') }))}
    />
  );
}

/** One of what the site has. What it no longer has stays, and the check says so. */
export function SelectField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const field = useField(props);
  const usual = defaultOf(props.schema);
  const value = textOf(field.value);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame field={field}>
      <Select {...controlOf(field)} value={value} onChange={({ target }) => write(field, target.value)}>
        <option value="">
          {usual === undefined ? (field.isRequired ? 'Choose …' : 'None') : `${upperFirst(String(usual))} (default)`}
        </option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {isAlone(option, options) && option.about === undefined
              ? option.words
              : `${option.words} · ${option.about ?? option.value}`}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Whether nothing else that is offered is called the same: two figures may be. */
const isAlone = ({ words }: Choice, options: readonly Choice[]) =>
  options.filter((option) => option.words === words).length === 1;

/** A free text with suggestions from the site. */
export function SuggestField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const field = useField(props);
  const list = useId();
  return (
    <FieldFrame field={field}>
      <Input
        {...controlOf(field)}
        list={list}
        autoComplete="off"
        value={textOf(field.value)}
        placeholder={field.wanted ?? exampleOf(props.schema)}
        onChange={({ target }) => write(field, target.value)}
      />
      <datalist id={list}>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </datalist>
    </FieldFrame>
  );
}

/** Signs and addresses: plain words without tokens. */
export function PlainField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const example = choices.exampleAt(props.path);
  return (
    <FieldFrame field={field}>
      <Input
        {...controlOf(field)}
        value={textOf(field.value)}
        placeholder={field.wanted ?? (example === undefined ? exampleOf(props.schema) : `For example: ${example}`)}
        onChange={({ target }) => write(field, target.value)}
      />
    </FieldFrame>
  );
}

function exampleOf(schema: z.ZodType): string | undefined {
  const [example] = (metaOf(schema).examples ?? []) as unknown[];
  return typeof example === 'string' ? `For example: ${example}` : undefined;
}
