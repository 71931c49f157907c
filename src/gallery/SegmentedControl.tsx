import { styled } from 'styled-components';

const Choices = styled.fieldset`
  display: flex;
  gap: 0.75rem;
  margin-block-end: 1rem;
  padding: 0;
  border: 0;
  & > label {
    display: flex;
    gap: 0.25rem;
  }
`;

type Props<Option extends string> = {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (value: Option) => void;
};

/** One of a few words. */
export function SegmentedControl<Option extends string>({ label, options, value, onChange }: Props<Option>) {
  return (
    <Choices aria-label={label}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={label} checked={option === value} onChange={() => onChange(option)} />
          {option}
        </label>
      ))}
    </Choices>
  );
}
