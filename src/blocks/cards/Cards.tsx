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
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';
import { Card } from './Card';
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
  & h3 + p {
    margin-block-start: 0.75rem;
    color: var(--ink);
    font: 700 clamp(1.75rem, 7.5cqi, 4rem)/1 var(--font-display);
  }
  & dt {
    flex: 0 0 6.5rem;
  }
  @container (min-width: 44rem) {
    /* The button stands on the line of the number. */
    & > [data-call] {
      grid-template-columns: 1fr auto;
      align-items: end;
      & > :last-child {
        display: contents;
      }
      & a {
        grid-area: 1 / 2;
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

/** The panel of a call has its first fact, the number, under its heading. */
function Line({ item }: { item: Item }) {
  const { heading, text, severity, facts = [], before, action } = item;
  const isCall = action?.do === 'call' && !before;
  const [number, others] = isCall ? [facts[0], facts.slice(1)] : [undefined, facts];
  return (
    <li data-call={isCall ? '' : undefined}>
      <div>
        <h3>{heading}</h3>
        {severity && <Pill {...severity} />}
        {number && (
          <p>
            <VisuallyHidden>{number.label}: </VisuallyHidden>
            <Words>{number.value}</Words>
          </p>
        )}
      </div>
      <Detail>
        {before && <HotlineCall {...before} wide />}
        <Reading>
          <p>
            <Words>{text}</Words>
          </p>
          {others.length > 0 && <Facts facts={others} />}
        </Reading>
        {action && (
          <ActionLink
            action={action}
            look={severity ? 'text' : isCall ? 'solid' : 'outline'}
            size={isCall ? 'large' : undefined}
          />
        )}
      </Detail>
    </li>
  );
}

/** A grid of cards of one height, or a list of rows; each has at most one link of ours. */
export function Cards({ id, heading, intro, size, items }: BlockProps<'cards'>) {
  const name = useId();
  // A card with a hotline would make the two beside it as high as itself.
  const first = size !== 'rows' && items[0]?.before ? items[0] : undefined;
  const rest = first ? items.slice(1) : items;
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
        <Stack>
          {first && (
            <Rows>
              <Card item={first} items={items} wide />
            </Rows>
          )}
          <Rows data-columns={size === 'large' && rest.length % 2 === 0 ? '2' : '3'}>
            {rest.map((item, index) => (
              <Card key={index} item={item} items={items} />
            ))}
          </Rows>
        </Stack>
      )}
    </Section>
  );
}
