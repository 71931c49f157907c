import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';
import { Photo } from '../../design/photo/Photo';
import type { BlockProps } from '../schemas';

const Groups = styled.ul`
  display: grid;
  gap: var(--space-xl) var(--space-l);
  & > li {
    display: grid;
    gap: 1rem var(--space-l);
    align-content: start;
    max-width: none;
  }
  & img {
    aspect-ratio: 16 / 6;
    margin-block-end: 1rem;
    border-radius: var(--radius-m);
  }
  @container (min-width: 38rem) {
    & img {
      aspect-ratio: 16 / 9;
    }
  }
  @container (38rem <= width < 56rem) {
    & > li {
      grid-template-columns: var(--split);
    }
  }
  @container (min-width: 56rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  @media print {
    & img {
      display: none;
    }
  }
`;

const Row = styled.li`
  position: relative;
  max-width: none;
  padding-block: 0.875rem;
  border-block-start: 1px solid var(--line);
  break-inside: avoid;
  & > h4 {
    padding-inline-end: 2.5rem;
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & > p {
    margin-block-start: 0.25rem;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-s);
  }
  &:hover a {
    color: var(--brand);
  }
  & a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  & a:focus-visible::after {
    outline: 3px solid var(--focus);
  }
  & svg {
    position: absolute;
    inset: 1rem 0 auto auto;
    color: var(--brand);
  }
`;

type Props = Required<Pick<BlockProps<'page-list'>, 'pages' | 'groups'>>;

/** Pages before the first group belong to it; a group whose first page is hidden leaves its pages to the one before. */
function parted({ pages, groups }: Props) {
  const starts = groups
    .map((group) => ({ ...group, at: pages.findIndex(({ route }) => route === group.first) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return starts.map((group, index) => ({
    ...group,
    pages: pages.slice(index === 0 ? 0 : group.at, starts[index + 1]?.at),
  }));
}

/** Pages with what they are, under heading and picture of their group: beside each other where there is room. */
export const GroupedRows = (props: Props) => (
  <Groups>
    {parted(props).map(({ heading, picture, pages }) => (
      <li key={heading}>
        <div>
          {picture && <Photo photo={picture} />}
          <h3>{heading}</h3>
        </div>
        <ul>
          {pages.map(({ route, name, summary }) => (
            <Row key={route}>
              <h4>
                <a href={route}>{name}</a>
              </h4>
              {summary && <p>{summary}</p>}
              <Icon name="arrow" size={24} />
            </Row>
          ))}
        </ul>
      </li>
    ))}
  </Groups>
);
