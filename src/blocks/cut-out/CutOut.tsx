import { useId } from 'react';
import { styled } from 'styled-components';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { ToFillIn } from '../../design/ToFillIn';
import type { BlockProps } from '../schemas';

/** Black on white, as it will hang on paper; on a dark screen the white is dimmed. */
const Label = styled.div`
  --ink: #000;
  --text: #000;
  --edge: #777;
  position: relative;
  display: grid;
  gap: 1rem;
  padding: var(--space-m);
  border: 2px dashed var(--edge);
  border-radius: var(--radius-s);
  background: #fff;
  color: var(--text);
  break-inside: avoid;
  & > h3 {
    padding-block-end: 0.5rem;
    border-block-end: 0.5rem solid var(--ink);
    font-size: var(--step-4);
    line-height: 1;
  }
  & > p {
    color: var(--ink);
    font-weight: 600;
  }
  @media screen and (prefers-color-scheme: dark) {
    background: #cde;
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
