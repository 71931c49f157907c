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
import { isInDanger, isLong } from './item';
import { Lines } from './Lines';
import type { Item } from './item';

const Entries = styled.ul`
  --row: clamp(0.75rem, 2vw, 1.25rem);
  display: grid;
  gap: 0 var(--space-l);
  /* The air under a section is the same whatever ends it. */
  &:last-child {
    margin-block-end: calc(-1 * var(--row));
  }
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
    padding-block: var(--row);
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
    grid-template-columns: clamp(6.5rem, 20cqi, 12rem) minmax(0, 1fr);
  }
  /* On a phone words beside a picture or an icon are small, as in a card. */
  @container (width < 38rem) {
    & > :has(> :nth-child(2)) {
      --step-2: var(--step-1);
      font-size: var(--step--1);
      & img {
        aspect-ratio: 1;
      }
    }
  }
  @container (width < 17rem) {
    &&& > [data-columns] {
      grid-template-columns: minmax(0, 1fr);
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
    &:has([data-pictured]) {
      --row: var(--space-l);
    }
    &&& > [data-columns='4'] {
      grid-column: span 3;
    }
    &&& > [data-columns='3'] {
      grid-column: span 4;
    }
    & > [data-columns='2'] {
      grid-column: span 6;
    }
    &&& > [data-pictured]:not([data-columns='1']) {
      grid-row: span 6;
      grid-template: subgrid / none;
      gap: 0;
      padding-block: 0 var(--row);
      border: 0;
      & > :last-child {
        grid-row: span 5;
        grid-template-rows: subgrid;
        & > :first-child {
          margin-block-start: 1rem;
        }
        & > dl {
          grid-row: 4;
        }
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

/**
 * Entries in the order of the document: about danger, and all with a picture or all of words alone. Where only some
 * have a picture those lead, and the others are rows below them.
 */
export function List({ items, more }: { items: readonly Item[]; more: string | undefined }) {
  const plain = items.filter((item) => !isInDanger(item));
  const pictured = plain.filter(({ picture }) => picture).length;
  const isMixed = pictured > 0 && pictured < plain.length;
  const isRow = ({ picture }: Item) => isMixed && !picture;
  const columns = columnsOf(pictured || plain.length);
  return (
    <>
      <Entries data-odd={(!pictured && plain.length % 2) || undefined}>
        {items.map((item, index) =>
          isInDanger(item) ? (
            <HotlineCard key={index} item={item} more={more} />
          ) : (
            !isRow(item) && <Entry key={index} item={item} more={more} columns={columns} />
          ),
        )}
      </Entries>
      {isMixed && <Lines items={plain.filter(isRow)} />}
    </>
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
        <PhoneStart when={isLong(item)} more={more} about={heading} text={text}>
          {points && <Points points={points} />}
        </PhoneStart>
        {facts && <Facts facts={facts} />}
        {action && <ActionLink action={action} look="text" />}
      </div>
    </li>
  );
}
