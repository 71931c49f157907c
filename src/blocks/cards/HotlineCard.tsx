import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Facts } from '../../design/Facts';
import { HotlineCall } from '../../design/HotlineCall';
import { PhoneStart } from '../../design/PhoneStart';
import { Photo } from '../../design/photo/Photo';
import { Pill } from '../../design/Pill';
import type { Item } from './item';

const Box = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-l);
  max-width: none;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  & > div {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: start;
  }
  & h3 {
    flex: 1 1 12rem;
  }
  & dl {
    width: 100%;
  }
  & dd {
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & > span {
    position: absolute;
    inset: var(--space-m) auto auto var(--space-m);
    width: min(6.5rem, 30%);
    aspect-ratio: 4 / 3;
  }
  & img {
    height: 100%;
    border-radius: var(--radius-s);
  }
  /* A long title wraps beside the picture. */
  &:has(> span) > div > :first-child {
    min-height: 4.875rem;
    padding-inline-start: min(7.25rem, 39%);
  }
  @container (min-width: 44rem) {
    &:has(> span) {
      grid-template-columns: var(--split);
      & > div > :first-child {
        min-height: 0;
        padding: 0;
      }
    }
    & h3 {
      flex: none;
      font-size: var(--step-3);
    }
    & > span {
      position: relative;
      inset: auto;
      width: auto;
      aspect-ratio: auto;
    }
    & img {
      position: absolute;
    }
  }
  @media print {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    & > span {
      display: none;
    }
  }
`;

const Titled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
`;

/** A card as wide as the page that begins with somebody else's number: its picture stands beside all of it. */
export function HotlineCard({ item, more }: { item: Item; more?: string | undefined }) {
  const { heading, text, severity, facts, before, picture, action } = item;
  return (
    <Box>
      {picture && (
        <span>
          <Photo photo={picture} />
        </span>
      )}
      <div>
        <Titled>
          <h3>{heading}</h3>
          {severity && <Pill {...severity} />}
        </Titled>
        {before && <HotlineCall {...before} wide />}
        <PhoneStart more={more} about={heading} text={text} />
        {facts && <Facts facts={facts} />}
        {action && <ActionLink action={action} look={action.do === 'page' ? 'text' : 'outline'} />}
      </div>
    </Box>
  );
}
