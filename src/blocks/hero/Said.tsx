import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '../../design/ActionRow';
import { Icon } from '../../design/drawings/Icon';
import { Plate } from '../../design/Plate';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

export const Speech = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: center;
  justify-items: start;
  padding-block: var(--space-m);
  /* The head of the page has the number. */
  @media print {
    padding-block: 0 1rem;
    & [data-do] {
      display: none;
    }
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
  & h1 {
    max-width: 38rem;
  }
  & [data-part='eyebrow'] {
    margin-block-end: -0.5rem;
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
      min-height: min(var(--hero, 30rem), 76vh);
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
  gap: 0.25rem 0.875rem;
  color: var(--muted);
  font-size: 0.875rem;
  & > li {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  & svg {
    flex: none;
    color: var(--brand);
  }
  /* Three short ones in a line of most phones, more in two. */
  @media (max-width: 40em) {
    column-gap: 0.5rem;
    font-size: 0.8125rem;
    & svg {
      width: 1rem;
    }
  }
`;

export const Note = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
`;

type Props = {
  hero: BlockProps<'hero'>;
  /** The id of the heading. */
  name: string;
  /** Stands above the figures: the field and the answer of a finder that opens its page. */
  opening?: ReactNode;
  /** Stands under the buttons. */
  children?: ReactNode;
  caption?: ReactNode;
};

/** What a hero says, in a `Speech`; the figures only where it is about calling. */
export function Said({ hero, name, opening, children, caption }: Props) {
  const { eyebrow, heading, intro, plate, actions, badges } = hero;
  const isAboutCalls = opening !== undefined || actions?.some((action) => action.do === 'call');
  // Without figures nothing is worth more than the explanation.
  const isPlated = plate.length > 0 && isAboutCalls;
  return (
    <>
      <div>
        {eyebrow && <Eyebrow data-part="eyebrow">{eyebrow}</Eyebrow>}
        <h1 id={name}>
          <Words>{heading}</Words>
        </h1>
      </div>
      <div>
        <Intro data-part={isPlated ? 'later' : undefined}>
          <Words>{intro}</Words>
        </Intro>
        {opening}
        {isPlated && <Plate facts={plate} />}
        {actions && <ActionRow actions={actions} size="large" />}
        {children}
        {badges && <BadgeList badges={badges} />}
        {caption}
      </div>
    </>
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
