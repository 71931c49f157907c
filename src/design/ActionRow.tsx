import { styled } from 'styled-components';
import { ActionLink } from './ActionLink';
import type { ButtonAction } from './ActionLink';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  /* As wide as its buttons; where those need two rows, both rows are as wide as there is room. */
  &[data-size='large'] > * {
    flex-grow: 1;
  }
  @media (max-width: 30em) {
    width: 100%;
  }
`;

type Props = {
  actions: readonly ButtonAction[];
  size?: 'normal' | 'large';
};

/** Buttons side by side; the first is the main one, and only a call is ever red. */
export function ActionRow({ actions, size = 'normal' }: Props) {
  if (!actions.length) return null;
  return (
    <Row data-size={size}>
      {actions.map((action, index) => (
        <ActionLink
          key={index}
          action={action}
          size={index > 1 || (index > 0 && action.do === 'page') ? 'normal' : size}
          {...(index === 0 ? { look: 'solid' } : index > 1 && { look: 'text' })}
        />
      ))}
    </Row>
  );
}
