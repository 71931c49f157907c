import { Activity, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ResolvedAction } from '../../blocks/resolved';
import { afterPaint } from '../after-paint';
import { Banner } from './Banner';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import type { ResolvedShell } from '../../content/resolve/shell';
import { LanguagesContext } from './LanguageLinks';
import { ShellPartsContext } from './ShellParts';
import { useWords } from '../../design/words';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  @media print {
    display: block;
    min-height: 0;
  }
`;

const Skip = styled.a`
  position: fixed;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 40;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-s);
  background: var(--ink);
  color: var(--ground);
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  min-width: 0;
`;

type Props = {
  shell: ResolvedShell;
  /** The route of the page shown. */
  route: string;
  languages?: ResolvedPage['languages'];
  banner?: { text: string; action?: ResolvedAction | undefined } | undefined;
  children: ReactNode;
};

/** Everything that stands around a page. */
export function Shell({ shell, route, languages, banner, children }: Props) {
  const { Header, Footer, CallBar } = useContext(ShellPartsContext);
  const painted = usePainted(route);
  return (
    <LanguagesContext value={languages}>
      <Frame>
        <Skip href="#main">{useWords().skip}</Skip>
        {banner && <Banner {...banner} />}
        <Header shell={shell} route={painted} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        <Activity>
          <Footer shell={shell} route={painted} />
        </Activity>
        <CallBar shell={shell} route={route} />
      </Frame>
    </LanguagesContext>
  );
}

/** The current route, but only after it is painted: marking it among three hundred links can wait. */
function usePainted(route: string): string {
  const [painted, setPainted] = useState(route);
  useEffect(() => {
    if (route !== painted) afterPaint(() => startTransition(() => setPainted(route)));
  }, [route, painted]);
  return painted;
}
