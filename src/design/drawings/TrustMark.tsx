import { styled } from 'styled-components';
import { Icon } from './Icon';
import type { DrawnIcon } from './icon-names';

const Seal = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  flex: none;
  color: var(--brand);
  & > svg:first-child {
    position: absolute;
    inset: 0;
  }
  @media print {
    display: none;
  }
`;

const SCALLOPS = 16;
const ON_RIM = (turn: number) => {
  const angle = (turn / SCALLOPS) * 2 * Math.PI;
  return `${(32 + 28 * Math.sin(angle)).toFixed(1)} ${(32 - 28 * Math.cos(angle)).toFixed(1)}`;
};
const RIM = `M${ON_RIM(0)}${Array.from({ length: SCALLOPS }, (_, index) => `A6 6 0 01${ON_RIM(index + 1)}`).join('')}z`;

/** A seal in our own drawing, for what we are registered or insured for; never somebody's logo. */
export function TrustMark({ icon }: { icon: DrawnIcon }) {
  return (
    <Seal>
      <svg
        width="64"
        height="64"
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={RIM} />
        <circle cx="32" cy="32" r="22" strokeWidth="1" />
      </svg>
      <Icon name={icon} size={26} />
    </Seal>
  );
}
