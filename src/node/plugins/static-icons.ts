import { join } from 'node:path';
import { createElement } from 'react';
import type { ElementType } from 'react';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { pathOf } from './icon-path.ts';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/;

/**
 * Puts the lines of each icon in the place of its import, so that built code has nothing of lucide and its pages no
 * names of its classes. The development server's browser goes on with the library.
 */
export function staticIcons(): Plugin {
  const drawer = JSON.stringify(normalizePath(join(process.cwd(), 'src/design/drawings/line-icon.ts')));
  return {
    name: 'static-icons',
    enforce: 'pre',
    applyToEnvironment: ({ config: { consumer, command } }) => consumer === 'server' || command === 'build',
    async transform(code, id) {
      const found = id.split('?')[0]!.endsWith('/src/design/drawings/Icon.tsx') && IMPORT.exec(code);
      if (!found) return null;
      const icons = found[1]!
        .split(',')
        .map((each) => each.trim().split(' as '))
        .filter(([name]) => name);
      const paths = await pathsOf(icons.map(([name]) => name!));
      const drawn = icons.map(
        ([name, local = name], index) => `const ${local} = lineIcon(${JSON.stringify(paths[index])});`,
      );
      return { code: code.replace(IMPORT, () => `import { lineIcon } from ${drawer}; ${drawn.join(' ')}`), map: null };
    },
  };
}

/** What components of lucide draw, each as one path. Loaded here: not every run draws icons. */
async function pathsOf(names: string[]): Promise<string[]> {
  const [lucide, { renderToStaticMarkup }, { parseDocument }] = await Promise.all([
    import('lucide-react') as Promise<object> as Promise<Record<string, ElementType>>,
    import('react-dom/server'),
    import('htmlparser2'),
  ]);
  return names.map((name) => {
    const [svg] = parseDocument(renderToStaticMarkup(createElement(lucide[name]!)), { xmlMode: true }).children;
    if (svg?.type !== 'tag') throw new Error(`lucide draws nothing for ${name}.`);
    return svg.children.map((shape) => (shape.type === 'tag' ? pathOf(shape.name, shape.attribs) : '')).join('');
  });
}
