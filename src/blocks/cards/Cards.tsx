import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Facts } from '../../design/Facts';
import { Grid } from '../../design/Grid';
import { HotlineCall } from '../../design/HotlineCall';
import { IconTile } from '../../design/drawings/IconTile';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Photo } from '../../design/photo/Photo';
import { Pill } from '../../design/Pill';
import { Points } from '../../design/Points';
import { Scene } from '../../design/drawings/Scene';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';

/** Cards side by side share three rows: the words, the figures, the link. So figures and links stand level. */
const Rows = styled(Grid)`
  --cards-gap: var(--space-s);
  & + & {
    margin-block-start: var(--cards-gap);
  }
  @container (min-width: 38rem) {
    row-gap: 0;
    margin-block-end: calc(-1 * var(--cards-gap));
  }
`;

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  &[data-pressable]:hover {
    border-color: var(--brand);
  }
  & > [data-part='words'] {
    display: contents;
  }
  /* A lone figure is what the card is about. */
  & > dl > :only-child > dd {
    font: 700 var(--step-2)/1.2 var(--font-display);
  }
  /* The air that a line of text has as a target is part of the card's own. */
  & > [data-look='text'] {
    margin-block-end: -0.625rem;
  }
  @container (min-width: 38rem) {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    gap: 0;
    margin-block-end: var(--cards-gap);
    & > [data-part='words'] {
      display: flex;
      flex-direction: column;
      gap: 0.75rem;
      grid-row: 1;
    }
    & > dl {
      grid-row: 2;
      align-self: start;
      margin-block-start: 0.75rem;
    }
    & > a {
      grid-row: 3;
      align-self: end;
      margin-block-start: 0.75rem;
    }
    & > dl + a {
      margin-block-start: 0.75rem;
    }
  }
  /* On a phone the drawing or the icon is a tile beside the heading, and all of that row opens the words. */
  @container (17rem <= width < 38rem) {
    &:not([data-before]) {
      --space-m: 0.75rem;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0.25rem 1rem;
      align-items: center;
      & > :is(a, dl),
      & > [data-part='words'] > :is(details, [data-part='reading']) {
        grid-column: 1 / -1;
      }
      & [data-part='top'] {
        display: contents;
      }
      & :is([data-part='scene'], [data-part='top'] > :not([data-level])) {
        grid-area: 1 / 1 / span 2;
      }
      & [data-part='scene'] {
        width: 5.5rem;
        margin: 0;
        padding: 0.5rem;
      }
      & [data-level] {
        grid-area: 1 / 2;
        justify-self: start;
      }
      & h3 {
        grid-area: 1 / 2 / span 2;
      }
      & :has([data-level]) + h3 {
        grid-row: 2;
      }
      & > [data-look='text'] {
        grid-area: 1 / 3 / span 2;
        min-height: 0;
        margin: 0;
        padding: 0;
        font-size: 0;
      }
    }
    &:not([data-pressable]) summary {
      --side: var(--space-m);
      position: absolute;
      inset: 0 0 auto;
      height: calc(3rem + 2 * var(--space-m));
      border-radius: inherit;
      font-size: 0;
    }
  }
`;

const Lines = styled.ul`
  & > li {
    display: grid;
    gap: 0.75rem 2rem;
    align-items: start;
    max-width: none;
    padding-block: 1.25rem;
    border-block-start: 1px solid var(--line);
  }
  & > [data-call] {
    align-items: center;
    margin-block-end: 1.25rem;
    padding: var(--space-l);
    border: 0;
    border-radius: var(--radius-m);
    background: var(--call-tint);
  }
  & > [data-call] > h3 {
    font-size: var(--step-3);
  }
  @container (min-width: 56rem) {
    & > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) 15rem;
    }
    /* Its columns are those of the rows. */
    & > [data-call] {
      margin-inline: -1.5rem;
      padding-inline: 1.5rem;
    }
  }
