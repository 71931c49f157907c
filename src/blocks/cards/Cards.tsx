import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Facts } from '../../design/Facts';
import { Grid } from '../../design/Grid';
import { HotlineCall } from '../../design/HotlineCall';
import { Pill } from '../../design/Pill';
import { Reading } from '../../design/Reading';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';
import { Card } from './Card';
import { HotlineCard } from './HotlineCard';
import type { Item } from './item';

/** Cards side by side share three rows: the words, the figures, the link. So figures and links stand level. */
const Rows = styled(Grid)`
  --cards-gap: var(--space-s);
  @container (min-width: 38rem) {
    row-gap: 0;
    margin-block-end: calc(-1 * var(--cards-gap));
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
    margin-block-end: var(--cards-gap);
  }
`;

/* One card leads, as high as the list of the others where that stands beside it. */
const Led = styled.div`
  display: grid;
  gap: var(--space-s);
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :last-child > li:nth-child(n) {
      grid-column: 1 / -1;
    }
    & > :first-child {
      grid-template-rows: 1fr;
      & [data-part='scene'] {
        flex: 1;
      }
      & img {
        height: 100%;
        max-height: none;
      }
      & h3 {
        font-size: var(--step-3);
      }
    }
  }
`;

const Lines = styled.ul`
  & > li {
    display: grid;
    gap: 0.5rem var(--space-xl);
    align-items: start;
    max-width: none;
    padding-block: clamp(0.75rem, 2vw, 1.25rem);
    border-block-start: 1px solid var(--line);
  }
  & > [data-call] {
    row-gap: 1rem;
    margin-block-end: 1.25rem;
    padding: var(--space-l);
    border: 0;
    border-radius: var(--radius-m);
    background: var(--call-tint);
  }
  & > [data-call] + * {
    border: 0;
  }
  & dt {
    flex: 0 0 6.5rem;
  }
  /* The number is the button. */
  & > [data-call] a {
    width: 100%;
    min-height: 4.5rem;
    margin-block-start: 1rem;
    font-size: clamp(1.25rem, 6.5cqi, 2.25rem);
  }
  @container (min-width: 44rem) {
    & > [data-call] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: end;
      & a {
        font-size: clamp(1.5rem, 3.25cqi, 2.25rem);
      }
    }
  }
  @container (min-width: 56rem) {
    & > :not([data-call]) {
      grid-template-columns: var(--split);
    }
  }
`;

/** What a row is, and its link. */
const Detail = styled.div`
  display: grid;
  gap: 0.75rem 2rem;
  align-items: start;
  & > [data-wide] {
    grid-column: 1 / -1;
    margin-block: 0.5rem;
  }
  @container (min-width: 44rem) {
    &:has(> a) {
      grid-template-columns: minmax(0, 1fr) minmax(13rem, 34%);
    }
  }
`;

/** A row; the panel of a call has its button under its heading. */
function Line({ item }: { item: Item }) {
  const { heading, text, severity, facts, before, action } = item;
  const isCall = action?.do === 'call' && !before;
  return (
    <li data-call={isCall ? '' : undefined}>
      <div>
        <h3>{heading}</h3>
        {severity && <Pill {...severity} />}
        {isCall && <ActionLink action={action} size="large" />}
      </div>
      <Detail>
        {before && <HotlineCall {...before} wide />}
        <Reading>
          <p>
            <Words>{text}</Words>
          </p>
          {facts && <Facts facts={facts} />}
        </Reading>
        {action && !isCall && <ActionLink action={action} look={severity ? 'text' : 'outline'} />}
      </Detail>
    </li>
  );
}

/** A grid of cards of one height, one card with a list of small ones, or rows; each has at most one link of ours. */
export function Cards({ id, heading, intro, size, items }: BlockProps<'cards'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      {size === 'rows' ? (
        <Lines>
          {items.map((item, index) => (
            <Line key={index} item={item} />
          ))}
        </Lines>
      ) : (
        <CardGrid size={size} items={items} />
      )}
    </Section>
  );
}

function CardGrid({ size, items }: Pick<BlockProps<'cards'>, 'size' | 'items'>) {
  const isLed = size === 'lead';
  const areSmall = isLed || size === 'small';
  const first = items[0]!;
  // A card with a hotline would make the two beside it as high as itself.
  const isAlone = !isLed && first.before !== undefined;
  const rest = isLed || isAlone ? items.slice(1) : items;
  const Layout = isLed ? Led : Stack;
  return (
    <Layout>
      {isAlone && (
        <ul>
          <HotlineCard item={first} />
        </ul>
      )}
      {isLed && (
        <Rows>
          <Card item={first} items={items} />
        </Rows>
      )}
      <Rows data-columns={size === 'large' && rest.length % 2 === 0 ? '2' : '3'}>
        {rest.map((item, index) => {
          const card = <Card key={index} item={item} items={items} as={areSmall ? 'div' : undefined} />;
          return areSmall ? <Cell key={index}>{card}</Cell> : card;
        })}
      </Rows>
    </Layout>
  );
}
