import { styled } from 'styled-components';
import { PhoneFold } from '../../design/PhoneFold';
import { currentPage } from './current';
import type { PageSummary } from '../../blocks/resolved';
import type { ShellColumn } from '../../content/resolve/shell';

const Column = styled.div`
  @media (max-width: 47.99em) {
    border-block-end: 1px solid var(--band-line);
    & > h2 {
      display: none;
    }
    & summary {
      width: auto;
    }
    & ul {
      padding-block-end: 0.5rem;
    }
    & a {
      padding-block: 0.8125rem;
    }
  }
  & > h2 {
    margin-block-end: 0.5rem;
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: 0;
  }
`;

/** A link of the footer. */
export const Choice = styled.a`
  display: block;
  padding-block: 0.25rem;
  color: inherit;
  line-height: 1.3;
  text-decoration-color: transparent;
  &:hover {
    color: var(--ink);
    text-decoration-color: currentColor;
  }
  &[aria-current] {
    color: var(--ink);
  }
  &[data-part='all'] {
    color: var(--ink);
    font-weight: 600;
  }
`;

/** With its code, since names may be shared. */
const nameOf = ({ name, code }: PageSummary) => (code ? `${name} ${code}` : name);

/** Links under a heading, which a phone folds. */
export function FooterColumn({ column, route }: { column: ShellColumn; route: string }) {
  return (
    <Column as="nav" aria-label={column.heading}>
      <h2>{column.heading}</h2>
      <PhoneFold label={column.heading}>
        <ul>
          {column.pages.map((page) => (
            <li key={page.route}>
              <Choice href={page.route} aria-current={currentPage(route, page.route)}>
                {nameOf(page)}
              </Choice>
            </li>
          ))}
          {column.all && (
            <li>
              <Choice data-part="all" href={column.all.to} aria-current={currentPage(route, column.all.to)}>
                {column.all.label}
              </Choice>
            </li>
          )}
        </ul>
      </PhoneFold>
    </Column>
  );
}
