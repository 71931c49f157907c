import { useId } from 'react';
import { styled } from 'styled-components';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';

const Layout = styled.div`
  display: grid;
  align-items: center;
  column-gap: var(--space-xl);
  @media screen {
    @container (min-width: 56rem) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

/** Black on white in both themes and on paper, as it will hang. */
const Label = styled.div`
  --ink: #000;
  --text: #000;
  --edge: #767676;
  position: relative;
  display: grid;
  gap: 1.25rem;
  max-width: 34rem;
  padding: var(--space-m);
  border: 2px dashed var(--edge);
  border-radius: var(--radius-s);
  background: #fff;
  color: var(--text);
  break-inside: avoid;
  & > h3 {
    padding-block-end: 0.5rem;
    border-block-end: 0.375rem solid var(--ink);
    font-size: var(--step-4);
    line-height: 1;
  }
  & > p {
    color: var(--ink);
    font-weight: 600;
  }
  @media print {
    max-width: 100mm;
  }
`;

/** Each line has room for a pen behind its words, or under them where they are long. */
const Lines = styled.ul`
  display: grid;
  gap: 0.5rem;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    max-width: none;
    padding-block-start: 0.75rem;
    font-size: var(--step--1);
  }
  & > li::after {
    content: '';
    flex: 1 1 10rem;
    min-height: 1.5rem;
    border-block-end: 1px solid var(--edge);
  }
`;

/** A label to print, fill in and cut out. */
export function CutOut({ id, heading, intro, title, lines, note }: BlockProps<'cut-out'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <Label>
          <h3>{title}</h3>
          <Lines>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </Lines>
          <Paragraphs paragraphs={[note]} />
        </Label>
      </Layout>
    </Section>
  );
}
