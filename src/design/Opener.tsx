import { styled } from 'styled-components';

/**
 * The row that opens a fold: its words, and the angle that shows which way it goes. `--side` is the air at both ends.
 */
export const Opener = styled.summary`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  padding-inline: var(--side, 0px) calc(var(--side, 0px) + 2rem);
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5rem) calc(var(--side, 0px) + 0.25rem) auto auto;
    width: 0.625rem;
    height: 0.625rem;
    border: solid var(--brand);
    border-width: 0 0.1875rem 0.1875rem 0;
    transform: rotate(45deg);
  }
  [open] > &::after {
    transform: translateY(50%) rotate(225deg);
  }
  @media print {
    &&& {
      padding-inline: 0;
    }
    &::after {
      display: none;
    }
  }
`;

/** One of an icon, a heading and a pill beside it or under it. */
export const HeadedOpener = styled(Opener)`
  &:has(> :first-child > svg) {
    padding-inline-start: calc(var(--side, 0px) + 3.5rem);
  }
  & > :first-child:has(> svg) {
    position: absolute;
    inset: calc(50% - 1.25rem) auto auto var(--side, 0px);
    width: 2.5rem;
    height: 2.5rem;
  }
  & > :is(h2, h3) {
    flex: 1 1 12rem;
  }
`;
