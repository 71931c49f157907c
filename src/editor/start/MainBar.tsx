import { styled } from 'styled-components';
import { Bar } from '../look/controls';
import { hrefOf, usePlace } from '../place';
import { useSite } from '../site/SiteContext';

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  & a {
    padding: 0.25rem 0.625rem;
    border-radius: 8px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    background: var(--mist);
  }
  & a[aria-current='page'] {
    background: var(--brand-tint);
  }
`;

const SCREENS = [
  { screen: 'start', words: 'Pages' },
  { screen: 'figures', words: 'Figures' },
  { screen: 'pictures', words: 'Pictures' },
] as const;

/** Stands above every list: whose site this is, and the ways to the other lists. */
export function MainBar() {
  const { brand } = useSite();
  const place = usePlace();
  return (
    <Bar>
      <strong>{brand}</strong>
      <Ways aria-label="Lists">
        {SCREENS.map(({ screen, words }) => (
          <a key={screen} href={hrefOf({ screen })} aria-current={place.screen === screen ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </Ways>
    </Bar>
  );
}
