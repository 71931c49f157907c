import { styled } from 'styled-components';
import { useWords } from '../words';
import { Words } from '../Words';
import type { Typed } from './typed';

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
      padding: 0.5rem calc(0.75rem + 2px);
      color: var(--text);
      font: 0.875rem/1.2 var(--font-text);
      pointer-events: none;
    }
    & > input {
      padding: 1.25rem 0.75rem 0;
    }
    &:has(> :placeholder-shown:not(:focus)) > label {
      align-self: center;
      font-size: 1rem;
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
  /** The id of the field. */
  field: string;
  label: string;
  ask?: string | undefined;
  /** Where the form leads without scripts. */
  action: string;
  look?: 'slim';
  typed: Typed;
};

/** The field for a code and its button. It has no name, so nothing that is typed is sent. */
export function CodeForm({ field, label, ask, action, look, typed: { input, isUnknown, read, ask: submit } }: Props) {
  const { howFast, withoutScripts } = useWords();
  return (
    <>
      <Form action={action} data-look={look} onSubmit={submit}>
        <label htmlFor={field}>
          <Words>{label}</Words>
        </label>
        <input
          id={field}
          ref={input}
          type="text"
          placeholder=" "
          onInput={() => read(false)}
          onBlur={() => read(true)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return;
            currentTarget.value = '';
            read(false);
          }}
          aria-invalid={isUnknown || undefined}
          autoComplete="postal-code"
          spellCheck={false}
        />
        <button type="submit">{ask ?? howFast}</button>
      </Form>
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