`;

/** As wide as the card. */
const Above = styled.div`
  --edge: calc(-1 * var(--space-m));
  margin: var(--edge) var(--edge) 0.25rem;
  & img {
    aspect-ratio: 16 / 10;
    max-height: 15rem;
    border-radius: calc(var(--radius-m) - 1px) calc(var(--radius-m) - 1px) 0 0;
  }
  @container (17rem <= width < 38rem) {
    &&&[data-part] {
      padding: 0;
    }
    & img {
      aspect-ratio: 4 / 3;
      border-radius: var(--radius-s);
    }
  }
  @media print {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
`;

const Drawing = styled.div`
  display: grid;
  place-items: center;
  margin: -0.25rem -0.25rem 0.25rem;
  padding: 1.25rem;
  border-radius: var(--radius-s);
  background: var(--mist);
  & > svg {
    max-width: 10rem;
  }
  @media print {
    display: none;
  }
`;

type Item = BlockProps<'cards'>['items'][number];

const Reading = styled.div`
  display: grid;
  gap: 0.75rem;
`;

/** Some three lines on a phone. */
const SHORT = 120;

/** Whether the words are too long for a phone; a card that begins with a hotline keeps all of them. */
const isLong = ({ text, points, before }: Item) => !before && (text.length > SHORT || points !== undefined);

/** On a phone the words of all cards are folded where those of one are. */
const isFolded = (item: Item, items: readonly Item[]) => !item.before && items.some(isLong);

/** The one call among the cards is the strongest of their buttons, unless somebody else's number comes before it. */
function lookOf({ action, before }: Item, items: readonly Item[]) {
  if (action?.do === 'page') return 'text';
  const isOnlyCall = action?.do === 'call' && items.filter((item) => item.action?.do === 'call').length === 1;
  return isOnlyCall && !before ? 'solid' : 'outline';
}

function CardOf({ item, items }: { item: Item; items: readonly Item[] }) {
  const { icon, picture, heading, text, severity, facts, points, before, action } = item;
  // A hotline comes before everything.
  const photo = before ? undefined : picture;
  const scene = before || photo ? undefined : item.scene;
  const hasPicture = photo !== undefined || scene !== undefined;
  const isPressable = action !== undefined && before === undefined;
  return (
    <Card data-pressable={isPressable ? '' : undefined} data-before={before ? '' : undefined}>
      <div data-part="words">
        {before && <HotlineCall {...before} wide />}
        {photo && (
          <Above data-part="scene">
            <Photo photo={photo} />
          </Above>
        )}
        {scene && (
          <Drawing data-part="scene">
            <Scene drawing={scene} />
          </Drawing>
        )}
        {(!hasPicture || severity) && (
          <Top data-part="top">
            {!hasPicture && <IconTile icon={icon} />}
            {severity && <Pill {...severity} />}
          </Top>
        )}
        <h3>{heading}</h3>
        <PhoneFold when={isFolded(item, items)} about={heading}>
          <Reading data-part="reading">
            <Paragraphs paragraphs={[text]} />
            {points && <Points points={points} />}
          </Reading>
        </PhoneFold>
      </div>
      {facts && <Facts facts={facts} />}
      {action && <ActionLink action={action} look={lookOf(item, items)} spread={isPressable} />}
    </Card>
  );
}

function LineOf({ item, items }: { item: Item; items: readonly Item[] }) {
  const { heading, text, facts, before, action } = item;
  return (
    <li data-call={action?.do === 'call' && !before ? '' : undefined}>
      <h3>{heading}</h3>
      <Reading>
        {before && <HotlineCall {...before} />}
        <Paragraphs paragraphs={[text]} />
        {facts && <Facts facts={facts} />}
      </Reading>
      {action && <ActionLink action={action} look={lookOf(item, items)} />}
    </li>
  );
}

/** A grid of cards of one height, or a list of rows; each has at most one link of ours. */
export function Cards({ id, heading, intro, size, items }: BlockProps<'cards'>) {
  const name = useId();
  const isAhead = ({ before }: Item) => before !== undefined;
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      {size === 'rows' ? (
        <Lines>
          {items.map((item, index) => (
            <LineOf key={index} item={item} items={items} />
          ))}
        </Lines>
      ) : (
        [items.filter(isAhead), items.filter((item) => !isAhead(item))].map(
          (some, index) =>
            some.length > 0 && (
              <Rows key={index} data-columns={isAhead(some[0]!) || size === 'large' ? '2' : '3'}>
                {some.map((item, nth) => (
                  <CardOf key={nth} item={item} items={items} />
                ))}
              </Rows>
            ),
        )
      )}
    </Section>
  );
}
