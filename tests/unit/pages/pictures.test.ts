import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { TEXT_PAIRS } from '../../../src/design/theme/contrast';
import { linesOf, plainTextOf, wrapped } from '../../../src/node/cli/schemas/pictures/coloured-text';
import { readmePictures, PICTURES } from '../../../src/node/cli/schemas/pictures/readme-pictures';
import type { ReadmePicture } from '../../../src/node/cli/schemas/pictures/readme-pictures';
import { COLOURS, COLUMNS, terminalPicture } from '../../../src/node/cli/schemas/pictures/terminal-picture';

let pictures: ReadmePicture[];
beforeAll(async () => {
  pictures = await readmePictures(createJsonSchemas());
});

/** The lines that show a picture, in the README and in the office's guide, as if both stood at the root. */
const shownIn = (document: string) =>
  readFileSync(document, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('!['))
    .map((line) => line.replace(/\(\.\.\//, '('));
const [shown, shownToTheOffice] = [shownIn('README.md'), shownIn('pages/README.md')];

describe("the pictures of the README and the office's guide", () => {
  it('[B18] show the very messages that the check prints, and say them to who does not see them', () => {
    for (const { file, svg } of pictures)
      expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), `${file}: run "npm run schemas"`).toBe(svg);
    const drawn = pictures.map(({ alt, file }) => `![${alt}](${file})`);
    expect(shownToTheOffice.filter((line) => line.endsWith('.svg)'))).toEqual(drawn);
    expect(shown.filter((line) => line.endsWith('.svg)') && !drawn.includes(line))).toEqual([]);
  });

  it('[B18] are all there, and each picture of the folder is shown', () => {
    const all = [...shown, ...shownToTheOffice];
    expect(all.filter((line) => !/^!\[[^\]]+\]\(\.github\/pictures\/[\w.-]+\)$/.test(line))).toEqual([]);
    const files = new Set(all.map((line) => basename(line.slice(line.indexOf('](') + 2, -1))));
    const drawn = readdirSync(PICTURES).filter((file) => !file.endsWith('.json'));
    expect([...files].sort()).toEqual(drawn.sort());
  });

  it('[B18] are XML that needs nothing from outside, in light and in dark', () => {
    for (const { file, svg } of pictures) {
      using document = XmlDocument.fromString(svg);
      expect(document.root.attrs.find(({ name }) => name === 'role')?.value, file).toBe('img');
      expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(
        /https?:|href|url\(|@import|<script|<image/,
      );
      expect(svg, file).toContain('@media (prefers-color-scheme:dark)');
      const rows = document.find('//s:text', { s: 'http://www.w3.org/2000/svg' }).map(({ content }) => content);
      expect(
        rows.filter((row) => row.length > COLUMNS),
        file,
      ).toEqual([]);
    }
  });
});

it('[B18] write every line of a terminal as text, in its colours', () => {
  const output = '\u001b[1mpages/a.json:1:1\u001b[22m  \u001b[31mcode\u001b[39m\n\n  Write <b> & "c".';
  const svg = terminalPicture({ command: 'npm run check', output, title: 'A title' });
  using document = XmlDocument.fromString(svg);
  const read = (name: string) =>
    document.find(`//s:${name}`, { s: 'http://www.w3.org/2000/svg' }).map(({ content }) => content);
  expect(read('text')).toEqual(['npm run check', 'pages/a.json:1:1  code', '  Write <b> & "c".']);
  expect(read('desc')).toEqual(['pages/a.json:1:1  code\n\n  Write <b> & "c".']);
  expect(svg).toContain('<tspan class="bold">pages/a.json:1:1</tspan>  <tspan class="red">code</tspan>');
});

it('[B18] break a long line between words, and lose none', () => {
  const line = linesOf(`  \u001b[1mFix\u001b[22m  ${'Write this. '.repeat(20).trim()}`)[0]!;
  const rows = wrapped(line, COLUMNS).map(plainTextOf);
  expect(rows.map((row) => row.slice(0, 12))).toEqual(['  Fix  Write', '       this.', '       Write']);
  expect(rows.join(' ').split(/ +/)).toEqual(plainTextOf(line).split(/ +/));
  expect(wrapped([{ text: 'x'.repeat(300), paint: 'red' }], COLUMNS)).toHaveLength(1);
});

it('[B18] set words only in colours that are held to 4.5:1 on their ground', () => {
  const held = TEXT_PAIRS.filter(([, ground]) => ground === 'paper').map(([text]) => text);
  expect(Object.values(COLOURS).filter((colour) => !held.includes(colour))).toEqual([]);
});
