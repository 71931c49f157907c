import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { presentChromium } from '../../chromium';
import { engine } from '../../paths';

/** A file of the page by its address; nothing for one that is not there. */
type FileAt = (address: string) => Promise<string | Uint8Array | undefined>;

/** Nobody is there: the browser asks for its files here, and for nothing from anywhere else. */
const ORIGIN = 'http://site.invalid';
const HEIGHT = 800;
/** A longer page is cut off below this height. */
const MOST_HEIGHT = 6000;

/** A page as a PNG, drawn without scripts and without a network; nothing where no browser is found. */
export async function pictureOf(
  fileAt: FileAt,
  { width, theme }: { width: number; theme: 'light' | 'dark' },
): Promise<Uint8Array | undefined> {
  const found = await presentChromium();
  if (!found) return undefined;
  const browser = await found.chromium.launch(found.options);
  try {
    const viewport = { width, height: HEIGHT };
    const context = await browser.newContext({ viewport, colorScheme: theme, javaScriptEnabled: false });
    await context.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const isPublic = /^\/(?:fonts|assets\/skylines)\/[\w.-]+$/.test(pathname);
      const body =
        origin !== ORIGIN
          ? undefined
          : await (isPublic ? readFile(join(engine, 'src/site/public', pathname)) : fileAt(pathname)).catch(
              () => undefined,
            );
      if (body === undefined) return route.abort();
      const contentType = pathname === '/' ? 'text/html; charset=utf-8' : undefined;
      return route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
    });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/`);
    const height = await page.locator('#root').evaluate((element) => element.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, HEIGHT), MOST_HEIGHT) };
    return await page.screenshot({ fullPage: true, clip });
  } finally {
    await browser.close();
  }
}
