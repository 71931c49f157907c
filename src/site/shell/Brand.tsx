import { styled } from 'styled-components';
import { Mark } from '../../design/drawings/Mark';
import { currentPage } from './current';
import type { ResolvedShell } from '../../content/resolve/shell';

const Home = styled.a`
  /* Where the room does not suffice (large type), the words wrap out of sight as a whole, and the mark stays. */
  display: flex;
  flex-flow: wrap;
  align-items: center;
  column-gap: 0.625rem;
  height: 3rem;
  min-width: 2.25rem;
  overflow: hidden;
  border-radius: var(--radius-s);
  color: var(--ink);
  text-decoration: none;
  & > svg {
    flex: none;
    margin-block: calc(1.5rem - 18px);
  }
`;

const Words = styled.span`
  display: grid;
  align-content: center;
  gap: 0.25rem;
  min-height: 3rem;
`;

const Name = styled.span`
  font: 700 1.125rem/1 var(--font-display);
  letter-spacing: -0.02em;
  white-space: nowrap;
  & > b {
    color: var(--brand);
    font-weight: inherit;
  }
  /* Beside the navigation of a window that is not wide the two words stand on each other. */
  @media (60em <= width < 64em) {
    & > b {
      display: block;
    }
  }
  @media (64em <= width < 75em) {
    &[data-long] > b {
      display: block;
    }
  }
`;

const Tagline = styled.span`
  display: none;
  color: var(--muted);
  font-size: 0.75rem;
  line-height: 1.2;
  white-space: nowrap;
  @media (min-width: 75em) {
    display: block;
  }
`;

/** Letters of both words for which there is room on one line beside the navigation. */
const SHORT = 16;

type Props = Pick<ResolvedShell, 'brand' | 'home'> & { route: string };

/** The mark and the name, which lead home. */
export function Brand({ brand, home = '/', route }: Props) {
  const isLong = brand.first.length + (brand.second ?? '').length > SHORT;
  return (
    <Home href={home} aria-current={currentPage(route, home)}>
      <Mark size={36} />
      <Words>
        <Name data-long={isLong ? '' : undefined}>
          {brand.first}
          {brand.second && (
            <>
              {' '}
              <b>{brand.second}</b>
            </>
          )}
        </Name>
        {brand.tagline && <Tagline>{brand.tagline}</Tagline>}
      </Words>
    </Home>
  );
}
