import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { openPage } from './browser';

export interface Editor {
  /** The folder of a copy of the site, which the editor writes to. */
  folder: string;
  origin: string;
  /** Opens a page of the editor in a browser of its own, which is let in by a start link. */
  open(place?: string, options?: BrowserContextOptions): Promise<Page>;
  read(file: string): string;
  write(file: string, text: string): void;
  stop(): Promise<void>;
}

/** Starts `npm run edit` on a copy of the site, as a person does. */
export async function startEditor(): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync('pages', folder, { recursive: true });
  const { NODE_ENV: _, PORT: __, ...environment } = process.env;
  const command = [
    'src/node/run.mjs',
    'edit',
    '--no-open',
    '--site',
    folder,
    '--port',
    String(5400 + (process.pid % 500)),
  ];
  const server = spawn(process.execPath, command, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  server.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const until = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = said.match(pattern)?.[0];
      if (found) return found;
      if (server.exitCode !== null) throw new Error(`The editor ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  let link = await until(/http\S+\/start\?ticket=\S+(?=\n)/);
  const { origin } = new URL(link);
  return {
    folder,
    origin,
    open: async (place = '#/', options = {}) => {
      const page = await openPage(link, options);
      // The next browser needs a link of its own, which the terminal shows when somebody comes without.
      said = '';
      await fetch(origin);
      link = await until(/http\S+\/start\?ticket=\S+(?=\n)/);
      if (place !== '#/') await page.goto(`${origin}/${place}`);
      return page;
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the check has said of the whole site what it has to say. */
export async function checked(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.body.innerText.length > 50 && !/being checked|Checking …/.test(document.body.innerText),
  );
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return '';
    const label = active.id && document.querySelector(`label[for="${CSS.escape(active.id)}"]`);
    const words = active.getAttribute('aria-label') ?? (label || active).textContent ?? '';
    return words.replaceAll(/\s+/g, ' ').trim();
  });

/** Goes on with Tab until the name of what has the focus fits; throws after a round without it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    const now = await focusedName(page);
    if (name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab leads nowhere that is called ${name}: ${passed.join(' | ')}`);
}
