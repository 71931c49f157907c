import { basename } from 'node:path';
import type { Plugin } from 'vite';

const DECLARATION = /\bconst (\w+) = styled(\.\w+|\(\w+\))(?=[.`<(])/g;

/**
 * Gives every styled component the id `<File>-<Const>`, so that the server and the browser agree whatever order
 * modules load in, and two checkouts build the same bytes. Two components with one id are refused.
 */
export function styledIds(): Plugin {
  const owners = new Map<string, string>();
  return {
    name: 'styled-ids',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!file.endsWith('.tsx') || file.includes('/node_modules/')) return null;
      const stem = basename(file, '.tsx');
      const named = code.replace(DECLARATION, (_, name: string, target: string) => {
        const componentId = `${stem}-${name}`;
        const owner = owners.get(componentId) ?? file;
        if (owner !== file)
          this.error(`Two styled components are called ${componentId}: ${owner} and ${file}. Rename one.`);
        owners.set(componentId, file);
        return `const ${name} = styled${target}.withConfig({ componentId: '${componentId}' })`;
      });
      return named === code ? null : { code: named, map: null };
    },
  };
}
