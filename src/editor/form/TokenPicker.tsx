import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Input } from '../look/controls';
import { useForm } from './FormContext';

const Panel = styled.div`
  display: grid;
  gap: 0.375rem;
  padding: 0.625rem;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--paper);
  box-shadow: var(--shadow-float);
  & ul {
    max-height: 14rem;
    overflow: auto;
  }
  & li > button {
    display: flex;
    width: 100%;
    justify-content: space-between;
    gap: 1rem;
    white-space: normal;
    text-align: start;
  }
  & li span {
    color: var(--muted);
    font-weight: 400;
  }
`;

type Props = { onPick: (token: string) => void; onClose: () => void };

/** Facts that stay true wherever they are shown: the phone number, the name of the area. */
export function TokenPicker({ onPick, onClose }: Props) {
  const { choices } = useForm();
  const [asked, setAsked] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const words = asked.toLowerCase();
  const found = choices.tokens.filter((each) => `${each.value} ${each.words}`.toLowerCase().includes(words));
  return (
    <Panel
      role="group"
      aria-label="Facts to insert"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Input
        ref={search}
        type="search"
        aria-label="Search the facts"
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onPick(found[0].value);
        }}
      />
      <ul>
        {found.map(({ value, words: shown }) => (
          <li key={value}>
            <Button type="button" data-look="quiet" onClick={() => onPick(value)}>
              {shown}
              <span>{value}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
