import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;
/** The error boundary of data routers, which no page has, is all that has a `contextType`. */
const NAMES = /^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm;
const CALLS = /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** Words for developers, which stand in their console. */
const WARNED = /^( +)(warning|warnOnce|warningOnce)\(/gm;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Leaves out of the visitor's router what no page uses. The package offers its development build only, whose names for
 * developers' tools keep forms, fetchers and scroll restoration in the bundle: the bundler must take each for an
 * effect. A router that looks otherwise is left as it is, and the budget of the scripts tells.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0]!)) return null;
      return {
        code: code
          .replace(NAMES, '')
          .replace(CALLS, 'var $1 = /* @__PURE__ */ $2')
          .replace(WARNED, '$1/* @__PURE__ */ $2(')
          .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      };
    },
  };
}
