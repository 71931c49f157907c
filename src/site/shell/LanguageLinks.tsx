import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import type { ResolvedPage } from '../../content/resolve/resolved-page';

/** The page shown in each other language; nothing on a site of one language. */
export const LanguagesContext = createContext<ResolvedPage['languages']>(undefined);

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  & a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 3rem;
    color: var(--ink);
    text-underline-offset: 0.25em;
  }
  &[data-part='header'] a {
    justify-content: center;
    font: 600 1rem/1.1 var(--font-display);
  }
  &[data-part='sheet'] {
    padding: 0 var(--gutter) 1rem;
  }
`;

/** Links to the page shown in each other language of the site. */
export function LanguageLinks({ part }: { part: 'header' | 'sheet' | 'footer' }) {
  const languages = useContext(LanguagesContext);
  return (
    languages && (
      <Links data-part={part} data-print="none">
        {languages.map(({ route, locale, name }) => (
          <a key={locale} href={route} lang={locale} hrefLang={locale}>
            {name}
          </a>
        ))}
      </Links>
    )
  );
}
