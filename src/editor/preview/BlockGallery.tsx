import { styled } from 'styled-components';
import { Blocks } from '../../engine/Blocks';
import type { OfferedBlock } from './messages';

const List = styled.ul`
  --columns: 3;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 1rem;
  padding: 0.25rem;
  @media (max-width: 44rem) {
    --columns: 2;
  }
  @media (max-width: 15rem) {
    --columns: 1;
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 0.375rem;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--paper);
  &:hover,
  &:focus-within {
    border-color: var(--brand);
  }
  & > button {
    border: 0;
    background: none;
    color: var(--ink);
    font: 650 0.9375rem/1.3 var(--font-text);
    text-align: start;
    cursor: pointer;
  }
  /* All of the card is pressed. */
  & > button::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 10px;
  }
`;

const Frame = styled.div`
  height: 9rem;
  overflow: hidden;
  border-radius: 6px;
  background: var(--ground);
  color: var(--muted);
  font-size: 0.8125rem;
`;

/* As wide as the window, drawn so small that it fits its column. */
const Small = styled.div`
  width: 100vw;
  transform: scale(calc(0.94 / var(--columns)));
  transform-origin: 0 0;
`;

type Props = { blocks: readonly OfferedBlock[]; onPick: (type: string) => void };

/** Blocks as they look on this site, to choose one. */
export function BlockGallery({ blocks, onPick }: Props) {
  return (
    <List aria-label="Blocks">
      {blocks.map(({ type, title, description, block }) => (
        <Card key={type}>
          <button type="button" title={description} onClick={() => onPick(type)}>
            {title}
          </button>
          <Frame inert aria-hidden="true">
            {block ? (
              <Small>
                <Blocks blocks={[block]} />
              </Small>
            ) : (
              description
            )}
          </Frame>
        </Card>
      ))}
    </List>
  );
}
