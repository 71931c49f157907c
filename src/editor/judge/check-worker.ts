import { Checker, wholeFile } from '../../check/checker';
import { unsafeLink } from '../../check/files/unsafe-link';
import { compareProblems } from '../../check/problem';
import { RULES } from '../../check/rules';
import type { SiteHead } from '../site/opened-site';
import type { Checked, ToWorker } from './messages';
import { formerly, spelling } from './spelling';

/* The check of "npm run check", beside the page: it never makes a key wait. */

let checker: Checker;
let head: SiteHead;
/** Bytes that are the same stay the same object: by them the checker knows what it has read. */
const files = new Map<string, Uint8Array>();

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('head' in data) {
    head = data.head;
    checker = new Checker(new Map(head.schemas), RULES);
    for (const [path, bytes] of data.files) files.set(path, bytes);
  } else {
    for (const [path, bytes] of data.changed) {
      if (bytes) files.set(path, bytes);
      else files.delete(path);
    }
  }
  self.postMessage({ problems: check() } satisfies Checked);
});

function check() {
  const { today, folders, publicFiles, unsafe } = head;
  const { problems } = checker.check(
    files,
    { today, folders, publicFiles, formerly, spelling },
    { unread: unsafe.map(({ path }) => path) },
  );
  const links = unsafe.map(({ path, message }) => wholeFile(path, unsafeLink.code, unsafeLink.words(message)));
  return [...problems, ...links].sort(compareProblems);
}
