import { useId } from 'react';
import type { Choice } from '../form/choices';
import { Select } from '../look/controls';

type Props = { name: string; value: string; options: readonly Choice[]; onChoose: (value: string) => void };

/** Leaves only what is of one sort in a list. */
export function Only({ name, value, options, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </Select>
    </div>
  );
}
