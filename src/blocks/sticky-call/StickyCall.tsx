import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Facts } from '../../design/Facts';
import { Points } from '../../design/Points';
import { Words } from '../../design/Words';
import type { Fact } from '../resolved';
import type { BlockProps } from '../schemas';

const Card = styled.section`
  display: grid;
  gap: 1rem;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > h2 {
    font-size: var(--step-1);
    letter-spacing: 0;
  }
  & > ul {
    font-weight: 500;
  }
`;

const PhoneNumber = styled.p`
  color: var(--ink);
  font: 700 clamp(1.75rem, 9cqi, 2.25rem)/1 var(--font-display);
  letter-spacing: -0.02em;
`;

function wordsOf(tick: Fact): string {
  if (typeof tick === 'string') return tick;
  return 'label' in tick ? `${tick.label}: ${tick.value}` : tick.name;
}

/** The card that stays in view: whom to call, the number, the button. */
export function StickyCall({ id, heading, number, action, facts, ticks }: BlockProps<'sticky-call'>) {
  const name = useId();
  return (
    <Card id={id} aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      <PhoneNumber>
        <Words>{number}</Words>
      </PhoneNumber>
      {action && <ActionLink action={action} look="solid" size="large" />}
      {facts && <Facts facts={facts} />}
      {ticks && <Points points={ticks.map(wordsOf)} mark="tick" />}
    </Card>
  );
}
