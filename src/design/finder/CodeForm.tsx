import { useId } from 'react';
import type { FormEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { Words } from '../Words';

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  & > * {
    color: var(--ink);
    font: 600 1.125rem/1.2 var(--font-display);
  }
  & > :not(label) {
    width: 100%;
    min-height: 3.5rem;
    padding-inline: 1rem;
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
  & > input {
    text-transform: uppercase;
  }
  & > [aria-invalid] {
    border-color: var(--ink);
  }
  & > button {
    border-color: transparent;
    background: var(--brand-fill);
    color: var(--on-brand);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--brand-fill-press);
  }
  & > label {
    grid-column: 1 / -1;
  }
  /* In a hero the words stand in the frame of the field: in its middle, or above what is typed. */
  &[data-look='slim'] {
    max-width: 38rem;
    & > :not(button) {
      grid-area: 1 / 1;
    }
    & > label {
      z-index: 1;
      padding: 0.5rem 0.75rem;
      color: var(--text);
      font: 0.875rem/1.2 var(--font-text);
      pointer-events: none;
    }
    & > input {
      padding: 1.25rem 0.75rem 0;
    }
    &:has(> :placeholder-shown:not(:focus)) > label {
      align-self: center;
    }
    &:not(:has(> :placeholder-shown:not(:focus))) > label {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

type Props = {
  /** The id of the form. */
  id?: string | undefined;
  /** The ids of the field and its label; made where nothing points at them. */
  field?: string;
  name?: string | undefined;
  label: string;
  ask?: string | undefined;
  /** Where the form leads without scripts. */
  action: string;
  look?: 'slim';
  input?: Ref<HTMLInputElement>;
  isUnknown?: boolean;
  /** Called while somebody types, and at the end of it. */
  onRead?: (isEnd: boolean) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The field for a code and its button. It has no name, so nothing that is typed is sent. */
export function CodeForm({ id, field, name, label, ask, action, look, input, isUnknown, onRead, onSubmit }: Props) {
  const { howFast } = useWords();
  const own = useId();
  return (
    <Form id={id} action={action} data-look={look} onSubmit={onSubmit}>
      <label id={name} htmlFor={field ?? own}>
        <Words>{label}</Words>
      </label>
      <input
        id={field ?? own}
        ref={input}
        type="text"
        placeholder=" "
        onInput={() => onRead?.(false)}
        onBlur={() => onRead?.(true)}
        aria-invalid={isUnknown || undefined}
        autoComplete="postal-code"
        spellCheck={false}
      />
      <button type="submit">{ask ?? howFast}</button>
    </Form>
  );
}

/** Puts the code of one form into another one, as if it were typed and asked for there; false where that is not. */
export function handOver(from: HTMLFormElement, to: string): boolean {
  const form = document.getElementById(to);
  if (!(form instanceof HTMLFormElement)) return false;
  form.querySelector('input')!.value = from.querySelector('input')!.value;
  form.requestSubmit();
  // The field would open the keyboard of a phone.
  form.querySelector('button')!.focus({ preventScroll: true });
  return true;
}
