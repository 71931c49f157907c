import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { blockComponents } from '../blocks/components';
import type { Block } from '../blocks/schemas';
import type { Palette } from '../design/theme/palette';
import { Blocks } from '../engine/Blocks';
import { createRegistry, RegistryContext } from '../engine/registry';
import { Drawings } from './Drawings';
import { SegmentedControl } from './SegmentedControl';
import { themesCss } from './themes-css';
import { Toasts } from './Toasts';

const registry = createRegistry(blockComponents);

const Page = styled.div`
  display: grid;
  @media (min-width: 64rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

const Menu = styled.nav`
  padding: 1.25rem;
  border-inline-end: 1px solid var(--line);
  font-size: var(--step--1);
  & li {
    padding-block: 0.125rem;
  }
  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: 0;
    height: 100vh;
    overflow: auto;
  }
`;

const Name = styled.h2`
  padding: 1rem 1.5rem;
  border-block: 1px solid var(--line);
  background: var(--brand-tint);
  font-size: 1.125rem;
  letter-spacing: 0;
  scroll-margin: 0;
`;

const Panel = styled.div`
  background: var(--ground);
  color: var(--text);
  & + & {
    border-block-start: 4px dashed var(--line);
  }
`;

export interface Example {
  type: string;
  name: string;
  block: Block;
}

const LOOKS = ['light', 'dark', 'both'] as const;

/** Every example of every block, the drawings and the toasts, in both themes. Development only. */
export function Gallery({ examples, palette }: { examples: readonly Example[]; palette: Palette }) {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('both');
  const themes = look === 'both' ? ['light', 'dark'] : [look];
  return (
    <MemoryRouter>
      <RegistryContext value={registry}>
        <style>{themesCss(palette)}</style>
        <Page>
          <Menu aria-label="Blocks">
            <SegmentedControl label="Theme" options={LOOKS} value={look} onChange={setLook} />
            <ul>
              <li>
                <a href="#drawings">Drawings</a>
              </li>
              <li>
                <a href="#toasts">Toasts</a>
              </li>
              {examples.map(({ type, name }) => (
                <li key={`${type}/${name}`}>
                  <a href={`#${type}--${name}`}>
                    {type}: {name}
                  </a>
                </li>
              ))}
            </ul>
          </Menu>
          <main>
            <Name id="drawings">Drawings</Name>
            {themes.map((theme) => (
              <Panel key={theme} data-theme={theme}>
                <Drawings />
              </Panel>
            ))}
            <Name id="toasts">Toasts</Name>
            <Toasts />
            {examples.map(({ type, name, block }) => (
              <div key={`${type}/${name}`}>
                <Name id={`${type}--${name}`}>
                  {type}: {name}
                </Name>
                {themes.map((theme) => (
                  <Panel key={theme} data-theme={theme}>
                    <Blocks blocks={[block]} />
                  </Panel>
                ))}
              </div>
            ))}
          </main>
        </Page>
      </RegistryContext>
    </MemoryRouter>
  );
}
