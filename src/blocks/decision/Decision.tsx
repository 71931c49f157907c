import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Fold } from '../../design/Fold';
import { HotlineCall } from '../../design/HotlineCall';
import { Paragraphs } from '../../design/Paragraphs';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

const Cases = styled.ul`
  display: grid;
  border-block-start: 2px solid var(--ink);
  & > li {
    max-width: none;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & summary + div {
    padding-inline-start: 3.5rem;
  }
  @container (min-width: 36rem) {
    & summary > strong {
      width: 14.5rem;
    }
  }
  @container (max-width: 35.99rem) {
    & h3 {
      flex-basis: 100%;
    }
  }
`;

/** Cases with their verdicts under each other; what a case means is folded under it. */
export function Decision({ id, heading, intro, items }: BlockProps<'decision'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <Split>
        <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
        <Cases>
          {items.map(({ id: part, icon, situation, verdict, tone, text, points, before, action }, index) => (
            <li key={index}>
              <Fold id={part} icon={icon} heading={situation} verdict={verdict} tone={tone}>
                {before?.comesFirst && <HotlineCall {...before} wide />}
                <Paragraphs paragraphs={text} />
                {points && <Points points={points} />}
                {before && !before.comesFirst && <HotlineCall {...before} wide />}
                {action && <ActionLink action={action} />}
              </Fold>
            </li>
          ))}
        </Cases>
      </Split>
    </Section>
  );
}
