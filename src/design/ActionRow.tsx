import { styled } from 'styled-components';
import { ActionLink } from './ActionLink';
import type { ButtonAction } from './ActionLink';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .75rem 1rem;
  @media (max-width: 30rem) { & > a:not([data-look='text']) { flex: 1 1 100%; } }
`;

type Props = { actions: readonly ButtonAction[]; size?: 'normal' | 'large' };

/** Buttons side by side; the first is the main one, and only a call is ever red. */
export function ActionRow({ actions, size = 'normal' }: Props) {
  return (
    <Row>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} size={index > 0 && action.do === 'page' ? 'normal' : size} {...(index === 0 && { look: 'solid' })} />
      ))}
    </Row>
  );
}
