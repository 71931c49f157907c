import type { ReactNode } from 'react';
import { blockComponents } from '../blocks/components';
import type { ResolvedShell } from '../content/resolve/shell';
import { GroundContext } from '../design/map/ground';
import { MarkContext } from '../design/drawings/Mark';
import { WordsContext } from '../design/words';
import { createRegistry, RegistryContext } from '../engine/registry';
import { ShellContext } from './SiteContext';

const registry = createRegistry(blockComponents);

/** The components around the routers of server and browser, so that both give React the same tree. */
export function SiteApp({ shell, children }: { shell: ResolvedShell; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <WordsContext value={shell.words}>
        <MarkContext value={shell.mark}>
          <GroundContext value={shell.ground}>
            <RegistryContext value={registry}>{children}</RegistryContext>
          </GroundContext>
        </MarkContext>
      </WordsContext>
    </ShellContext>
  );
}
