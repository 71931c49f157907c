import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

const Panel = styled.div`
  display: grid;
  gap: 1rem;
  margin-block-end: var(--space-l);
  padding: var(--space-m);
  border-radius: var(--radius-m);
  background: var(--mist);
  break-inside: avoid;
  & > h2 {
    font-size: var(--step-2);
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.25rem, 1fr));
    gap: var(--space-m);
  }
  & div {
    padding-block-start: 0.75rem;
    border-block-start: 2px solid var(--ink);
  }
  & dt {
    color: var(--ink);
    font: 700 var(--step-2)/1.2 var(--font-display);
  }
  & dd {
    font-size: var(--step--1);
    line-height: 1.5;
  }
`;

/** The few points of a legal text that most readers come for. */
export function Summary({ heading, items }: NonNullable<BlockProps<'legal'>['summary']>) {
  return (
    <Panel>
      <h2>{heading}</h2>
      <dl>
        {items.map(({ value, text }, index) => (
          <div key={index}>
            <dt>
              <Words>{value}</Words>
            </dt>
            <dd>
              <Linked>{text}</Linked>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
