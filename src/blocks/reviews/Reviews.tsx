import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Foot } from '../../design/Foot';
import { Grid } from '../../design/Grid';
import { PhoneFold } from '../../design/PhoneFold';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Stars } from '../../design/Stars';
import { NewTab } from '../../design/NewTab';
import { say, useWords } from '../../design/words';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

const Review = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  & > blockquote {
    flex: 1;
    color: var(--ink);
    font-size: var(--step-1);
    line-height: 1.5;
  }
  & > figcaption {
    color: var(--muted);
    font-size: var(--step--1);
  }
  & strong {
    display: block;
    color: var(--ink);
    font-size: 1.0625rem;
  }
  & a {
    display: block;
    width: fit-content;
    padding-block: 0.25rem;
  }
`;

/* One quote leads, without a box where the average stands beside it, and the others stand in rows below. */
const Lead = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-xl);
  align-items: center;
  margin-block-end: var(--space-l);
  &:has(> :nth-child(2)) > figure {
    padding: 0;
    background: none;
    & > :first-child {
      justify-content: start;
    }
    & p {
      font: 600 var(--step-3)/1.25 var(--font-display);
      text-wrap: balance;
    }
  }
  @container (min-width: 44rem) {
    & > figure > blockquote > p {
      font: 600 var(--step-3)/1.25 var(--font-display);
      text-wrap: balance;
    }
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      & > figure p {
        font-size: var(--step-4);
      }
    }
  }
`;

/* Two of five share their row unevenly, the other way round than the two above them. */
const Others = styled(Grid)`
  @container (min-width: 56rem) {
    &&&:has(> :last-child:nth-child(5)) > li:first-child {
      grid-column: span 2;
    }
    &&&:has(> :last-child:nth-child(5)) > li:nth-child(2) {
      grid-column: span 4;
    }
  }
`;

const Average = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: center;
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--brass-tint);
  & > strong {
    color: var(--ink);
    font: 700 clamp(3rem, 2rem + 4vw, 5rem)/1 var(--font-display);
  }
  & > p > svg {
    width: 11rem;
    height: auto;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  & > span {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

const ReviewsFoot = styled(Foot)`
  margin-block-start: 0.5rem;
  &:has(> p) {
    margin-block-start: 1.25rem;
  }
  & > p {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

type Item = BlockProps<'reviews'>['items'][number];

/**
 * Reviews by customers; a sample is labelled as one. A phone shows the first, and the others on request, but all where
 * they stand beside their average.
 */
export function Reviews({ id, heading, intro, items, average, note, action }: BlockProps<'reviews'>) {
  const words = useWords();
  const name = useId();
  const [first, ...others] = items;
  const stars = average ? parseFloat(average.stars.replace(',', '.')) : 0;
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <SectionHead id={name} heading={heading} intro={intro} />
      <Lead>
        <OneReview {...first!} />
        {average && (
          <Average>
            <strong>{average.stars}</strong>
            {stars > 0 && <Stars rating={stars} />}
            <p>
              <Words>{average.of}</Words>
            </p>
          </Average>
        )}
      </Lead>
      {others.length > 0 && (
        <PhoneFold when={!average} label={say(words.showAll, { count: items.length })} about={heading}>
          <Others data-columns="3">
            {others.map((item, index) => (
              <li key={index}>
                <OneReview {...item} />
              </li>
            ))}
          </Others>
        </PhoneFold>
      )}
      {(note || action) && (
        <ReviewsFoot>
          {note && <p>{note}</p>}
          {action && <ActionLink action={action} />}
        </ReviewsFoot>
      )}
    </Section>
  );
}

function OneReview({ name, place, rating, date, text, provenance, sameAs }: Item) {
  const words = useWords();
  return (
    <Review>
      <Top>
        <Stars rating={rating} />
        {provenance === 'sample' && <span>{words.exampleReview}</span>}
      </Top>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {[place, date].filter(Boolean).join(', ')}
        {sameAs && (
          <a href={sameAs} target="_blank" rel="noopener">
            {sameAs.split('/')[2]}
            <NewTab />
          </a>
        )}
      </figcaption>
    </Review>
  );
}
