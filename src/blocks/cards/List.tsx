import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Facts } from '../../design/Facts';
import { IconTile } from '../../design/drawings/IconTile';
import { PhoneStart } from '../../design/PhoneStart';
import { Photo } from '../../design/photo/Photo';
import { Pill } from '../../design/Pill';
import { Points } from '../../design/Points';
import { Words } from '../../design/Words';
import { HotlineCard } from './HotlineCard';
import { isInDanger, isLong, SHORT_BESIDE } from './item';
import type { Item } from './item';

const Entries = styled.ul`
  display: grid;
  gap: 0 var(--space-l);
  & > li {
    grid-column: 1 / -1;
    max-width: none;
  }
  & > :not([data-columns]) {
    margin-block: var(--space-s) var(--space-m);
  }
  & > [data-columns] {
    display: grid;
    gap: 1rem;
    align-content: start;
    padding-block: clamp(0.75rem, 2vw, 1.25rem);
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
    & img {
      aspect-ratio: 4 / 3;
      border-radius: var(--radius-s);
    }
    & > :last-child {
      display: grid;
      gap: clamp(0.25rem, 1vw, 0.5rem);
      align-content: start;
      justify-items: start;
    }
    & dl {
      width: min(100%, 24rem);
    }
  }
  & > [data-columns]:has(> :nth-child(2)) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  && > [data-pictured] {
    grid-template-columns: clamp(4.5rem, 20cqi, 12rem) minmax(0, 1fr);
  }
  /* On a phone a picture or an icon is a tile beside the heading, as in a card, and the words have the width. */
  @container (width < 38rem) {
    & > [data-columns]:has(> :nth-child(2)) {
      gap: 0.25rem 0.75rem;
      align-items: center;
      & > span {
        width: 2.25rem;
        height: 2.25rem;
      }
      & > :last-child {
        display: contents;
        & > :not(h3) {
          grid-column: 1 / -1;
        }
      }
    }
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > [data-columns]:not([data-pictured]) {
      grid-column: span 6;
    }
    &[data-odd] > :last-child:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
  /* Where there is room a picture stands on its words, and the rules of a row line up. */
  @container (min-width: 56rem) {
    &&& > [data-columns='4'] {
      grid-column: span 3;
    }
    &&& > [data-columns='3'] {
      grid-column: span 4;
    }
    & > [data-columns='2'] {
      grid-column: span 6;
    }
    & > [data-pictured]:not([data-columns='1']) {
      grid-template: auto 1fr / none;
      padding-block: 0 2.5rem;
      border: 0;
      & > :last-child {
        display: flex;
        flex-direction: column;
        align-items: start;
      }
      & dl {
        margin-block-start: auto;
      }
      & img {
        aspect-ratio: 3 / 2;
        border-radius: var(--radius-m);
      }
    }
  }
  @media print {
    & img {
      display: none;
    }
  }
`;

/** Entries in the order of the document: with a picture, about danger, or of words alone. */
export function List({ items, more }: { items: readonly Item[]; more: string | undefined }) {
  const plain = items.filter((item) => !isInDanger(item));
  const pictured = plain.filter(({ picture }) => picture).length;
  const worded = plain.length - pictured;
  return (
    <Entries data-odd={worded % 2 || undefined}>
      {items.map((item, index) =>
        isInDanger(item) ? (
          <HotlineCard key={index} item={item} more={more} />
        ) : (
          <Entry key={index} item={item} more={more} columns={columnsOf(item.picture ? pictured : worded)} />
        ),
      )}
    </Entries>
  );
}

/** Three or, of eight and more, four where they fill their rows, else two; one has a row of its own. */
function columnsOf(count: number) {
  if (count % 3 === 0) return 3;
  return count > 4 && count % 4 === 0 ? 4 : Math.min(count, 2);
}

function Entry({ item, more, columns }: { item: Item; more: string | undefined; columns: number }) {
  const { icon, heading, text, severity, facts, points, picture, action } = item;
  return (
    <li data-columns={columns} data-pictured={picture && ''}>
      {picture ? (
        <div>
          <Photo photo={picture} />
        </div>
      ) : (
        icon && <IconTile icon={icon} />
      )}
      <div>
        {severity && <Pill {...severity} />}
        <h3>
          <Words>{heading}</Words>
        </h3>
        <PhoneStart when={isLong(item, SHORT_BESIDE)} more={more} about={heading} text={text}>
          {points && <Points points={points} />}
        </PhoneStart>
        {facts && <Facts facts={facts} />}
        {action && <ActionLink action={action} look="text" />}
      </div>
    </li>
  );
}
