import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright';
import type { BrowserType, LaunchOptions } from 'playwright';

/**
 * Playwright's own list, which a second `--disable-features` replaces, and the suggestions under the address bar: they
 * are two pages of their own behind each window, and take as much of the processor as the page that is looked at.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags that keep a test browser quiet: no sandbox for containers, no request of its own. */
const ARGS = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A headless shell is a browser without what draws its windows: tests take a third less of the processor in it. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** How to install a browser: each is tried until one can be launched. */
const INSTALLERS: [command: string, ...args: string[]][] = [
  ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
  ...(process.platform === 'linux' && process.getuid?.() === 0
    ? ([
        ['apt-get', 'update', '-q'],
        ['apt-get', 'install', '-y', '-q', 'chromium-headless-shell'],
        ['apt-get', 'install', '-y', '-q', 'chromium'],
      ] as [string, ...string[]][])
    : []),
];

/** No browser could be found or installed; the message says what to do. */
export class NoChromium extends Error {}

/** By `require`: the runner of a command is closed by the time this runs, and takes no `import()` any more. */
function browserType(): BrowserType | undefined {
  try {
    return (createRequire(import.meta.url)('playwright') as typeof Playwright).chromium;
  } catch {
    return undefined;
  }
}

async function launches(chromium: BrowserType, options: LaunchOptions): Promise<boolean> {
  try {
    await (await chromium.launch(options)).close();
    return true;
  } catch {
    return false;
  }
}

/** A Chromium of this computer that really starts; nothing where there is none, or no `playwright`. */
export async function presentChromium(): Promise<{ chromium: BrowserType; options: LaunchOptions } | undefined> {
  const chromium = browserType();
  if (!chromium) return undefined;
  const installed = [chromium.executablePath(), ...SYSTEM_BROWSERS].filter((path) => existsSync(path));
  const chosen = process.env.CHROMIUM_PATH;
  // Without a path Playwright starts its own headless shell.
  for (const executablePath of [...(chosen ? [chosen] : []), undefined, ...installed]) {
    const options = { ...(executablePath && { executablePath }), args: ARGS };
    if (await launches(chromium, options)) return { chromium, options };
  }
  return undefined;
}

/** Launch options of a Chromium that really starts. Installs one where there is none; throws `NoChromium`. */
export async function findChromium(): Promise<LaunchOptions> {
  const ready = await presentChromium();
  if (ready) return ready.options;
  for (const [command, ...args] of INSTALLERS) {
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const installed = await presentChromium();
    if (installed) return installed.options;
  }
  throw new NoChromium(
    'The browser tests need Chromium or Chrome. Install one (on Debian or Ubuntu: "sudo apt-get install ' +
      'chromium"), or set CHROMIUM_PATH to it, and run the same command again.',
  );
}
