import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { DistrictList } from '../../design/finder/DistrictList';
import { GroundContext } from '../../design/map/ground';
import { RegionMap } from '../../design/map/RegionMap';
import { PhoneFold } from '../../design/PhoneFold';
import { Pager } from '../../design/Pager';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Layout = styled.div`
  display: grid;
  gap: var(--space-l);
  @container (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-parts='whole'] {
      column-gap: var(--space-xl);
    }
  }
`;

const Maps = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1.25rem;
  align-content: start;
  @media (min-width: 60em) {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1.5rem);
    align-self: start;
  }
  & > svg + svg {
    border: 2px solid var(--brand);
    border-radius: var(--radius-s);
  }
  @media print {
    display: none;
  }
`;

const List = styled.div`
  columns: 2 14rem;
  column-gap: 2rem;
  & li {
    max-width: none;
    break-inside: avoid;
    border-block-start: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75rem;
    padding-block: 0.5rem;
    line-height: 1.3;
    text-decoration: none;
  }
  & a > span {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--edge);
  }
  & a:hover > span {
    text-decoration-color: currentColor;
  }
  & strong {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small {
    grid-column: 1 / -1;
    color: var(--muted);
    font-weight: 400;
  }
`;

/** Of a long list so many rows stand on a phone before it is asked for. */
const FIRST = 8;

/** Degrees to four decimals, as the area page itself writes them: 51.4951, -0.1320. */
const written = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

/** The map of the region, its inset at a larger scale, and the same pages as a list. */
export function MapBlock({ id, heading, intro, parts, pages, perPage, others }: BlockProps<'map'>) {
  const words = useWords();
  const name = useId();
  const hasInset = useContext(GroundContext)?.inset !== undefined;
  const first = pages.length > 2 * FIRST ? FIRST : undefined;
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      <Layout data-parts={parts}>
        <Maps>
          <RegionMap part="beside-inset" pages={pages} />
          {parts === 'both' && hasInset && <RegionMap part="inset" pages={pages} />}
        </Maps>
        <List>
          <Rows pages={pages.slice(0, first)} />
          {first && (
            <PhoneFold label={say(words.showAll, { count: pages.length })} about={heading}>
              <Rows pages={pages.slice(first)} />
            </PhoneFold>
          )}
        </List>
      </Layout>
      <Pager paging={perPage} name={name} />
      {others && <DistrictList {...others} />}
    </Section>
  );
}

function Rows({ pages }: Pick<BlockProps<'map'>, 'pages'>) {
  const words = useWords();
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.route}>
          <a href={page.route}>
            <span>
              {page.name} {page.code}
            </span>
            {page.responseMinutes !== undefined && (
              <strong>{say(words.minutes, { count: page.responseMinutes })}</strong>
            )}
            {page.coordinates && <small>{written(page.coordinates)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
