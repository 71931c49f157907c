import type { Plugin } from 'vite';

const MODULE = /\/sonner\/dist\/index\.mjs$/;
const INJECTION = /^__insertCSS\(.*\);?$/gm;

/**
 * Takes the call out of sonner that writes its styles into a `<style>` element at import, which the content security
 * policy refuses. `toaster.tsx` imports the same sheet as a file. A sonner that no longer has exactly one such call
 * stops the build, so that an update cannot bring it back in silence.
 */
export function sonnerCss(): Plugin {
  return {
    name: 'sonner-css',
    enforce: 'pre',
    // In development a dependency that is bundled beforehand would not pass through `transform`.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0]!)) return null;
      const calls = code.match(INJECTION)?.length ?? 0;
      if (calls !== 1)
        this.error(
          `sonner was expected to inject its styles with one call of __insertCSS, and has ${calls}. Look into ` +
            `${id} and adapt the plugin sonner-css.`,
        );
      return { code: code.replace(INJECTION, ''), map: null };
    },
  };
}
