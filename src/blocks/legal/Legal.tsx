import { styled } from 'styled-components';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import type { BlockProps } from '../schemas';

const Sections = styled.ol`
  counter-reset: legal;
  & > li {
    display: grid;
    gap: .75rem clamp(2rem, 6vw, 5rem);
    max-width: none;
    padding-block: clamp(1.5rem, 3vw, 2.25rem);
    border-block-start: 1px solid var(--line);
    counter-increment: legal;
  }
  & h2 { display: flex; gap: .75rem; font-size: var(--step-2); line-height: 1.2; }
  & h2::before { content: counter(legal) '.'; min-width: 1.25em; color: var(--water); }
  @container (min-width: 56rem) { & > li { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }
`;

const Text = styled.div`
  display: grid;
  gap: .875rem;
`;

const Updated = styled.p`
  margin-block-end: 1.5rem;
  color: var(--muted);
`;

/** Numbered sections of legal text. */
export function Legal({ id, updated, sections }: BlockProps<'legal'>) {
  return (
    <Section id={id}>
      <Updated>Last updated: {updated}</Updated>
      <Sections>
        {sections.map(({ heading, paragraphs, points }) => (
          <li key={heading}>
            <h2>{heading}</h2>
            <Text>
              {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
              {points && <Points>{points.map((point) => <li key={point}>{point}</li>)}</Points>}
            </Text>
          </li>
        ))}
      </Sections>
    </Section>
  );
}
