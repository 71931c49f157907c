import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../design/drawings/Icon';
import { drawnIcon, ICON_NAMES } from '../../../design/drawings/icon-names';
import type { IconName } from '../../../design/drawings/icon-names';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { Button } from '../../look/controls';
import { FieldFrame } from '../FieldFrame';
import { useForm } from '../FormContext';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  & label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 8px;
    cursor: pointer;
  }
  & label:hover {
    background: var(--mist);
  }
  & label:has(:checked) {
    background: var(--brand-tint);
    color: var(--brand);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--focus);
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;

const isIcon = (value: unknown): value is IconName => (ICON_NAMES as readonly unknown[]).includes(value);

/** One of the small pictures. */
export function IconField(props: FieldProps) {
  const field = useField(props);
  const { choices } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { value } = field;
  return (
    <FieldFrame field={field}>
      <div>
        <Button
          id={field.id}
          type="button"
          aria-expanded={isOpen}
          aria-describedby={field.describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          {isIcon(value) && <Icon name={drawnIcon(value)} />}
          {typeof value === 'string' ? value : 'Choose …'}
        </Button>
      </div>
      {isOpen && (
        <Grid role="radiogroup" aria-label={field.title}>
          {choices.icons.map((name) => (
            <label key={name} title={name}>
              <input
                type="radio"
                name={field.id}
                checked={name === value}
                onChange={() => field.set(name)}
                onBlur={field.onBlur}
              />
              <Icon name={drawnIcon(name)} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </label>
          ))}
        </Grid>
      )}
    </FieldFrame>
  );
}
