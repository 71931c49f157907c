import { useId } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../../design/Facts';
import { IconTile } from '../../design/drawings/IconTile';
import { say, useWords } from '../../design/words';
import type { Fact, LabelledFact, Place } from '../resolved';
import type { BlockProps } from '../schemas';

/** `--span` lets a grid of columns put two of these side by side. */
const Card = styled.section`
  --span: auto;
  container-type: inline-size;
  width: calc(100% - 2 * var(--gutter-pad, var(--gutter)));
  max-width: var(--container);
  margin-inline: auto;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  &[data-labelled] {
    --span: 1 / -1;
  }
  &:has(+ [data-ground='mist']) {
    margin-block-end: var(--space-section);
  }
  & > dl > div {
    display: block;
    border-block: 1px solid var(--line);
    border-block-end: 0;
  }
  & > dl {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11.5rem, 28%)), 1fr));
    column-gap: 2rem;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-block-end: 0.75rem;
  & > h2 {
    font-size: min(var(--step-2), 9cqi);
  }
`;

/* Rows of a grid, so that the rules of its columns line up. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  column-gap: 1rem;
  & > li {
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--line);
    color: var(--ink);
    font-weight: 500;
  }
  & small {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 400;
  }
`;

const isLabelled = (item: Fact): item is LabelledFact => typeof item === 'object' && 'label' in item;

/** A card with a short list of places or labelled facts. */
export function FactList({ id, heading, icon, items, also = [], numbers = [] }: BlockProps<'fact-list'>) {
  const words = useWords();
  const name = useId();
  const all: readonly Fact[] = [...items, ...also, ...numbers];
  const labelled = all.filter(isLabelled);
  const places = all.filter((item): item is Place => !isLabelled(item));
  return (
    <Card id={id} aria-labelledby={name} data-labelled={places.length > 0 ? undefined : ''}>
      <Head>
        {icon && <IconTile icon={icon} />}
        <h2 id={name}>{heading}</h2>
      </Head>
      {places.length > 0 && (
        <List>
          {places.map((item, index) =>
            typeof item === 'string' ? (
              <li key={index}>{item}</li>
            ) : (
              <li key={index}>
                {item.name} <small>{say(words.placeIn, { code: item.in })}</small>
              </li>
            ),
          )}
        </List>
      )}
      {labelled.length > 0 && <Facts facts={labelled} />}
    </Card>
  );
}
