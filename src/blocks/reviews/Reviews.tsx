import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Grid } from '../../design/Grid';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Stars } from '../../design/Stars';
import { WORDS } from '../../design/interface-words';
import type { BlockProps } from '../schemas';

const Review = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding-block: 1.25rem 0.5rem;
  border-block-start: 2px solid var(--ink);
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
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  & > span {
    padding: 0.0625rem 0.5rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  margin-block-start: 1.25rem;
  & > p {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

/** What customers wrote; a sample says that it is one. */
export function Reviews({ id, heading, intro, items, note, action }: BlockProps<'reviews'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      <Grid data-columns={items.length === 2 ? '2' : '3'}>
        {items.map(({ name: author, place, rating, date, text, provenance }, index) => (
          <li key={index}>
            <Review>
              <Top>
                <Stars rating={rating} />
                {provenance === 'sample' && <span>{WORDS.exampleReview}</span>}
              </Top>
              <blockquote>
                <p>“{text}”</p>
              </blockquote>
              <figcaption>
                <strong>{author}</strong>
                {[place, date].filter(Boolean).join(', ')}
              </figcaption>
            </Review>
          </li>
        ))}
      </Grid>
      {(note || action) && (
        <Foot>
          {note && <p>{note}</p>}
          {action && <ActionLink action={action} />}
        </Foot>
      )}
    </Section>
  );
}
