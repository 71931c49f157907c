import { styled } from 'styled-components';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Contents = styled.nav`
  margin-block-end: var(--space-l);
  & > ol {
    columns: 3 9.5rem;
    column-gap: var(--space-l);
    counter-reset: part;
  }
  & li {
    max-width: none;
    break-inside: avoid;
    border-block-start: 1px solid var(--line);
    counter-increment: part;
  }
  & a {
    display: flex;
    gap: 0.5rem;
    padding-block: 0.5rem;
    font-weight: 500;
    line-height: 1.5;
    text-decoration-color: var(--edge);
  }
  & a::before {
    content: counter(part) '.';
    min-width: 1.5em;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
`;

const Sections = styled.ol`
  counter-reset: legal;
  & > li {
    display: grid;
    gap: 0.75rem var(--space-xl);
    max-width: none;
    padding-block: var(--space-l);
    border-block-start: 1px solid var(--line);
    counter-increment: legal;
  }
  & h2 {
    display: flex;
    gap: 0.75rem;
    font-size: var(--step-2);
    line-height: 1.2;
  }
  & h2::before {
    content: counter(legal) '.';
    min-width: 1.25em;
    color: var(--brand);
  }
  @container (min-width: 56rem) {
    & > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

const Reading = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Updated = styled.p`
  margin-block-end: 1.5rem;
  color: var(--muted);
`;

/** From a list of this length on readers want to see at once what there is. */
const MANY = 5;

/** Numbered sections of legal text, each with an address of its own. */
export function Legal({ id, updated, sections }: BlockProps<'legal'>) {
  const words = useWords();
  return (
    <Section id={id}>
      <Updated>{say(words.lastUpdated, { day: updated })}</Updated>
      {sections.length >= MANY && (
        <Contents aria-label={words.onThisPage}>
          <ol>
            {sections.map((section, index) => (
              <li key={index}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <Sections>
        {sections.map(({ id: name, heading, paragraphs, points }, index) => (
          <li key={index} id={name}>
            <h2>{heading}</h2>
            <Reading>
              <Paragraphs paragraphs={points ? paragraphs : paragraphs.slice(0, 1)} />
              {points && <Points points={points} />}
              {!points && paragraphs.length > 1 && (
                <PhoneFold about={heading}>
                  <Reading>
                    <Paragraphs paragraphs={paragraphs.slice(1)} />
                  </Reading>
                </PhoneFold>
              )}
            </Reading>
          </li>
        ))}
      </Sections>
    </Section>
  );
}
