import { Fragment, useContext, useId } from 'react';
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
  @container (min-width: 64rem) {
    column-gap: var(--space-xl);
    grid-template-columns: var(--split);
  }
`;

const Maps = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1.25rem;
  align-content: start;
  /* Larger, it would push the list out of view. */
  max-width: 28rem;
  @container (min-width: 64rem) {
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
  container-type: inline-size;
  columns: 2 14rem;
  column-gap: 2rem;
  & li {
    max-width: none;
    break-inside: avoid;
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    padding-block: 0.75rem 0.25rem;
    font-size: 1rem;
  }
  & li:has(> h3) {
    break-after: avoid;
    border: 0;
  }
  & a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75rem;
    align-items: baseline;
    padding-block: 0.5rem;
    line-height: 1.3;
    text-decoration: none;
  }
  & a > span {
    font-weight: 600;
    text-decoration: underline;
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
    white-space: nowrap;
  }
  @container (min-width: 42rem) {
    & a {
      grid-template-columns: 1fr auto 3.5rem;
      column-gap: 0.5rem;
    }
    & small {
      grid-area: 1 / 2;
      text-align: end;
    }
  }
`;

/** A phone shows this many rows of a long list before it is asked for more. */
const FIRST = 8;

/** Degrees to four decimals, as the area page itself writes them: 51.4951, -0.1320. */
const written = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

/** The map of the region, its inset at a larger scale, and the same pages as a list. */
export function MapBlock({ id, heading, intro, parts, pages, perPage, others }: BlockProps<'map'>) {
  const words = useWords();
  const name = useId();
  const hasInset = useContext(GroundContext)?.inset !== undefined;
  const first = pages.length > 2 * FIRST ? FIRST : pages.length;
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      <Layout>
        <Maps>
          <RegionMap part="beside-inset" pages={pages} />
          {parts === 'both' && hasInset && <RegionMap part="inset" pages={pages} />}
        </Maps>
        <List>
          <Rows pages={pages} to={first} />
          {first < pages.length && (
            <PhoneFold label={say(words.showAll, { count: pages.length })} about={heading}>
              <Rows pages={pages} from={first} />
            </PhoneFold>
          )}
        </List>
      </Layout>
      <Pager paging={perPage} name={name} />
      {others && <DistrictList {...others} />}
    </Section>
  );
}

type RowsProps = { pages: BlockProps<'map'>['pages']; from?: number; to?: number };

/** Some of the pages, each group of them under its name. */
function Rows({ pages, from = 0, to }: RowsProps) {
  const words = useWords();
  return (
    <ul>
      {pages.slice(from, to).map((page, index) => (
        <Fragment key={page.route}>
          {page.group && page.group !== pages[from + index - 1]?.group && (
            <li>
              <h3>{page.group}</h3>
            </li>
          )}
          <li>
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
        </Fragment>
      ))}
    </ul>
  );
}
