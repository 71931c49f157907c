import { assistedFiles } from '../../check/approval/assisted';
import { wholeFile } from '../../check/problem';
import { Checker } from '../../check/run/checker';
import type { KeptFile } from '../../check/run/read-file';
import { unsafeLink } from '../../check/files/unsafe-link';
import { compareProblems } from '../../check/problem';
import { RULES } from '../../check/rules';
import type { SiteHead } from '../site/opened-site';
import type { Checked, ToWorker } from './messages';
import { ofBusinessIn, SITE_FILE } from '../../content/files';
import { knownBefore } from './known-before';
import { formerly, spelling } from './spelling';

/* The check of "npm run check", beside the page: it never makes a key wait. */

/** The interval of interim results; longer for many files, or reporting would take longer than checking. */
const TELL_EVERY_MS = 1000;
const MOST_TELLING = 0.1;

let checker: Checker;
let head: SiteHead;
/** The hash of each file on the disk, as far as the page has loaded it. */
let hashes: Map<string, string>;
/** Bytes that are the same stay the same object: by them the checker knows what it has read. */
const files = new Map<string, Uint8Array>();

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('head' in data) return void begin(data).catch(reportError);
  for (const [path, bytes, hash] of data.changed) {
    if (hash !== undefined) hashes.set(path, hash);
    if (bytes) files.set(path, bytes);
    else files.delete(path);
  }
  tell({ ...check(), isWhole: true });
});

const tell = (checked: Checked) => self.postMessage(checked);

/** Tells what single files say as it becomes known, then what the whole site does. */
async function begin(opened: Extract<ToWorker, { head: SiteHead }>): Promise<void> {
  head = opened.head;
  hashes = new Map(head.files.map(({ path, hash }) => [path, hash]));
  checker = new Checker(new Map(head.schemas), RULES);
  for (const [path, bytes] of opened.files) files.set(path, bytes);
  const kept = new Map<string, KeptFile>();
  let tellAt = performance.now() + TELL_EVERY_MS;
  const tellSoFar = () => {
    const started = performance.now();
    const hashed = [...ofBusinessIn(files).keys(), ...kept.keys()].map((path) => [path, files.get(path)!] as const);
    tell({ problems: checker.checkAlone(new Map(hashed), settingOf(head), { kept }), isWhole: false });
    const now = performance.now();
    tellAt = now + Math.max(TELL_EVERY_MS, (now - started) / MOST_TELLING);
  };
  try {
    for await (const part of knownBefore(head)) {
      for (const [path, each] of part) kept.set(path, each);
      if (performance.now() > tellAt) tellSoFar();
    }
  } catch {
    // Everything else is checked here.
  }
  if (kept.size > 0 && files.has(SITE_FILE)) tellSoFar();
  tell({ ...check(kept), isWhole: true });
}

const settingOf = ({ today, publicFiles }: SiteHead) => ({
  today,
  publicFiles,
  formerly,
  spelling,
  pictureDigest: (path: string) => hashes.get(path),
});

function check(kept?: ReadonlyMap<string, KeptFile>) {
  const { unsafe } = head;
  const { problems, site } = checker.check(files, settingOf(head), {
    unread: unsafe.map(({ path }) => path),
    ...(kept && { kept }),
  });
  const links = unsafe.map(({ path, message }) => wholeFile(path, unsafeLink.code, unsafeLink.words(message)));
  return { problems: [...problems, ...links].sort(compareProblems), assisted: assistedFiles(site, files) };
}
