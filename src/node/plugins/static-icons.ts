import { createRequire } from 'node:module';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { engine } from '../paths.ts';
import type { Shape } from '../../design/drawings/line-icon.ts';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/;

/**
 * Puts the shapes of each icon in the place of its import, so that built code has nothing of lucide and its pages no
 * names of its classes. The development server's browser goes on with the library.
 */
export function staticIcons(): Plugin {
  const drawer = JSON.stringify(normalizePath(join(engine, 'src/design/drawings/line-icon.ts')));
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
      const shapes = shapesOf(icons.map(([name]) => name!));
      const drawn = icons.map(
        ([name, local = name], index) =>
          `const ${local} = lineIcon(${shapes[index]!.map((shape) => JSON.stringify(shape)).join()});`,
      );
      return { code: code.replace(IMPORT, () => `import { lineIcon } from ${drawer}; ${drawn.join(' ')}`), map: null };
    },
  };
}

/** What a component of lucide gives to the one that draws every icon. */
interface Drawn {
  props: { icon?: { node: [tag: string, attributes: Record<string, string>][] } };
}
type Lucide = Record<string, { render(props: object, ref: null): Drawn }>;

/** The shapes that components of lucide draw. By `require` and here, because not every run draws icons. */
function shapesOf(names: string[]): Shape[][] {
  const lucide = createRequire(join(engine, 'package.json'))('lucide-react') as Lucide;
  return names.map((name) => {
    const { icon } = lucide[name]!.render({}, null).props;
    if (!icon) throw new Error(`lucide draws nothing for ${name}.`);
    return icon.node.map(([tag, ofReact]): Shape => {
      const { key: _, ...attributes } = ofReact;
      const { d, ...others } = attributes;
      return tag === 'path' && d && Object.keys(others).length === 0 ? d : [tag, attributes];
    });
  });
}
