import { useId } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../design/Grid';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';
import { Card } from './Card';
import { Chips, isChip } from './Chips';
import { HotlineCard } from './HotlineCard';
import { HotlineRows } from './HotlineRow';
import { Lines } from './Lines';
import { isInDanger } from './item';
import { List } from './List';

/** Cards side by side share three rows: the words, the figures, the link. So figures and links stand level. */
const Rows = styled(Grid)`
  @container (min-width: 38rem) {
    row-gap: 0;
    margin-block-end: calc(-1 * var(--space-s));
  }
`;

const Stack = styled.div`
  display: grid;
  gap: var(--space-s);
`;

/* A container as narrow as a phone: its card has the form that cards have there. */
const Cell = styled.li`
  container-type: inline-size;
  & > div {
    height: 100%;
  }
  @container (min-width: 38rem) {
    margin-block-end: var(--space-s);
  }
`;

/* One card leads, as high as the list of the others where that stands beside it. */
const Led = styled.div`
  display: grid;
  gap: var(--space-s);
  & > :first-child img {
    aspect-ratio: 4 / 3;
  }
  @container (min-width: 44rem) {
    grid-template-columns: var(--beside);
    &&& > :last-child > li:nth-child(n) {
      grid-column: 1 / -1;
    }
    & > :first-child {
      grid-template-rows: 1fr;
      & img {
        height: 100%;
        max-height: none;
        aspect-ratio: 16 / 9;
      }
      & h3 {
        font-size: var(--step-3);
      }
    }
  }
`;

/** Cards of one height, one with a list of small ones, chips, rows or a list; each has one link of ours at most. */
export function Cards({ id, heading, intro, size, ground, more, items }: BlockProps<'cards'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} ground={ground} rhythm={size === 'list' ? 'text' : undefined}>
      <SectionHead id={name} heading={heading} intro={intro} />
      <Laid size={size} more={more} items={items} />
    </Section>
  );
}

function Laid({ size, more, items }: Pick<BlockProps<'cards'>, 'size' | 'more' | 'items'>) {
  if (size === 'rows') return <Lines items={items} />;
  return (
    <Stack>
      <HotlineRows items={items} />
      {size === 'list' ? <List items={items} more={more} /> : <CardGrid size={size} more={more} items={items} />}
    </Stack>
  );
}

function CardGrid({ size, more, items }: Pick<BlockProps<'cards'>, 'size' | 'more' | 'items'>) {
  const isLed = size === 'lead';
  const areSmall = isLed || size === 'small';
  const isWhole = size === 'whole';
  const first = items[0]!;
  // A card with a hotline would make the two beside it as high as itself.
  const isAlone = !isLed && isInDanger(first);
  const rest = isLed || isAlone ? items.slice(1) : items;
  const grid =
    size === 'small' && rest.every(isChip) ? (
      <Chips items={rest} />
    ) : (
      <Rows data-columns={size === 'large' && rest.length % 2 === 0 ? '2' : '3'} data-whole={isWhole || undefined}>
        {rest.map((item, index) => {
          const card = (
            <Card
              key={index}
              item={item}
              items={items}
              more={more}
              isWhole={isWhole}
              as={areSmall ? 'div' : undefined}
            />
          );
          return areSmall ? <Cell key={index}>{card}</Cell> : card;
        })}
      </Rows>
    );
  return isLed ? (
    <Led>
      <Rows data-whole="">
        <Card item={first} items={items} more={more} isWhole />
      </Rows>
      {grid}
    </Led>
  ) : (
    <>
      {isAlone && (
        <ul>
          <HotlineCard item={first} more={more} />
        </ul>
      )}
      {grid}
    </>
  );
}
