import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Input } from '../../look/controls';
import type { Choice } from '../choices';

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

type Props = {
  /** The title of the menu: "Facts". */
  name: string;
  options: readonly Choice[];
  onPick: (picked: Choice) => void;
  onClose: () => void;
};

/** A list that is searched by what people call its entries: facts by their value, pages by their name. */
export function Picker({ name, options, onPick, onClose }: Props) {
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const words = query.toLowerCase();
  const found = options.filter((each) =>
    `${each.words} ${each.about ?? ''} ${each.value}`.toLowerCase().includes(words),
  );
  return (
    <Panel
      role="group"
      aria-label={`${name} to insert`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Input
        ref={search}
        type="search"
        aria-label={`Search ${name.toLowerCase()}`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return;
          event.preventDefault();
          onPick(found[0]);
        }}
      />
      <ul>
        {found.map((each) => (
          <li key={each.value}>
            <Button type="button" data-look="quiet" onClick={() => onPick(each)}>
              {each.words}
              <span>{each.about}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
