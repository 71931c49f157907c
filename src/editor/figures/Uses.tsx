import { useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { hrefOf } from '../place';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import type { Figure } from './figures';

const List = styled.ul`
  display: grid;
  gap: 0.375rem;
  max-height: 16rem;
  overflow: auto;
  padding-block: 0.375rem;
  & a {
    display: inline-block;
    padding-block: 0.125rem;
  }
`;

/** "58 pages" of a figure. */
export const pagesInWords = ({ pages }: Pick<Figure, 'pages'>): string =>
  pages === 'all' ? 'every page' : counted(pages.length, 'page');

/** On how many pages a figure stands; opened, each place that shows it, with the way there. */
export function Uses({ figure }: { figure: Figure }) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  const { places } = figure;
  if (places.length === 0) return pagesInWords(figure);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`${pagesInWords(figure)} show ${figure.words}`}>{pagesInWords(figure)}</summary>
      {isOpen && (
        <List tabIndex={0} aria-label={`Where ${figure.words} is used`}>
          {places.map(({ file, pointer, text }) => (
            <li key={`${file} ${pointer}`}>
              <a href={hrefOf({ screen: 'edit', path: file, at: pointer })}>
                {nameOf(file, site.document(file)?.value)}
              </a>
              {text && `: ${text}`}
            </li>
          ))}
        </List>
      )}
    </details>
  );
}
