import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  license?: string;
  hasInstallScript?: boolean;
}

/** What may be used: each asks for its notice to be kept; those of weak copyleft are used as they are. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);
/** Licences in words of their own, read by hand: package → licence. */
const READ_BY_HAND: Record<string, string> = {
  // The word list of British English: MIT for the package, and terms like those of BSD for the words.
  'node_modules/dictionary-en-gb': '(MIT AND BSD)',
  'node_modules/woff2sfnt-sfnt2woff/node_modules/pako': '(MIT AND Zlib)',
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

it('[A7] locks every package for every platform, without download addresses', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`]?.version && !packages[`${path}/node_modules/${name}`]?.version,
    ),
  );
  expect(missing).toEqual([]);
  expect(
    Object.entries(packages)
      .filter(([, { resolved }]) => resolved)
      .map(([path]) => path),
  ).toEqual([]);
});

it('[A7] locks only packages under a licence that is allowed by name', () => {
  const others = Object.entries(packages).filter(
    ([path, { license = 'none' }]) =>
      path !== '' && READ_BY_HAND[path] !== license && !license.split(' AND ').every((each) => LICENCES.has(each)),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('[A7] runs no script of a package when it is installed', () => {
  expect(Object.keys(packages).filter((path) => packages[path]!.hasInstallScript)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});
