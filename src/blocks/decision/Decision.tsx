import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Fold } from '../../design/Fold';
import { HotlineCall } from '../../design/HotlineCall';
import { Paragraphs } from '../../design/Paragraphs';
import { Points } from '../../design/Points';
import { PicturedHead } from '../../design/PicturedHead';
import { Section } from '../../design/Section';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

const Cases = styled.ul`
  display: grid;
  border-block-start: 2px solid var(--ink);
  & > li {
    position: relative;
    max-width: none;
  }
  & > :not([data-tone])::before,
  & > :not([data-tone]) summary {
    --brand: var(--muted);
    --brand-tint: var(--mist);
  }
  & > [data-tone='yours']::before,
  & > [data-tone='yours'] summary {
    --brand: var(--brass);
    --brand-tint: var(--brass-tint);
  }
  /*
   * A pipe runs from the first case to the last, in the colour of whose each is; where it passes to somebody else
   * there is a joint. Its ends are behind the tiles, whose middles lie near this height.
   */
  @media screen {
    & > li::before {
      content: '';
      position: absolute;
      inset: -1px auto 0 0.875rem;
      width: 0.75rem;
      border: solid var(--brand);
      border-width: 0 2px;
      background: var(--brand-tint);
    }
    & > :first-child::before {
      inset-block-start: 3rem;
    }
    & > :last-child::before {
      inset-block-end: calc(100% - 3rem);
    }
    & > [data-joint]::before {
      border-block-start: 0.375rem solid var(--ink);
    }
  }
  & summary > :first-child {
    border: 2px solid;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & summary + div {
    padding-inline-start: 3.5rem;
  }
  @container (min-width: 38rem) {
    & summary {
      padding-block: 1.25rem;
    }
    & summary > strong {
      width: 14.5rem;
    }
  }
  @container (width < 38rem) {
    & h3 {
      flex-basis: 100%;
    }
  }
`;

/** Cases with their verdicts under each other; what a case means is folded under it. */
export function Decision({ id, heading, intro, picture, items }: BlockProps<'decision'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <Split>
        <PicturedHead id={name} heading={heading} intro={intro} picture={picture} />
        <Cases>
          {items.map(({ id: part, icon, situation, verdict, tone, text, points, before, action }, index) => (
            <li key={index} data-tone={tone} data-joint={(index > 0 && tone !== items[index - 1]!.tone) || undefined}>
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
