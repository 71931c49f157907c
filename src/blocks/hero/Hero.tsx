import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '../../design/ActionRow';
import { HotlineLine } from '../../design/HotlineLine';
import { Icon } from '../../design/drawings/Icon';
import { Photo } from '../../design/photo/Photo';
import { Plate } from '../../design/Plate';
import { RegionMap } from '../../design/map/RegionMap';
import { Scene } from '../../design/drawings/Scene';
import { unbroken } from '../../design/unbroken';
import type { BlockProps } from '../schemas';

const Outer = styled.section`
  display: grid;
  grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, var(--container)) minmax(var(--gutter), 1fr);
  border-block-end: 1px solid var(--line);
  & > * {
    grid-column: 2;
  }
  &:not([data-picture]) {
    background: var(--mist);
  }
  @media (min-width: 60em) {
    &[data-picture] {
      grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, 42rem) minmax(0, 30rem) minmax(0, 1fr);
    }
  }
`;

/* Words that begin with somebody else's number need more room. */
const Roomy = styled(Outer)`
  @media (min-width: 60em) and (max-width: 79.99rem) {
    &[data-picture] {
      grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, 48rem) minmax(0, 24rem) minmax(0, 1fr);
    }
  }
`;

/* Words on a dark photograph are those of a dark band, in both themes. */
const Night = styled(Outer)`
  & > :first-child {
    z-index: 1;
    grid-row: 1;
  }
  @media (min-width: 60em) {
    & > :first-child {
      max-width: min(37rem, 49vw);
    }
  }
  @media screen and (forced-colors: none) {
    --ink: var(--on-band);
    --text: var(--on-band);
    --muted: var(--on-band-muted);
    --line: var(--band-line);
    --edge: var(--on-band-muted);
    --paper: var(--band);
    --brand: var(--on-band);
    --focus: var(--on-band);
    --focus-halo: var(--band);
    border: 0;
    background: var(--band);
    color: var(--text);
  }
`;

const Words = styled.div`
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
  @media screen and (max-width: 40rem) {
    & > div > [data-part='later'] {
      order: 1;
    }
  }
  @media (min-width: 60em) {
    gap: 0.75rem;
    padding-block: 1.25rem;
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
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  & > li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--text);
    font-size: var(--step--1);
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

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  overflow: hidden;
  background: var(--brand-tint);
  @media (max-width: 59.99em) {
    grid-column: 1 / -1;
  }
  @media (min-width: 60em) {
    grid-column: 3 / -1;
  }
  @media print {
    display: none;
  }
`;

/* All of the map is seen, and the land goes on beside it. */
const MapPlace = styled(Picture)`
  --map-land: var(--paper);
  &[data-near] {
    --map-land: var(--mist);
    background: var(--mist);
  }
  & > svg {
    max-height: 30rem;
    overflow: visible;
  }
  & > p {
    position: absolute;
    inset: auto auto 0 0;
    padding: 0.25rem 0.75rem;
    border-start-end-radius: var(--radius-s);
    background: var(--paper);
  }
  @media (min-width: 60em) {
    & > svg {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
`;

const ScenePlace = styled(Picture)`
  --scene-wash: var(--paper);
  --scene-stroke: 1.75;
  & > svg {
    max-width: 18rem;
    padding: 1.25rem;
  }
  @media (min-width: 60em) {
    & > svg {
      max-width: 34rem;
      padding: 2.5rem;
    }
  }
`;

const PhotoPlace = styled(Picture)`
  & img {
    aspect-ratio: 16 / 10;
    max-height: 24rem;
  }
  @media (min-width: 60em) {
    & img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
`;

/* From the right side to under the words, where it fades into their ground. */
const BackdropPlace = styled(PhotoPlace)`
  & img {
    aspect-ratio: 4 / 3;
  }
  @media (min-width: 60em) {
    grid-area: 1 / 1 / 2 / -1;
    justify-self: end;
    width: 58vw;
    max-width: 100%;
    background: none;
    & img {
      object-position: 50% 78%;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      --fade: color-mix(in srgb, var(--band) 60%, transparent);
      background: linear-gradient(to right, var(--band), var(--fade) 16%, transparent 36%);
    }
  }
`;

/** The top of a page: its one main heading, the button that calls, and the map, a drawing or a photograph. */
export function Hero(props: BlockProps<'hero'>) {
  const { id, eyebrow, heading, intro, before, plate, actions, badges, note, picture } = props;
  const name = useId();
  const isCalled = actions?.some((action) => action.do === 'call');
  const isMap = picture?.show === 'map';
  const Plain = before ? Roomy : Outer;
  const Ground = picture?.show === 'backdrop' ? Night : Plain;
  const Framed = picture?.show === 'photo' ? PhotoPlace : BackdropPlace;
  const caption = note && <Note data-part="later">{note}</Note>;
  return (
    <Ground id={id} aria-labelledby={name} data-picture={picture?.show}>
      <Words>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 id={name}>{unbroken(heading)}</h1>
        </div>
        <div>
          <Intro data-part="later">{unbroken(intro)}</Intro>
          {before && <HotlineLine {...before} />}
          {isCalled && plate.length > 0 && <Plate facts={plate} />}
          {actions && <ActionRow actions={actions} size="large" />}
          {badges && (
            <Badges data-part="later">
              {badges.map(({ icon, label }, index) => (
                <li key={index}>
                  <Icon name={icon} size={18} />
                  {label}
                </li>
              ))}
            </Badges>
          )}
          {!isMap && caption}
        </div>
      </Words>
      {isMap && (
        <MapPlace data-near={picture.pin ? '' : undefined}>
          <RegionMap pin={picture.pin} pages={picture.neighbours} />
          {caption}
        </MapPlace>
      )}
      {picture?.show === 'scene' && (
        <ScenePlace>
          <Scene name={picture.scene} />
        </ScenePlace>
      )}
      {(picture?.show === 'photo' || picture?.show === 'backdrop') && (
        <Framed>
          <Photo photo={picture} isFirst />
        </Framed>
      )}
    </Ground>
  );
}
