import { useId } from 'react';
import { styled } from 'styled-components';
import { Fold } from '../../design/Fold';
import { Paragraphs } from '../../design/Paragraphs';
import { PicturedHead } from '../../design/PicturedHead';
import { Section } from '../../design/Section';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

const Questions = styled.div`
  display: grid;
  border-block-start: 2px solid var(--ink);
`;

/** Questions under each other, each with its answer folded under it. */
export function Faq({ id, heading, intro, picture, items }: BlockProps<'faq'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name} rhythm="text">
      <Split>
        <PicturedHead id={name} heading={heading} intro={intro} picture={picture} />
        <Questions>
          {items.map(({ id: part, question, answer }, index) => (
            <Fold key={index} id={part} heading={question}>
              <Paragraphs paragraphs={answer} />
            </Fold>
          ))}
        </Questions>
      </Split>
    </Section>
  );
}
