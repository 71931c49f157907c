import { styled } from 'styled-components';
import { useShown } from '../form/text/use-shown';
import { pointerOf } from '../../json/path';
import { Pill } from '../look/controls';
import { DROP_LINE, Handle, useDrag } from '../look/use-drag';
import type { Part } from './parts';

const List = styled.nav`
  & ol {
    display: grid;
    gap: 1px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem;
    align-items: center;
    ${DROP_LINE}
  }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: center;
    width: 100%;
    padding: 0.375rem 0.625rem;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--text);
    font: 400 0.875rem/1.35 var(--font-text);
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: var(--mist);
  }
  & button[aria-current='true'] {
    background: var(--brand-tint);
    color: var(--ink);
  }
  & b {
    color: var(--ink);
    font-weight: 650;
  }
  & span[data-name] {
    display: block;
    overflow: hidden;
    color: var(--muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & button[aria-current='true'] span[data-name] {
    color: var(--text);
  }
  & [data-depth='1'] {
    padding-inline-start: 1rem;
  }
`;

type Props = {
  parts: readonly Part[];
  selected: string;
  /** The count beside a part: texts left to write, or mistakes. */
  countOf: (part: Part) => { count: number; tone: 'todo' | 'wrong' } | undefined;
  onSelect: (part: Part) => void;
  /** Brings a block to another place of its list. */
  onMove: (part: Part, to: number) => void;
};

/** The parts of a document. The one that is selected is the one whose form is shown. */
export function Outline({ parts, selected, countOf, onSelect, onMove }: Props) {
  const { shown } = useShown();
  const { handle, target } = useDrag(({ list, index }, to) => {
    const moved = parts.find(({ block }) => block && pointerOf(block.list) === list && block.index === index);
    if (moved) onMove(moved, to);
  });
  return (
    <List aria-label="Parts of the page">
      <ol>
        {parts.map((part) => {
          const count = countOf(part);
          const place = part.block && { list: pointerOf(part.block.list), index: part.block.index };
          return (
            <li key={part.id} data-depth={part.depth} {...(place && target(place))}>
              <button
                type="button"
                id={`part${part.id}`}
                aria-current={part.id === selected}
                onClick={() => onSelect(part)}
              >
                <span>
                  <b>{part.title}</b>
                  {part.name && <span data-name>{shown(part.name)}</span>}
                </span>
                {count && <Pill data-tone={count.tone}>{count.count}</Pill>}
              </button>
              {place && <Handle {...handle(place)}>⠿</Handle>}
            </li>
          );
        })}
      </ol>
    </List>
  );
}
