import { styled } from 'styled-components';
import { NewTab } from '../../design/NewTab';
import { Stars } from '../../design/Stars';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Review = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding: var(--space-m);
  border: 1px solid var(--line);
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

/** What one customer wrote, with the stars, the name and where it stands; a sample is labelled as one. */
export function OneReview(props: BlockProps<'reviews'>['items'][number]) {
  const { name, place, rating, date, text, provenance, sameAs } = props;
  const words = useWords();
  const where = [place, date].filter(Boolean).join(', ');
  return (
    <Review>
      <Stars rating={rating} />
      <blockquote>
        <p>{say(words.quoted, { words: text })}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {[where, provenance === 'sample' && words.exampleReview].filter(Boolean).join(' · ')}
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
