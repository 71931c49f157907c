import { useId } from 'react';
import { styled } from 'styled-components';
import { IconTile } from '../../design/drawings/IconTile';
import { HeadedOpener } from '../../design/Opener';
import { Photo } from '../../design/photo/Photo';
import { Pill } from '../../design/Pill';
import { Section } from '../../design/Section';
import { useUnfolding } from '../../design/unfolding';
import type { BlockProps } from '../schemas';
import { Advice } from './Advice';
import { ResponseTime } from './ResponseTime';

const Panel = styled.section`
  --side: var(--space-m);
  --tile: 4.5rem;
  border: 2px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  & h2 {
    font-size: var(--step-3);
  }
  @media screen {
    section&:has([data-level='critical']) {
      border-color: var(--call-fill);
    }
    /* Folded ones are a list under the cases in boxes. */
    details& {
      --side: 0px;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
      & h2 {
        font-size: var(--step-2);
      }
    }
    :has(> div > details) + section > div > details& {
      margin-block-start: calc(var(--space-m) * -0.75);
    }
  }
  /* Until the script opens what a link leads to, and without it, the style sheet does. */
  html:not([data-hydrated]) :target &::details-content {
    content-visibility: visible;
  }
  /* What is never folded is the larger: its picture, what it is and whom to call beside it, and the lists below. */
  @media screen and (min-width: 64em) {
    section&:has(picture) {
      display: grid;
      grid-template: auto auto 1fr / var(--split);
      gap: var(--space-s) var(--space-l);
      padding: var(--side);
      & > *,
      & > :last-child > :last-child {
        display: contents;
      }
      & > :last-child > :last-child > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
  @media print {
    --side: 0px;
    border: 0;
    break-inside: avoid;
    &::details-content {
      content-visibility: visible;
    }
    /* A page that begins with cases is a leaflet of two sheets: whom to call, what to do in two columns, no more. */
    main:has([data-rhythm]:nth-child(-n + 3)):has(details&) > div > div {
      --gutter: 0px;
      --space-m: 0.375rem;
      --step--1: 1em;
      --step-1: 1rem;
      --step-2: 1rem;
      --step-3: 1.125rem;
      --step-5: 1.5rem;
      columns: 2;
      font-size: 8.5pt;
      line-height: 1.25;
      & > :not(:has(h1), [data-part='hotline'], section[data-rhythm='close']),
      & > :has(h1) :is(dl, [data-do], [data-part='later']) {
        display: none;
      }
      & > :not([data-rhythm='close']) {
        column-span: all;
        padding: 0;
      }
      & > :has(h1) {
        margin-block-end: 0.5rem;
      }
      /* A browser prints one part over the next where a column ends within a grid. */
      & > [data-rhythm='close'],
      & ul {
        display: block;
        padding-block: 0 0.5rem;
        break-inside: avoid;
      }
      & ul {
        padding: 0;
      }
      & svg {
        width: auto;
        height: 1.25em;
      }
      & div:has(p, ul, h1):not([data-tone]) {
        gap: 0.25rem 0.5rem;
        padding-block: 0;
      }
      & [data-wide],
      & [data-first] {
        margin: 0.25rem 0;
        padding: 0.25rem 0.5rem;
      }
    }
    html:has(details&) footer {
      display: none;
    }
  }
`;

/* Its photograph stands before the words, and on wide screens above them where the case is never folded. */
const Title = styled(HeadedOpener)`
  padding-block: 0.75rem;
  border-radius: inherit;
  &:not(summary, :has(img)) {
    padding-block: var(--side);
  }
  &:not(summary)::after {
    display: none;
  }
  &:has(img) {
    min-height: calc(var(--tile) + 0.5rem);
    padding-inline-start: calc(var(--side) + var(--tile) + 0.75rem);
  }
  & > picture {
    display: block;
    position: absolute;
    inset: 50% auto auto var(--side);
    width: var(--tile);
    translate: 0 -50%;
  }
  & img {
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-s);
  }
  @media screen and (min-width: 48em) {
    & > h2 {
      flex: 0 1 auto;
    }
    & > h2 ~ :not([data-level]) {
      margin-inline-start: auto;
    }
  }
  @media screen and (min-width: 64em) {
    div&:has(img) {
      & > * {
        grid-area: 1 / 2;
      }
      & > picture {
        grid-area: 1 / 1 / span 3;
        position: static;
        width: auto;
        translate: none;
      }
      & > span {
        justify-self: end;
      }
      & img {
        height: 100%;
      }
    }
  }
  @media print {
    && {
      min-height: 0;
      padding: 0;
    }
    & > picture {
      display: none;
    }
  }
`;

/** Two lists, what to do and what not to do, side by side below the number to call first. */
export function DoDont(props: BlockProps<'do-dont'>) {
  const { id, heading, icon, scene, picture, severity, response, before, folded } = props;
  const name = useId();
  const details = useUnfolding(id);
  const isFolded = folded && !before?.comesFirst;
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      <Panel {...(isFolded && { as: 'details' as const, ref: details, suppressHydrationWarning: true })}>
        <Title as={isFolded ? undefined : 'div'}>
          {picture ? <Photo photo={picture} /> : (isFolded || !scene) && <IconTile icon={icon} />}
          <h2 id={name}>{heading}</h2>
          {severity && <Pill {...severity} />}
          {isFolded && response && <ResponseTime isShort>{response}</ResponseTime>}
        </Title>
        <Advice {...props} />
      </Panel>
    </Section>
  );
}
