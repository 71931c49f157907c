import { APPROVED_FILE, isPageFile } from '../../content/files';
import { Source } from '../../json/source';
import { linksToHidden } from '../documents/links';
import { publishedIn } from '../documents/published';
import { wholeFile } from '../problem';
import type { Problem, Severity, Words } from '../problem';
import { problemOf } from '../rule';
import type { CodeEntry } from '../rule';
import type { Site, SiteDocument } from '../site';
import { counted, quote } from '../words';
import type { ApprovedFile, Approvals } from './approved-file';
import { assistedIn } from './assisted';
import { readingOf } from './reading';
import { besideInWords, unstatedIn } from './stated-figures';
import { waitingIn, waitingOn } from './waiting';
import { holdersIn } from './waiting-item';
import type { FingerprintedItem, Waiting } from './waiting';

const unapproved: CodeEntry = {
  code: 'unapproved',
  severity: 'warning',
  summary: 'A text, fact, figure or picture is new or changed, and no person has approved it as visitors will read it.',
  example: {
    before: '"answer": "We are with you in half an hour."\n(new, and in nobody\'s list of what is approved)',
    after: 'npm run approve',
  },
};

const damagedApprovals: CodeEntry = {
  code: 'damaged-approvals',
  severity: 'warning',
  summary: 'The list of what is approved, pages/_approved.txt, has lines that no tool wrote.',
  example: { before: '<<<<<<< HEAD\n3f9c1a2b7d40 2026-11-22 AB', after: '3f9c1a2b7d40 2026-11-22 AB' },
};

const missingApprovals: CodeEntry = {
  code: 'missing-approvals',
  severity: 'error',
  gate: 'live',
  summary: 'The site is to go live, and nobody has begun to approve what it says.',
  example: { before: '(no pages/_approved.txt)', after: 'npm run approve -- --begin' },
};

export const APPROVAL_CODES: readonly CodeEntry[] = [unapproved, damagedApprovals, missingApprovals];

/** A problem for each document with items that nobody has approved. A site that goes live must have begun. */
export function approvalProblems(
  site: Site,
  approved: ApprovedFile | undefined,
  files: ReadonlyMap<string, Uint8Array>,
): Problem[] {
  const severity: Severity = site.setting.isLive ? 'error' : 'warning';
  if (!approved) return site.setting.isLive ? [wholeFile(APPROVED_FILE, missingApprovals.code, NOT_BEGUN)] : [];
  if (approved.foreign.length > 0) return [ofDamaged(approved, severity)];
  const heldBack = [...linksToHidden(site)].filter(([{ path }]) => site.setting.heldBack?.has(path));
  const leading = new Map(heldBack.map(([{ path }, links]) => [path, links.length]));
  const waiting = [
    ...waitingIn(site, approved.approvals),
    ...heldBack.flatMap(([{ path }]) => waitingOn(path, site, approved.approvals) ?? []),
  ];
  const holders = holdersIn(waiting);
  const marks = assistedIn(files);
  return waiting.map((each) => ofDocument(each, { site, severity, holders, marks, leading }));
}

/**
 * The pages that no visitor has seen and that wait, by their files: a deployment keeps them back, so that an urgent
 * correction of another page does not wait for them. None before the first deployment, which is of the whole site.
 */
export function heldBackOf(site: Site, approved: ApprovedFile | undefined): ReadonlySet<string> {
  const published = new Set(publishedIn(site)?.ledger.routes);
  if (!approved || approved.foreign.length > 0 || published.size === 0) return new Set();
  const unseen = new Set(site.pages.flatMap(({ path, route }) => (published.has(route) ? [] : [path])));
  const waiting = waitingIn(site, approved.approvals).map(({ document }) => document.path);
  return new Set(waiting.filter((path) => unseen.has(path)));
}

interface Around {
  site: Site;
  severity: Severity;
  holders: ReadonlyMap<string, readonly string[]>;
  marks: Approvals;
  /** How many links of what visitors see lead to a page that is held back, by its file. */
  leading: ReadonlyMap<string, number>;
}

function ofDocument({ document, items }: Waiting, { site, severity, holders, marks, leading }: Around): Problem {
  const locationOf = ({ path }: FingerprintedItem) => ({ path, part: 'value' as const });
  const messageOf = (item: FingerprintedItem) => {
    const others = holders.get(item.fingerprint)!.length - 1;
    const alsoOn = others > 0 ? `Also on ${counted(others, 'page')}.` : '';
    const beside = besideInWords(unstatedIn(item, site.in(document.path)));
    const parts = [`${item.title}: ${quote(readingOf(item, site, document))}.`, beside, alsoOn];
    return parts.filter((part) => part !== '').join(' ');
  };
  return problemOf(
    { ...unapproved, severity },
    {
      document,
      location: locationOf(items[0]!),
      words: wordsFor(document, items, {
        assisted: items.filter(({ fingerprint }) => marks.has(fingerprint)).length,
        links: leading.get(document.path) ?? 0,
      }),
      related: items.map((item) => ({ document, location: locationOf(item), message: messageOf(item) })),
    },
  );
}

const wordsFor = (
  { path }: SiteDocument,
  items: readonly FingerprintedItem[],
  { assisted, links }: { assisted: number; links: number },
): Words => ({
  message:
    `Nobody has approved ${counted(items.length, 'item')} of this ${isPageFile(path) ? 'page' : 'file'}.` +
    (links > 0
      ? ` It is held back, and ${counted(links, 'link of a page leads', 'links of other pages lead')} here.`
      : '') +
    (assisted > 0 ? ` Changed by an assistant: ${assisted} of ${items.length}.` : ''),
  fix:
    `Read ${items.length === 1 ? 'it' : 'them'} as visitors will, and approve what is true: ` +
    `npm run approve -- ${path.replace(/^pages\//, '').replace(/\.json$/, '')}` +
    (links > 0 ? ', or take out what leads here until then' : ''),
  why: 'Only a person knows whether it is true. A live site shows visitors nothing that nobody has approved.',
});

const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})/;

function ofDamaged({ text, foreign }: ApprovedFile, severity: Severity): Problem {
  const why =
    'Until then nothing counts as approved, and what waits is not listed. Nothing is lost: the file stays as it is.';
  const [first] = foreign.map(({ start, end }) => text.slice(start, end));
  const range = new Source(APPROVED_FILE, text).range(foreign[0]!);
  const ofLines = (words: Words) => ({ ...wholeFile(APPROVED_FILE, damagedApprovals.code, words), severity, range });
  if (foreign.every(({ start, end }) => MERGE_MARK.test(text.slice(start, end)))) {
    const message = 'Two versions of this list were merged only halfway: git left its marks in it.';
    const fix = 'Take out the lines of signs and keep the lines of both sides: "npm run check -- --fix" does it.';
    const edits = foreign.map(({ start, end }) => ({ start, end: text[end] === '\n' ? end + 1 : end, insert: '' }));
    return { ...ofLines({ message, fix, why }), edits };
  }
  const lines = `${counted(foreign.length, 'line')} of this list ${foreign.length === 1 ? 'is' : 'are'}`;
  const message = `${lines} none that a tool wrote: ${quote(first)}.`;
  const fix = `Restore the file from git: git checkout -- ${APPROVED_FILE}`;
  return ofLines({ message, fix, why });
}

const NOT_BEGUN: Words = {
  message: 'Nobody has begun to approve what this site says.',
  fix: 'Write "npm run approve -- --begin" once, and commit the file that it makes.',
  why: 'A live site shows visitors nothing that no person has approved; what stands when you begin is counted.',
};
