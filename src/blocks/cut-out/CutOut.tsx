import { useId } from 'react';
import { styled } from 'styled-components';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { ToFillIn } from '../../design/ToFillIn';
import type { BlockProps } from '../schemas';

const Label = styled.div`
  display: grid;
  gap: 1rem;
  padding: var(--space-m);
  border: 2px dashed var(--edge);
  border-radius: var(--radius-s);
  background: var(--paper);
  break-inside: avoid;
  & > h3 {
    padding-block-end: 0.5rem;
    border-block-end: 0.5rem solid var(--ink);
    font-size: var(--step-4);
  }
  & > p {
    color: var(--ink);
    font-weight: 600;
    text-wrap: balance;
  }
  @media print {
    max-width: 100mm;
  }
`;

/** A label to print, fill in and cut out. */
export function CutOut({ id, heading, intro, title, lines, note }: BlockProps<'cut-out'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Split>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <Label>
          <h3>{title}</h3>
          <ToFillIn lines={lines} />
          <Paragraphs paragraphs={[note]} />
        </Label>
      </Split>
    </Section>
  );
}
