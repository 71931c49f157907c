import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { freePort } from '../fixtures/free-port';
import { isFull } from '../sample';
import { DESKTOP, openPage, PHONE, standingPage } from './browser';

export interface Editor {
  /** The folder of a copy of the site, which the editor writes to. */
  folder: string;
  origin: string;
  /** The file that each test begins with, as it was at first. */
  original: string;
  /** Opens a page of the editor in a browser that knows nothing of it, which is let in by a start link. */
  open(place?: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same, and waits until the whole site is checked. */
  openChecked(place?: string, options?: BrowserContextOptions): Promise<Page>;
  /**
   * The same in a page that stays open, which is loaded anew only where a file was written since: it shows a place of
   * the site as if nobody had written there before. For tests that leave the page open.
   */
  openAgain(place: string, options?: BrowserContextOptions): Promise<Page>;
  /** The next `openAgain()` loads its page anew. */
  renew(): void;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The windows in which the office works. */
export const WINDOWS = { phone: PHONE, tablet: { width: 1024, height: 768 }, desk: { width: 1440, height: 900 } };

/** How long several editors take to start, or a long way through one, on a busy machine. */
export const SLOW_MS = isFull ? 1_200_000 : 240_000;

/**
 * One editor for all tests of a file, on the folder that is made here; it can be used when the tests begin. Each test
 * begins with `restored`, a file of the site, as it was at first.
 */
export function editorFor({
  makeFolder = copyOfSite,
  restored,
}: { makeFolder?: () => string | Promise<string>; restored?: string } = {}): Editor {
  const editor = {} as Editor; // Filled before the first test.
  beforeAll(async () => {
    Object.assign(editor, await startEditor(await makeFolder()));
    if (restored !== undefined) editor.original = editor.read(restored);
  }, SLOW_MS);
  afterAll(() => editor.stop());
  beforeEach(() => {
    if (restored !== undefined && editor.read(restored) !== editor.original) editor.write(restored, editor.original);
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') editor.renew();
  });
  return editor;
}

/** The control of a field, by the pointer to it. */
export const field = (page: Page, pointer: string): Locator => page.locator(`[id="field${pointer}"]`);
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe');
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Starts `npm run edit` on a copy of the site, as a person does. */
export async function startEditor(folder = copyOfSite()): Promise<Editor> {
  const { NODE_ENV: _, PORT: __, ...environment } = process.env;
  const command = ['src/node/run.mjs', 'edit', '--no-open', '--site', folder, '--port', String(await freePort())];
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
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let link = await until(/http\S+\/start\?ticket=\S+(?=\n)/);
  const { origin } = new URL(link);
  const forget = async (page: Page, storageTypes: string) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await session.detach();
  };
  const letIn = async (page: Page, place: string) => {
    await forget(page, 'all');
    await page.goto(link);
    // The next browser needs a link of its own, which the terminal shows when somebody comes without.
    said = '';
    await fetch(origin);
    link = await until(/http\S+\/start\?ticket=\S+(?=\n)/);
    if (place !== '#/') await page.goto(`${origin}/${place}`);
    return page;
  };
  let standing: Page | undefined;
  let isFresh = false;
  const renew = () => {
    isFresh = false;
  };
  const open: Editor['open'] = async (place = '#/', options = {}) => {
    // A tab that has a file open would keep its draft from the others.
    await standing?.goto('about:blank');
    renew();
    return letIn(await openPage('about:blank', options), place);
  };
  const openAgain: Editor['openAgain'] = async (place, { viewport = DESKTOP, ...options } = {}) => {
    const page = await standingPage(options);
    await page.setViewportSize(viewport ?? DESKTOP);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.bringToFront();
    if (standing && isFresh) {
      await standing.goto(`${origin}/#/`);
      await standing.locator('tbody tr').first().waitFor();
      await forget(standing, 'indexeddb,local_storage');
      await standing.goto(`${origin}/${place}`);
    } else {
      standing = await letIn(page, place);
      isFresh = true;
    }
    await checked(standing);
    return standing;
  };
  return {
    folder,
    origin,
    original: '',
    open,
    openChecked: async (place, options) => {
      const page = await open(place, options);
      await checked(page);
      return page;
    },
    openAgain,
    renew,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      renew();
      writeFileSync(join(folder, file), text);
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  // Without what is approved: a test of something else changes words that nobody then approves.
  cpSync('pages', folder, { recursive: true, filter: (file) => !file.endsWith('_approved.txt') });
  return folder;
}

/** A copy in which each area page has the hero of all of them as a block of its own, with its introduction. */
export function copyWithOwnHeroes(folder = copyOfSite()): string {
  const [, hero] = /"blocks": \[\n {4}(.*)\n {2}\]/s.exec(
    readFileSync(join(folder, '_shared/area-hero.json'), 'utf8'),
  )!;
  for (const name of readdirSync(join(folder, 'areas'))) {
    const place = join(folder, 'areas', name);
    const text = readFileSync(place, 'utf8');
    const { intro } = (JSON.parse(text) as { facts: { intro: string } }).facts;
    writeFileSync(
      place,
      text
        .replace(/\n *"intro": .*(?=\n)/, '')
        .replace('{ "type": "shared", "ref": "area-hero" }', () => hero!.replace('{area.intro}', () => intro)),
    );
  }
  return folder;
}

/** A copy in which each file says where its rules really lie: the check has nothing to say of it. */
export function faultlessCopy(): string {
  const folder = copyOfSite();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.json'),
  )) {
    const place = join(folder, file);
    const schemas = relative(dirname(place), 'schemas').replaceAll('\\', '/');
    writeFileSync(place, readFileSync(place, 'utf8').replace(/(?<="\$schema": ")[./]*schemas(?=\/)/, schemas));
  }
  return folder;
}

/** Waits until the check has said of the whole site what it has to say. */
export async function checked(page: Page): Promise<void> {
  // Not at every frame: to lay out the words of a form takes as long as to draw it.
  await page.waitForFunction(
    () => {
      const words = document.body.innerText;
      return words.length > 50 && !/being checked|Checking …/.test(words);
    },
    undefined,
    { polling: 150 },
  );
}

/** Saves what was written, by mouse. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
}

/** Waits until the browser keeps what was written, and these words in it. */
export async function kept(page: Page, words: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => {
      // To open what is not there would make it, and make it otherwise than the editor does.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'editor')) return false;
      return new Promise<boolean>((resolve) => {
        const opened = indexedDB.open('editor');
        opened.addEventListener('success', () => {
          const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
          drafts.addEventListener('success', () => {
            opened.result.close();
            resolve((drafts.result as { text: string }[]).some(({ text }) => text.includes(wanted)));
          });
        });
      });
    }, words);
  await expect.poll(isKept).toBe(true);
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return '';
    const label = active.id && document.querySelector(`label[for="${CSS.escape(active.id)}"]`);
    const words = active.getAttribute('aria-label') ?? (label || active).textContent ?? '';
    return words.replaceAll(/\s+/g, ' ').trim();
  });

/** Goes on with Tab until the name of what has the focus fits. Gives the presses; throws after a round without it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    const now = await focusedName(page);
    if (name.test(now)) return presses + 1;
    passed.push(now);
  }
  throw new Error(`Tab leads nowhere that is called ${name}: ${passed.join(' | ')}`);
}
