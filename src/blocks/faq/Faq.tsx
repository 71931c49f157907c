import { useId } from 'react';
import { styled } from 'styled-components';
import { Fold } from '../../design/Fold';
import { Paragraphs } from '../../design/Paragraphs';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';

const Layout = styled.div`
  display: grid;
  gap: 0 var(--space-xl);
  align-items: start;
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Questions = styled.div`
  display: grid;
  border-block-start: 2px solid var(--ink);
`;

/** Questions under each other, each with its answer folded under it. */
export function Faq({ id, heading, intro, items }: BlockProps<'faq'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <Layout>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <Questions>
          {items.map(({ id: part, question, answer }, index) => (
            <Fold key={index} id={part} heading={question}>
              <Paragraphs paragraphs={answer} />
            </Fold>
          ))}
        </Questions>
      </Layout>
    </Section>
  );
}
