import { styled } from 'styled-components';
import { Fold } from '../Fold';
import { useWords } from '../words';
import { calledBy, ownPageOf, pagesOf } from './districts';
import type { Districts } from './districts';

const List = styled.ul`
  width: 100%;
  columns: 3 16rem;
  font-size: var(--step--1);
  & > li {
    max-width: none;
    padding-block: 0.375rem;
    break-inside: avoid;
  }
  & b {
    color: var(--ink);
  }
`;

/** A list of more is too long to read; whoever types a code finds all of them. */
const MOST_LISTED = 400;

type Props = { id?: string; heading: string; districts: Districts };

/** Every district with the page that it leads to, and how soon somebody is there, which needs no scripts. */
export function DistrictList({ id, heading, districts }: Props) {
  const { minuteUnit } = useWords();
  const { length } = districts.districts;
  return (
    <Fold id={id} heading={heading}>
      <List>
        {districts.districts.slice(0, MOST_LISTED).map((district, index) => {
          const [page] = pagesOf(district, districts);
          const minutes = ownPageOf(district, districts)?.responseMinutes;
          return (
            <li key={index}>
              <b>{district.code}</b> {district.name}
              {' → '}
              {page && <a href={page.route}>{calledBy(page)}</a>}
              {minutes !== undefined && ` · ${minutes} ${minuteUnit}`}
            </li>
          );
        })}
      </List>
      {length > MOST_LISTED && <p>{`${MOST_LISTED} / ${length}`}</p>}
    </Fold>
  );
}
