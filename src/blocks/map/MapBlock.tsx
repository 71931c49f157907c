import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { DistrictList } from '../../design/finder/DistrictList';
import { GroundContext } from '../../design/map/ground';
import { RegionMap, TimeDot } from '../../design/map/RegionMap';
import { PhoneFold } from '../../design/PhoneFold';
import { Pager } from '../../design/Pager';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Layout = styled.div`
  display: grid;
  gap: var(--space-l);
  @container (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & ~ details {
    margin-block-start: var(--space-l);
  }
`;

const Maps = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1.25rem;
  align-content: start;
  & > svg {
    border-radius: var(--radius-m);
    background: var(--mist);
  }
  @container (min-width: 44rem) {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1.5rem);
    align-self: start;
  }
  @media print {
    display: none;
  }
`;

const List = styled.div`
  container-type: inline-size;
  & ~ details {
    margin-block-start: var(--space-m);
    border-block-start: 1px solid var(--edge);
  }
  columns: 14rem;
  column-gap: 2rem;
  & li {
    max-width: none;
  }
  & li,
  & div:not(:has(li:nth-child(9))) {
    break-inside: avoid;
  }
  & h3 {
    padding-block: 0.75rem 0.25rem;
    break-after: avoid;
    font-size: var(--step-1);
  }
  & a {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0 0.5rem;
    align-items: baseline;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--line);
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
  }
  & small {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

/** A phone shows this many rows of a long list before it is asked for more. */
const FIRST = 8;

/** Degrees to four decimals, as the area page itself writes them: 51.4951, -0.1320. */
const written = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

/** The map of the region, its inset at a larger scale, and the same pages as a list. */
export function MapBlock({ id, heading, intro, parts, pages, perPage, more, others }: BlockProps<'map'>) {
  const words = useWords();
  const name = useId();
  const hasInset = !!useContext(GroundContext)?.inset;
  const runs = runsOf(pages);
  const first = pages.length > 2 * FIRST ? runsOfFirst(runs) : runs.length;
  const list = (
    <List>
      <Rows runs={runs.slice(0, first)} />
      {first < runs.length && (
        <PhoneFold label={more ?? say(words.showAll, { count: pages.length })} about={heading}>
          <Rows runs={runs.slice(first)} />
        </PhoneFold>
      )}
    </List>
  );
  return (
    <Section id={id} labelledBy={name} rhythm={parts === 'none' ? 'text' : undefined}>
      <SectionHead id={name} heading={heading} intro={intro} />
      {parts === 'none' ? (
        list
      ) : (
        <Layout>
          <Maps>
            <RegionMap part="pages" pages={pages} framed={parts === 'both' && hasInset} />
            {parts === 'both' && hasInset && <RegionMap part="inset" pages={pages} framed={false} />}
          </Maps>
          {list}
        </Layout>
      )}
      <Pager paging={perPage} name={name} />
      {others && <DistrictList {...others} />}
    </Section>
  );
}

type Pages = BlockProps<'map'>['pages'];

/** The pages of one group after the other; those without one in runs of what a phone shows. */
function runsOf(pages: Pages): Pages[] {
  const runs: Pages[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[0]!.group === page.group && (page.group || last.length < FIRST)) last.push(page);
    else runs.push([page]);
  }
  return runs;
}

/** How many runs it takes for the rows that a phone shows: none is cut. */
function runsOfFirst(runs: readonly Pages[]): number {
  let rows = 0;
  return runs.findIndex((run) => (rows += run.length) >= FIRST) + 1;
}

/** Pages, each group of them under its name. */
function Rows({ runs }: { runs: readonly Pages[] }) {
  const words = useWords();
  return runs.map((run) => (
    <div key={run[0]!.route}>
      {run[0]!.group && <h3>{run[0]!.group}</h3>}
      <ul>
        {run.map(({ route, name, code, responseMinutes, coordinates }) => (
          <li key={route}>
            <a href={route}>
              <span>
                {name} {code}
              </span>
              {responseMinutes !== undefined && (
                <>
                  <TimeDot minutes={responseMinutes} />
                  <strong>{say(words.minutes, { count: responseMinutes })}</strong>
                </>
              )}
              {coordinates && <small>{written(coordinates)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
