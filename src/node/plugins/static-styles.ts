import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { engine } from '../paths.ts';
import { classNames } from './class-names.ts';
import { extractStyles, NotStatic } from './extract-styles.ts';

/**
 * Takes styled-components out of all built code: `styled.a` and its template become a component with a class. On the
 * server each keeps its rules, of which a page carries those that it shows; the visitor's scripts have no CSS at all.
 * The development server's browser goes on with the real library, which a test holds to the same rules.
 */
export function staticStyles(): Plugin {
  const owners = new Map<string, string>();
  const names = classNames();
  const address = (file: string) => JSON.stringify(normalizePath(join(engine, 'src/design/theme', file)));
  return {
    name: 'static-styles',
    enforce: 'pre',
    applyToEnvironment: ({ config: { consumer, command } }) => consumer === 'server' || command === 'build',
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!file.endsWith('.tsx') || file.slice(engine.length).includes('/node_modules/')) return null;
      try {
        const found = extractStyles(file, code, names);
        if (!found) return null;
        const isServer = this.environment.config.consumer === 'server';
        const edits = [{ ...found.library, text: imports(isServer) }];
        for (const frames of found.keyframes) edits.push({ ...frames, text: 'undefined' });
        for (const { id: name, className, target, css, start, end } of found.components) {
          const owner = owners.get(className) ?? `${name} of ${file}`;
          if (owner !== `${name} of ${file}`) this.error(`${name} of ${file} and ${owner} have one class. Rename one.`);
          owners.set(className, owner);
          const rules = isServer ? `ruled('${className}', ${JSON.stringify(css)})` : `'${className}'`;
          edits.push({ start, end, text: `classed(${target}, ${rules})` });
        }
        return { code: edited(code, edits), map: null };
      } catch (error) {
        if (error instanceof NotStatic) this.error(error.message);
        throw error;
      }
    },
  };

  function imports(isServer: boolean): string {
    const client = `import { classed } from ${address('classed.ts')};`;
    return isServer ? `${client} import { ruled } from ${address('rules.ts')};` : client;
  }
}

function edited(code: string, edits: { start: number; end: number; text: string }[]): string {
  let at = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const part = code.slice(at, start) + text;
      at = end;
      return part;
    });
  return parts.join('') + code.slice(at);
}
