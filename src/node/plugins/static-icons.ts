import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engine } from '../paths.ts';
import { pathOf } from './icon-path.ts';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/;

/**
 * Puts the lines of each icon in the place of its import, so that built code has nothing of lucide and its pages no
 * names of its classes. The development server's browser goes on with the library.
 */
export function staticIcons(): Plugin {
  return {
    name: 'static-icons',
    enforce: 'pre',
    applyToEnvironment: ({ config: { consumer, command } }) => consumer === 'server' || command === 'build',
    transform(code, id) {
      const found = id.split('?')[0]!.endsWith('/src/design/drawings/Icon.tsx') && IMPORT.exec(code);
      if (!found) return null;
      const icons = found[1]!
        .split(',')
        .map((each) => each.trim().split(' as '))
        .filter(([name]) => name);
      const paths = pathsOf(icons.map(([name]) => name!));
      const drawn = icons.map(
        ([name, local = name], index) => `const ${local} = lineIcon(${JSON.stringify(paths[index])});`,
      );
      return { code: code.replace(IMPORT, () => drawn.join(' ')), map: null };
    },
  };
}

/** The argument of lucide's component that draws every icon. */
interface Drawn {
  props: { icon?: { node: [tag: string, attributes: Record<string, string>][] } };
}
type Lucide = Record<string, { render(props: object, ref: null): Drawn }>;

/** The drawings of lucide's icons, each as one path. By `require` and here, because not every run draws icons. */
function pathsOf(names: string[]): string[] {
  const lucide = createRequire(join(engine, 'package.json'))('lucide-react') as Lucide;
  return names.map((name) => {
    const { icon } = lucide[name]!.render({}, null).props;
    if (!icon) throw new Error(`lucide draws nothing for ${name}.`);
    return icon.node.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
  });
}
