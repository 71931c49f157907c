import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { presentChromium } from '../../chromium';
import { root } from '../../paths';

interface Window {
  /** In pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** The file of a photograph at an address. */
  photo: (address: string) => Promise<Uint8Array | undefined>;
}

/** Nobody is there: the browser asks for its files here, and for nothing from anywhere else. */
const ORIGIN = 'http://site.invalid';
const HEIGHT = 800;
/** Of a longer page the beginning is shown. */
const MOST_HEIGHT = 6000;

/** A page as a PNG, drawn without scripts and without a network; nothing where no browser is found. */
export async function pictureOf(html: string, { width, theme, photo }: Window): Promise<Uint8Array | undefined> {
  const found = await presentChromium();
  if (!found) return undefined;
  const browser = await found.chromium.launch(found.options);
  try {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      colorScheme: theme,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    await context.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const body = origin === ORIGIN ? await fileAt(pathname, { html, photo }) : undefined;
      if (body === undefined) return route.abort();
      return route.fulfill({ body, ...(pathname === '/' && { contentType: 'text/html; charset=utf-8' }) });
    });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/`);
    const height = await page.locator('#root').evaluate((element) => element.scrollHeight);
    return await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, HEIGHT), MOST_HEIGHT) },
    });
  } finally {
    await browser.close();
  }
}

async function fileAt(
  pathname: string,
  { html, photo }: { html: string } & Pick<Window, 'photo'>,
): Promise<Buffer | string | undefined> {
  if (pathname === '/') return html;
  if (/^\/fonts\/[\w.-]+$/.test(pathname))
    return readFile(join(root, 'src/site/public', pathname)).catch(() => undefined);
  const bytes = await photo(pathname);
  return bytes && Buffer.from(bytes);
}
