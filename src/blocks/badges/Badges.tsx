import { useId } from 'react';
import { styled } from 'styled-components';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { TrustMark } from '../../design/drawings/TrustMark';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

const Row = styled.ul`
  display: grid;
  gap: var(--space-s) var(--space-l);
  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 64rem) {
    &[data-many] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    display: flex;
    gap: 1rem;
    align-items: center;
  }
  @container (min-width: 64rem) {
    &[data-many] > li {
      display: grid;
      align-content: start;
      justify-items: start;
    }
  }
  & strong {
    display: block;
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & p > span {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.5;
  }
`;

/** Trust marks in a row, each with the number and the body that stand behind it. */
export function Badges({ id, heading, items }: BlockProps<'badges'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={heading && name}>
      {heading && <SectionHead id={name} heading={heading} />}
      <Row data-many={items.length > 2 ? '' : undefined}>
        {items.map(({ icon, label, detail }, index) => (
          <li key={index}>
            <TrustMark icon={icon} />
            <p>
              <strong>
                <Words>{label}</Words>
              </strong>
              {detail && (
                <span>
                  <Words>{detail}</Words>
                </span>
              )}
            </p>
          </li>
        ))}
      </Row>
    </Section>
  );
}
