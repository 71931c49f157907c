import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '../../design/ActionRow';
import { HotlineLine } from '../../design/HotlineLine';
import { Icon } from '../../design/drawings/Icon';
import { Photo } from '../../design/photo/Photo';
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
  @media (min-width: 60rem) {
    &[data-picture] {
      grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, 39rem) minmax(0, 33rem) minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: clamp(0.875rem, 2vw, 1.5rem);
  align-content: center;
  justify-items: start;
  padding-block: clamp(1.25rem, 6vw, 5.5rem);
  & h1 {
    max-width: 20ch;
  }
  @media print {
    padding-block: 0 1.25rem;
  }
  & > div {
    display: contents;
  }
  /* Somebody else's number comes before all that is ours, and nothing of ours is louder. */
  & > div > [data-part='hotline'] {
    order: -1;
  }
  @media (min-width: 60rem) {
    :not([data-picture]) > & {
      padding-block: clamp(3rem, 5vw, 4.5rem);
    }
    [data-picture] > & {
      min-height: min(42rem, 84vh);
      padding-inline-end: clamp(0.75rem, 9vw - 4.5rem, 4rem);
    }
  }
`;

const Plate = styled.p`
  padding: 0.25rem 0.625rem;
  border: 2px solid var(--ink);
  border-radius: 6px;
  background: var(--paper);
  color: var(--ink);
  font: 600 var(--step--1)/1.3 var(--font-display);
  letter-spacing: 0.01em;
`;

const Intro = styled.p`
  max-width: 34rem;
  line-height: 1.5;
  @media (min-width: 40rem) {
    font-size: var(--step-1);
  }
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
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
  display: grid;
  place-items: center;
  min-width: 0;
  overflow: hidden;
  background: var(--brand-tint);
  --scene-wash: var(--paper);
  --scene-stroke: 1.75;
  --map-land: var(--paper);
  &[data-near] {
    --map-land: var(--mist);
  }
  /* All of the map is seen, and the land goes on beside it. */
  &[data-show='map'] > svg {
    max-height: 30rem;
    overflow: visible;
  }
  &[data-show='scene'] > svg {
    max-width: 18rem;
    padding: 1.25rem;
  }
  & img {
    max-height: 24rem;
  }
  @media (max-width: 59.99rem) {
    grid-column: 1 / -1;
  }
  @media (min-width: 60rem) {
    grid-column: 3 / -1;
    &:not([data-show='scene']) {
      position: relative;
    }
    &[data-show='map'] > svg,
    & img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
    &[data-show='scene'] > svg {
      max-width: 38rem;
      padding: 3rem;
    }
  }
  @media print {
    display: none;
  }
`;

/** The top of a page: its one main heading, the button that calls, and the map, a drawing or a photograph. */
export function Hero({ id, eyebrow, heading, intro, before, actions, badges, note, picture }: BlockProps<'hero'>) {
  const name = useId();
  return (
    <Outer id={id} aria-labelledby={name} data-picture={picture?.show}>
      <Words>
        <div>
          {eyebrow && <Plate>{eyebrow}</Plate>}
          <h1 id={name}>{unbroken(heading)}</h1>
        </div>
        <div>
          <Intro>{unbroken(intro)}</Intro>
          {before && <HotlineLine {...before} />}
          {actions && <ActionRow actions={actions} size="large" />}
          {badges && (
            <Badges>
              {badges.map(({ icon, label }) => (
                <li key={label}>
                  <Icon name={icon} size={18} />
                  {label}
                </li>
              ))}
            </Badges>
          )}
          {note && <Note>{note}</Note>}
        </div>
      </Words>
      {picture && (
        <Picture data-show={picture.show} data-near={picture.show === 'map' && picture.pin ? '' : undefined}>
          {picture.show === 'map' && <RegionMap pin={picture.pin} pages={picture.neighbours} />}
          {picture.show === 'scene' && <Scene name={picture.scene} />}
          {picture.show === 'photo' && <Photo photo={picture} isFirst />}
        </Picture>
      )}
    </Outer>
  );
}
