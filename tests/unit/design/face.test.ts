import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FACE } from '../../../src/design/theme/face';

it('[CT9] names the display face in one file, and has its files', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css|mjs)$/.test(file),
  );
  const naming = code.filter((file) =>
    new RegExp(`\\b${FACE.id}\\b`, 'i').test(readFileSync(join('src', file), 'utf8')),
  );
  expect(naming.map((file) => file.replaceAll('\\', '/'))).toEqual(['design/theme/face.ts']);
  const { resolve } = createRequire(import.meta.url);
  expect(existsSync(join('src/site/public', FACE.address))).toBe(true);
  for (const source of [`@fontsource-variable/${FACE.id}/package.json`, `@fontsource/${FACE.id}/package.json`])
    expect(resolve(source)).toBeTruthy();
});
