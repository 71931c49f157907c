import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '../../design/ActionRow';
import { CodeForm, handOver } from '../../design/finder/CodeForm';
import { HotlineLine } from '../../design/HotlineLine';
import { Icon } from '../../design/drawings/Icon';
import { Photo } from '../../design/photo/Photo';
import { Plate } from '../../design/Plate';
import { RegionMap } from '../../design/map/RegionMap';
import { Scene } from '../../design/drawings/Scene';
import { Skyline } from '../../design/drawings/Skyline';
import { Words } from '../../design/Words';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';
import type { BlockProps } from '../schemas';
import { BackdropPlace, MapPlace, Night, Outer, PhotoPlace, ScenePlace } from './frame';

const Speech = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: center;
  justify-items: start;
  padding-block: var(--space-m);
  @media print {
    padding-block: 0 1.25rem;
  }
  & > div {
    display: contents;
  }
  /* On a phone the figures and the button come first: they are what somebody in trouble looks for. */
  @media screen and (max-width: 40em) {
    & > div > [data-part='later'] {
      order: 1;
    }
  }
  & [data-part='eyebrow'] {
    margin-block-end: -0.5rem;
  }
  /* Without a picture, the figures and the buttons have its side, above the map of a finder. */
  @media screen and (min-width: 64em) {
    :not([data-picture]) > & {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      column-gap: var(--space-l);
      align-items: start;
      & > div > :is(dl, div, ul) {
        grid-column: 2;
      }
      & > div > dl {
        grid-row: 1 / span 2;
      }
      & > div > div {
        grid-row: 3;
      }
    }
  }
  @media screen and (48em <= width < 64em) {
    gap: 0.75rem;
    padding-block: 1.5rem;
    & h1 {
      font-size: var(--step-4);
    }
    & [data-part='eyebrow'] {
      font-size: 0.9375rem;
    }
  }
  @media screen and (min-width: 64em) {
    padding-block: 2rem;
    & > div > :is(dl, div) {
      margin-block-start: 0.5rem;
    }
    & > div > ul {
      margin-block-start: 0.25rem;
    }
  }
  @media screen and (min-width: 48em) {
    [data-picture] > & {
      min-height: min(30rem, 76vh);
      padding-inline-end: clamp(1rem, 6vw - 3rem, 3rem);
    }
  }
`;

const Eyebrow = styled.p`
  color: var(--brand);
  font: 600 1.0625rem/1.2 var(--font-display);
`;

const Intro = styled.p`
  max-width: 38rem;
  line-height: 1.5;
  text-wrap: balance;
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  & > li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    color: var(--text);
    font-size: 0.875rem;
    font-weight: 600;
  }
  & svg {
    flex: none;
    color: var(--brand);
  }
`;

const Note = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;
`;

type Picture = BlockProps<'hero'>['picture'];

/**
 * The top of a page: its one main heading, the button that calls, and the map, a drawing or a photograph. `next`: the
 * block that it takes in.
 */
export function Hero(props: BlockProps<'hero'> & { next?: TypedBlock }) {
  const { id, eyebrow, heading, intro, before, plate, actions, badges, note, picture, next } = props;
  const [name, form] = [useId(), useId()];
  const finder = next?.type === 'finder' ? (next as BlockProps<'finder'>) : undefined;
  const isCalled = actions?.some((action) => action.do === 'call');
  // Without a picture the finder and its map are the lower half of the hero, and that map shows every page.
  const isLed = finder !== undefined && !picture;
  const Ground = picture?.show === 'backdrop' ? Night : Outer;
  const caption = note && <Note data-part="later">{note}</Note>;
  return (
    <>
      {before && <HotlineLine {...before} />}
      <Ground id={id} aria-labelledby={name} data-picture={picture?.show} data-open={isLed || undefined}>
        <Speech>
          <div>
            {eyebrow && <Eyebrow data-part="eyebrow">{eyebrow}</Eyebrow>}
            <h1 id={name}>
              <Words>{heading}</Words>
            </h1>
          </div>
          <div>
            <Intro data-part="later">
              <Words>{intro}</Words>
            </Intro>
            {isCalled && plate.length > 0 && <Plate facts={plate} />}
            {actions && <ActionRow actions={actions} size="large" />}
            {finder && !isLed && (
              <CodeForm
                look="slim"
                label={finder.label}
                ask={finder.ask}
                action={finder.all?.href ?? `#${form}`}
                onSubmit={(event) => {
                  if (handOver(event.currentTarget, form)) event.preventDefault();
                }}
              />
            )}
            {badges && <BadgeList badges={badges} />}
            {picture?.show !== 'map' && caption}
          </div>
        </Speech>
        {picture?.show === 'map' ? (
          <MapPlace>
            <RegionMap
              pin={picture.pin}
              part={picture.pin ? 'around' : 'inset'}
              pages={picture.neighbours}
              places={picture.places}
            />
            {caption}
          </MapPlace>
        ) : (
          <Drawn picture={picture} />
        )}
      </Ground>
      {picture?.show === 'map' && picture.skyline && <Skyline file={picture.skyline} />}
      {next && <Blocks blocks={[finder ? asPartOf(finder, { form, isLed }) : next]} />}
    </>
  );
}

/** A finder that knows the hero which takes it in. */
const asPartOf = (finder: BlockProps<'finder'>, hero: { form: string; isLed: boolean }): TypedBlock => ({
  ...finder,
  ...hero,
});

/** A drawing or a photograph. */
function Drawn({ picture }: { picture: Picture }) {
  if (picture?.show === 'scene' && picture.scene) {
    return (
      <ScenePlace>
        <Scene drawing={picture.scene} />
      </ScenePlace>
    );
  }
  if (picture?.show !== 'photo' && picture?.show !== 'backdrop') return null;
  const Framed = picture.show === 'photo' ? PhotoPlace : BackdropPlace;
  return (
    <Framed>
      <Photo photo={picture} isFirst />
    </Framed>
  );
}

const BadgeList = ({ badges }: { badges: NonNullable<BlockProps<'hero'>['badges']> }) => (
  <Badges data-part="later">
    {badges.map(({ icon, label }, index) => (
      <li key={index}>
        <Icon name={icon} size={18} />
        <span>
          <Words>{label}</Words>
        </span>
      </li>
    ))}
  </Badges>
);
