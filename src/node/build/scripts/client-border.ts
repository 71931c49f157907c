import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { engine } from '../../paths';

/** Packages that must never reach a visitor's browser: the judges, the tools and the machine. */
const FORBIDDEN_PACKAGES = /^(zod|ajv|jsonc-parser|culori|libphonenumber-js)(\/|$)/;
const FORBIDDEN_FILES = /\.schema\.tsx?$|\/src\/(authoring|check|editor|node|gallery)\//;
/** The part of `content` that the client may import: pure functions that name addresses, without a schema. */
const FORBIDDEN_CONTENT = /\/src\/content\/(?!routes\.ts$)/;

/** Fails the client build when a forbidden module is imported, and names who imports it. */
export function clientBorder(): Plugin {
  return {
    name: 'client-border',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = found?.id.replaceAll('\\', '/') ?? '';
      if (FORBIDDEN_PACKAGES.test(source) || FORBIDDEN_FILES.test(file) || FORBIDDEN_CONTENT.test(file)) {
        this.error(
          `${relative(engine, importer)} brings "${source}" into the visitor's bundle. If only a type is needed, ` +
            'write "import type".',
        );
      }
      return found;
    },
  };
}
