// Loads bundled code with what the engine made of it when it ran before: to read three megabytes of it anew takes each
// process and each thread longer than much of what they then do. Plain JavaScript, which runs where it lies, so that
// packages are found from there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';
import { keepIn, keptIn, MADE } from '../cache/kept-bytes.mjs';

/** The exports of a bundled file, `<name>.cjs` in a folder. The engine's compiled code is a file for each entry. */
export function loadCode(folder, name) {
  // A folder of code is named by what is in it, so what was made of it is of the same.
  const file = join(folder, MADE, name);
  const made = read(file);
  const modules = new Map();
  const scripts = new Map();
  let isNew = false;

  const outside = createRequire(import.meta.url);
  const importOutside = (specifier) => import(specifier);
  const load = (chunk) => {
    const known = modules.get(chunk);
    if (known) return known.exports;
    const path = join(folder, chunk);
    const text = `(function(exports,require,module,__filename,importOutside){${readFileSync(path, 'utf8')}\n})`;
    const script = new Script(text, { filename: path, cachedData: made.get(chunk) });
    if (script.cachedDataRejected !== false) isNew = true;
    scripts.set(chunk, script);
    const module = { exports: {} };
    modules.set(chunk, module);
    const require = (specifier) => (specifier.startsWith('./') ? load(specifier.slice(2)) : outside(specifier));
    script.runInThisContext()(module.exports, require, module, path, importOutside);
    return module.exports;
  };

  // At exit the compiled code covers everything that this process ran.
  process.once('exit', () => {
    if (isNew) write(file, new Map([...scripts].map(([chunk, script]) => [chunk, script.createCachedData()])));
  });
  return load(`${name}.cjs`);
}

/** Nothing of what is damaged: the engine trusts it. */
function read(file) {
  try {
    const bytes = keptIn(file);
    if (bytes) return deserialize(bytes);
  } catch {
    // It is made anew.
  }
  return new Map();
}

function write(file, made) {
  try {
    keepIn(file, serialize(made));
  } catch {
    // The next process reads the code as it is.
  }
}
