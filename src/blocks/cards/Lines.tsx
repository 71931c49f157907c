import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Band } from '../../design/Band';
import { IconTile } from '../../design/drawings/IconTile';
import { Facts } from '../../design/Facts';
import { Pill } from '../../design/Pill';
import { Reading } from '../../design/Reading';
import { Words } from '../../design/Words';
import { CardHotline } from './CardHotline';
import { HotlineRow } from './HotlineRow';
import { precautionOf } from './item';
import type { Item } from './item';

const List = styled.ul`
  --row: clamp(0.75rem, 2vw, 1.25rem);
  margin-block-end: calc(-1 * var(--row));
  & > li {
    display: grid;
    gap: 0.75rem var(--space-xl);
    align-items: start;
    max-width: none;
    padding-block: var(--row);
    border-block-start: 1px solid var(--line);
  }
  & > [data-call] {
    margin-block-end: 0.75rem;
    padding: 0;
  }
  & > [data-call],
  & > [data-call] + * {
    border: 0;
  }
  & [data-call] h3 + * {
    margin-block-start: 0.75rem;
  }
  /* A figure goes on where the words end. */
  & dl > div {
    column-gap: 0.5rem;
    padding: 0;
    border: 0;
  }
  & dl dt {
    flex: 0 1 auto;
  }
  @container (width < 38rem) {
    & > :not([data-call]) {
      --step-2: var(--step-1);
      gap: 0.25rem;
      font-size: var(--step--1);
    }
    /* An icon stands beside all words. */
    & > :has(> div > h3:nth-child(2)) {
      position: relative;
      padding-inline-start: 3.75rem;
      & > :first-child > :first-child {
        position: absolute;
        inset: var(--row) auto auto 0;
      }
    }
  }
  @container (min-width: 56rem) {
    & > :not([data-call]) {
      grid-template-columns: var(--split);
    }
    /* A hotline has the wide column, and what is said of it the other. */
    & > :has([data-first]) > :last-child {
      display: contents;
      & > :first-child {
        grid-area: 1 / 2 / span 2;
      }
      & > :nth-child(2) {
        grid-area: 2 / 1 / span 2;
      }
      & > a {
        grid-area: 3 / 2;
      }
    }
  }
`;

/* The number is the button, and nothing on the page is larger. */
const Call = styled(Band)`
  --muted: var(--on-band-muted);
  display: grid;
  gap: 1rem var(--space-xl);
  align-items: center;
  padding: var(--space-l);
  border: 1px solid var(--band-line);
  border-radius: var(--radius-m);
  && > div > a {
    gap: max(0.5rem, 0.3em);
    width: 100%;
    min-height: 5.5rem;
    font-size: clamp(1.25rem, 6.5cqi, 2.25rem);
    & > svg {
      width: 0.8em;
      height: 0.8em;
    }
  }
  & > div > p {
    font-size: var(--step-1);
    line-height: 1.5;
  }
  @container (min-width: 44rem) {
    /* The columns of the page, less the panel's own air. */
    grid-template-columns: minmax(0, 1fr) calc(41.667% - 0.5rem);
    && > div > a {
      font-size: clamp(1.5rem, 4cqi, 3rem);
    }
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;

/** What a row is, and its link. Where all rows have one figure, and none a link, those stand in a column. */
const Detail = styled.div`
  display: grid;
  gap: 0.75rem 2rem;
  align-items: start;
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @container (min-width: 44rem) {
    &:has(> a) {
      grid-template-columns: minmax(0, 1fr) minmax(15rem, auto);
    }
    [data-alike] > &:not(:has(> a)) > :has(> dl) {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    /* The name of a figure that all rows have stands at the head of the column. */
    [data-alike] > & dt {
      flex-basis: 100%;
    }
    [data-alike] + [data-alike] > & dt {
      font-size: 0;
    }
  }
  & > :has(> dl) {
    gap: 0.375rem 2rem;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  & > h3:nth-child(2) {
    flex: 1;
  }
`;

/** Rows of a name, what it is and its link; one with a call is a panel of its own. */
export function Lines({ items }: { items: readonly Item[] }) {
  const names = new Set(items.map(({ facts }) => facts?.map(({ label }) => label).join()));
  const isAlike = names.size === 1 && !!items[0]?.facts;
  return (
    <List>
      {items.map((item, index) => {
        const { action } = item;
        return action?.do === 'call' && !item.before ? (
          <li key={index} data-call="">
            <Call>
              <div>
                <h3>{item.heading}</h3>
                <ActionLink action={action} size="large" />
              </div>
              <About item={item} />
            </Call>
          </li>
        ) : (
          <li key={index} data-alike={isAlike || undefined}>
            <Line item={item} />
          </li>
        );
      })}
    </List>
  );
}

const About = ({ item: { text, facts } }: { item: Item }) => (
  <Reading>
    <p>
      <Words>{text}</Words>
    </p>
    {facts && <Facts facts={facts} />}
  </Reading>
);

function Line({ item }: { item: Item }) {
  const { icon, heading, severity, action } = item;
  const precaution = precautionOf(item);
  return (
    <>
      <Name>
        {icon && <IconTile icon={icon} />}
        <h3>{heading}</h3>
        {severity && <Pill {...severity} />}
      </Name>
      <Detail>
        {precaution ? <HotlineRow {...precaution} /> : <CardHotline item={item} wide />}
        <About item={item} />
        {action && <ActionLink action={action} look={severity ? 'text' : 'outline'} />}
      </Detail>
    </>
  );
}
