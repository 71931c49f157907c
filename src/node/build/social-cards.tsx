import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Font } from 'satori';
import { openingOf } from '../../blocks/schemas';
import { socialCardAddress } from '../../content/head';
import type { ResolvedPage } from '../../content/resolve';
import type { ResolvedShell } from '../../content/shell';
import type { Drawing } from '../../design/drawing';
import { drawingText } from '../../design/drawing-text';
import { FACE } from '../../design/face';
import type { Ground } from '../../design/ground';
import type { Theme } from '../../design/palette';
import { project } from '../../design/project';
import type { Coordinates } from '../../design/project';
import { workFolder } from '../paths';

/** The size that social networks ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };
const CACHE = join(workFolder, 'social-cards');
/** Part of the cache key: raise it when the drawing changes. */
const DRAWING = 1;

type Card = { heading: string; eyebrow?: string; pin?: Coordinates; shell: ResolvedShell; theme: Theme };

/** A 1200×630 PNG for each page, from its own heading. Cards that did not change come from the cache. */
export class SocialCards {
  readonly #shell: ResolvedShell;
  readonly #theme: Theme;

  constructor({ shell, theme }: { shell: ResolvedShell; theme: Theme }) {
    this.#shell = shell;
    this.#theme = theme;
  }

  /** The card of a page, and the file that it belongs into. */
  async of(page: ResolvedPage): Promise<{ file: string; png: Uint8Array }> {
    const opening = openingOf(page.blocks);
    const pin = opening?.picture?.show === 'map' ? opening.picture.pin : undefined;
    const png = await cachedCard({
      heading: opening?.heading ?? page.name,
      eyebrow: opening?.eyebrow,
      pin,
      shell: this.#shell,
      theme: this.#theme,
    });
    return { file: socialCardAddress(page.route).slice(1), png };
  }
}

async function cachedCard(card: Card): Promise<Uint8Array> {
  const { brand, mark, phone, hours } = card.shell;
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        DRAWING,
        card.heading,
        card.eyebrow,
        card.pin,
        brand,
        mark,
        phone.display,
        hours,
        card.theme,
        card.shell.ground,
      ]),
    )
    .digest('hex')
    .slice(0, 24);
  const file = join(CACHE, `${key}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = new Resvg(await cardSvg(card)).render().asPng();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return png;
}

const require = createRequire(import.meta.url);
/** The parts of the face, as Fontsource cuts it: of letters that are not in the first, the next is asked. */
const LETTERS = ['latin', 'latin-ext'];
let loadedFonts: Promise<Font[]> | undefined;

function fonts(): Promise<Font[]> {
  const files = ([600, 700] as const).flatMap((weight) => LETTERS.map((letters) => ({ weight, letters })));
  loadedFonts ??= Promise.all(
    files.map(async ({ weight, letters }) => ({
      name: letters,
      weight,
      data: await readFile(require.resolve(`@fontsource/${FACE.id}/files/${FACE.id}-${letters}-${weight}-normal.woff`)),
    })),
  );
  return loadedFonts;
}

/** One card as SVG; `cachedCard` makes the picture of it. */
export async function cardSvg({
  heading,
  eyebrow,
  pin,
  shell: { brand, mark, phone, hours, ground },
  theme,
}: Card): Promise<string> {
  const svg = await satori(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        padding: 72,
        background: theme.band,
        color: theme['on-band'],
        fontFamily: LETTERS.join(),
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40, fontWeight: 700 }}>
        {mark && <div style={{ width: 88, height: 88 }} />}
        <div style={{ display: 'flex' }}>
          {brand.first} <span style={{ marginLeft: 12, color: theme['brand-bright'] }}>{brand.second}</span>
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        {eyebrow && <div style={{ fontSize: 32, fontWeight: 600, color: theme['on-band-muted'] }}>{eyebrow}</div>}
        <div
          style={{
            fontSize: heading.length > 40 ? 72 : 92,
            fontWeight: 700,
            lineHeight: 1.05,
            maxWidth: 1040,
            textWrap: 'balance',
          }}
        >
          {heading}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 32 }}>
        <div
          style={{
            display: 'flex',
            padding: '18px 36px',
            borderRadius: 20,
            background: theme['call-fill'],
            color: theme['on-call'],
            fontSize: 48,
            fontWeight: 700,
          }}
        >
          {phone.display}
        </div>
        <div style={{ fontSize: 32, fontWeight: 600, color: theme['on-band-muted'] }}>{hours}</div>
      </div>
    </div>,
    { ...SIZE, fonts: await fonts() },
  );
  return svg.replace('</svg>', `${mark ? markSvg(mark, theme) : ''}${ground ? mapSvg(ground, theme, pin) : ''}</svg>`);
}

/* What the layout engine can't draw: the mark in its corner, and the region behind the words with the page's pin. */

const markSvg = (mark: Drawing, theme: Theme) =>
  `<svg x="72" y="72" width="88" height="88" viewBox="${mark.viewBox}">` +
  `${drawingText(mark, { ink: theme['on-band'], accent: theme['brand-bright'] })}</svg>`;

function mapSvg({ centre, whole, outline, waters }: Ground, theme: Theme, pin: Coordinates | undefined): string {
  const scale = Math.min(360 / whole.width, 280 / whole.height);
  const wide = (pixels: number) => (pixels / scale).toFixed(3);
  const at = pin && project(pin, centre);
  const dot = at
    ? `<circle cx="${at.x}" cy="${at.y}" r="${wide(9.7)}" fill="${theme['call-fill']}" stroke="${theme['on-band']}" stroke-width="${wide(3.4)}"/>`
    : '';
  const lines = waters.map(
    ({ path }) =>
      `<path d="${path}" stroke="${theme['brand-bright']}" stroke-opacity=".6" stroke-width="${wide(5.1)}"/>`,
  );
  return `
    <g transform="translate(790 16) scale(${scale}) translate(${-whole.x} ${-whole.y})" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d="${outline}" stroke="${theme['band-line']}" stroke-width="${wide(2.9)}"/>
      ${lines.join('')}${dot}
    </g>`;
}
