import { styled } from 'styled-components';
import { Icon } from './Icon';
import type { DrawnIcon } from './icon-names';

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: var(--radius-s);
  background: var(--brand-tint);
  color: var(--brand);
  @media print {
    display: none;
  }
`;

/** An icon in a tinted square. */
export function IconTile({ icon }: { icon: DrawnIcon }) {
  return (
    <Tile>
      <Icon name={icon} size={24} />
    </Tile>
  );
}
