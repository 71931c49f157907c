import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../../design/Facts';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Points } from '../../design/Points';
import { Reading } from '../../design/Reading';
import { Section } from '../../design/Section';
import { ToFillIn } from '../../design/ToFillIn';
import { useUnfolding } from '../../design/unfolding';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

/* The contents stay beside a long text, which is then read like a letter: one column, its numbers in the margin. */
const Layout = styled.div`
  @container (min-width: 56rem) {
    &:has(> div > nav) {
      display: grid;
      grid-template-columns: var(--split);
      gap: var(--space-xl);
      & > div {
        position: sticky;
        inset-block-start: calc(var(--header-height) + 1.5rem);
        align-self: start;
      }
      & nav a {
        padding-block: 0.25rem;
      }
      /* Where the browser can tell, the part that is read is marked. */
      & nav > ol {
        scroll-target-group: auto;
      }
      & nav a:target-current {
        font-weight: 700;
      }
      /* Larger type fills the width of the text, which rows and forms have too. */
      & > ol {
        --measure: none;
        font-size: 1.125rem;
      }
      & > ol h2::before {
        width: 3.5rem;
        margin-inline-start: -4rem;
        text-align: end;
      }
    }
  }
`;

const Contents = styled.nav`
  margin-block-end: var(--space-l);
  @media screen and (max-width: 47.99em) {
    display: none;
  }
  & > ol {
    columns: 3 15rem;
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
    line-height: 1.5;
    text-decoration: none;
  }
  & a::before {
    content: counter(part) '.';
    min-width: 1.5em;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Sections = styled.ol`
  counter-reset: legal;
  & > li {
    display: grid;
    gap: 0.75rem var(--space-xl);
    max-width: none;
    padding-block: var(--space-m);
    border-block-start: 1px solid var(--line);
    counter-increment: legal;
  }
  & h2 {
    display: flex;
    gap: 0.5rem;
    font-size: var(--step-2);
  }
  & h2::before {
    content: counter(legal) '.';
    min-width: 1.5em;
    color: var(--brand);
  }
  /* On a phone the heading's row opens its section, and until the script does, an address does. */
  @media screen and (max-width: 47.99em) {
    &[data-folded] > li {
      position: relative;
      gap: 0;
      padding-block: 1rem;
    }
    &[data-folded] h2 {
      padding-inline-end: 2rem;
    }
    &[data-folded] summary {
      position: absolute;
      inset: 0 0 auto;
      width: auto;
      height: 3.625rem;
      font-size: 0;
    }
    & details > div {
      padding-block-start: 0.75rem;
    }
    html:not([data-hydrated]) & > :target > details::details-content {
      content-visibility: visible;
    }
  }
  @container (min-width: 56rem) {
    &:not([data-folded]) > li {
      grid-template-columns: var(--split);
    }
  }
`;

/* What is looked up or filled in stands out from what is read. */
const Panel = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem var(--space-m);
  border-radius: var(--radius-s);
  background: var(--mist);
  break-inside: avoid;
  & div:first-child {
    border: 0;
  }
  & dt {
    font-size: 1em;
  }
`;

const Updated = styled.p`
  margin-block-end: 1rem;
  color: var(--muted);
`;

/** From a list of this length on readers want to see at once what there is; on a phone the folded headings show it. */
const MANY = 5;

/** Numbered sections of legal text, each with an address of its own; on a phone a long one is its own contents. */
export function Legal({ id, updated, sections }: BlockProps<'legal'>) {
  const words = useWords();
  const isLong = sections.length >= MANY;
  return (
    <Section id={id}>
      <Layout>
        <div>
          {isLong && (
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
          <Updated>{say(words.lastUpdated, { day: updated })}</Updated>
        </div>
        <Sections data-folded={isLong || undefined}>
          {sections.map(({ id: name, heading, paragraphs, facts, points, form }, index) => (
            <li key={index} id={name}>
              <h2>{heading}</h2>
              <LegalText id={name} heading={heading} isFolded={isLong}>
                <Paragraphs paragraphs={paragraphs} />
                {facts && (
                  <Panel>
                    <Facts facts={facts} />
                  </Panel>
                )}
                {points && <Points points={points} />}
                {form && (
                  <Panel>
                    <Paragraphs paragraphs={[form.text]} />
                    <ToFillIn lines={form.lines} />
                    {form.note && <Paragraphs paragraphs={[form.note]} />}
                  </Panel>
                )}
              </LegalText>
            </li>
          ))}
        </Sections>
      </Layout>
    </Section>
  );
}

type TextProps = { id: string | undefined; heading: string; isFolded: boolean; children: ReactNode };

function LegalText({ id, heading, isFolded, children }: TextProps) {
  const details = useUnfolding(id);
  return (
    <PhoneFold when={isFolded} label={heading} details={details}>
      <Reading>{children}</Reading>
    </PhoneFold>
  );
}
