import { APPROVED_FILE, isPageFile } from '../../content/files';
import { Source } from '../../json/source';
import type { Edit } from '../../json/text-edit';
import { publishedIn } from '../documents/published';
import type { Problem, Severity, Words } from '../problem';
import { problemOf } from '../rule';
import type { CodeEntry } from '../rule';
import type { Site, SiteDocument } from '../site';
import { counted, quote } from '../words';
import { readApproved } from './approved-file';
import type { ApprovedFile, Approvals } from './approved-file';
import { assistedIn } from './assisted';
import { readingOf } from './reading';
import { statedBeside } from './stated-figures';
import { waitingIn } from './waiting';
import type { FingerprintedItem, Waiting } from './waiting';

const unapproved: CodeEntry = {
  code: 'unapproved',
  severity: 'warning',
  mayAllow: false,
  summary: 'A text, fact, figure or picture is new or changed, and no person has approved it as visitors will read it.',
  example: {
    before: '"answer": "We are with you in half an hour."\n(new, and in nobody\'s list of what is approved)',
    after: 'npm run approve',
  },
};

const damagedApprovals: CodeEntry = {
  code: 'damaged-approvals',
  severity: 'warning',
  mayAllow: false,
  summary: 'The list of what is approved, pages/_approved.txt, has lines that no tool wrote.',
  example: { before: '<<<<<<< HEAD\n3f9c1a2b7d40 2026-11-22 AB', after: '3f9c1a2b7d40 2026-11-22 AB' },
};

const missingApprovals: CodeEntry = {
  code: 'missing-approvals',
  severity: 'error',
  mayAllow: false,
  gate: 'live',
  summary: 'The site is to go live, and nobody has begun to approve what it says.',
  example: { before: '(no pages/_approved.txt)', after: 'npm run approve -- --begin' },
};

export const APPROVAL_CODES: readonly CodeEntry[] = [unapproved, damagedApprovals, missingApprovals];

/**
 * What a person has still to approve, a problem for each document. A site without `_approved.txt` has not begun to
 * approve: that is a problem only where it goes live.
 */
export function approvalProblems(site: Site, files: ReadonlyMap<string, Uint8Array>): Problem[] {
  const file = files.get(APPROVED_FILE);
  const severity: Severity = site.setting.isLive ? 'error' : 'warning';
  if (!file) return site.setting.isLive ? [ofMissing()] : [];
  const approved = readApproved(file);
  if (approved.foreign.length > 0) return [ofDamaged(approved, severity)];
  const waiting = waitingIn(site, approved.approvals);
  const counts = pagesOf(waiting);
  const marks = assistedIn(files);
  return waiting.map((each) => ofDocument(each, { site, severity, counts, marks }));
}

/**
 * The pages that no visitor has seen and that wait, by their files: a deployment keeps them back, so that an urgent
 * correction of another page does not wait for them. None before the first deployment, which is of the whole site.
 */
export function heldBackOf(site: Site, file: Uint8Array | undefined): ReadonlySet<string> {
  const approved = file && readApproved(file);
  const published = new Set(publishedIn(site)?.ledger.routes);
  if (!approved || approved.foreign.length > 0 || published.size === 0) return new Set();
  const unseen = new Set(site.pages.flatMap(({ path, route }) => (published.has(route) ? [] : [path])));
  const waiting = waitingIn(site, approved.approvals).map(({ document }) => document.path);
  return new Set(waiting.filter((path) => unseen.has(path)));
}

/** How many documents wait with the same item. */
function pagesOf(waiting: readonly Waiting[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fingerprint } of waiting.flatMap(({ items }) => items))
    counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
  return counts;
}

interface Around {
  site: Site;
  severity: Severity;
  counts: ReadonlyMap<string, number>;
  marks: Approvals;
}

function ofDocument({ document, items }: Waiting, { site, severity, counts, marks }: Around): Problem {
  const locationOf = ({ path }: FingerprintedItem) => ({ path, part: 'value' as const });
  const messageOf = (item: FingerprintedItem) => {
    const others = (counts.get(item.fingerprint) ?? 1) - 1;
    const alsoOn = others > 0 ? ` Also on ${counted(others, 'page')}.` : '';
    return (
      [`${item.title}: ${quote(readingOf(item, site, document))}.`, statedBeside(item, site)].join(' ').trim() + alsoOn
    );
  };
  return problemOf(
    { ...unapproved, severity },
    {
      document,
      location: locationOf(items[0]!),
      words: words(document, items, items.filter(({ fingerprint }) => marks.has(fingerprint)).length),
      related: items.map((item) => ({ document, location: locationOf(item), message: messageOf(item) })),
    },
  );
}

const words = ({ path }: SiteDocument, items: readonly FingerprintedItem[], assisted: number): Words => ({
  message:
    `Nobody has approved ${counted(items.length, 'item')} of this ${isPageFile(path) ? 'page' : 'file'}.` +
    (assisted > 0 ? ` Changed by an assistant: ${assisted} of ${items.length}.` : ''),
  fix:
    `Read ${items.length === 1 ? 'it' : 'them'} as visitors will, and approve what is true: ` +
    `npm run approve -- ${path.replace(/^pages\//, '').replace(/\.json$/, '')}`,
  why: 'Only a person knows whether it is true. A live site shows visitors nothing that nobody has approved.',
});

const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})/;

function ofDamaged({ text, foreign }: ApprovedFile, severity: Severity): Problem {
  const source = new Source(APPROVED_FILE, text);
  const isMark = foreign.every(({ start, end }) => MERGE_MARK.test(text.slice(start, end)));
  const [first] = foreign;
  return {
    rule: damagedApprovals.code,
    severity,
    file: APPROVED_FILE,
    pointer: '',
    range: source.range(first!),
    message: isMark
      ? 'Two versions of this list were merged only halfway: git left its marks in it.'
      : `${counted(foreign.length, 'line')} of this list ${foreign.length === 1 ? 'is' : 'are'} none that a tool wrote: ${quote(text.slice(first!.start, first!.end))}.`,
    fix: isMark
      ? 'Take out the lines of signs and keep the lines of both sides: "npm run check -- --fix" does it.'
      : `Restore the file from git: git checkout -- ${APPROVED_FILE}`,
    why: 'Until then nothing counts as approved. Nothing is lost: the file is left as it is.',
    related: [],
    edits: isMark ? foreign.map(({ start, end }): Edit => ({ start, end: lineEnd(text, end), insert: '' })) : [],
  };
}

const lineEnd = (text: string, end: number) => (text[end] === '\n' ? end + 1 : end);

const ofMissing = (): Problem => ({
  rule: missingApprovals.code,
  severity: 'error',
  file: APPROVED_FILE,
  pointer: '',
  range: new Source(APPROVED_FILE, '').range({ start: 0, end: 0 }),
  message: 'Nobody has begun to approve what this site says.',
  fix: 'Write "npm run approve -- --begin" once, and commit the file that it makes.',
  why: 'A live site shows visitors nothing that no person has approved; what stands when you begin is counted.',
  related: [],
  edits: [],
});
