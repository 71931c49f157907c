import { BEFORE } from '../../../check/approval/approved-file';
import type { Approvals } from '../../../check/approval/approved-file';
import { itemsOfSite } from '../../../check/approval/waiting';
import type { Section } from '../../../authoring/changes/report';
import type { Site } from '../../../check/site';
import { counted } from '../../../check/words';

/** Who approved what is new or changed since then, and what of it waits; nothing where all of it stood before. */
export function approvalSection(
  sites: { before: Site; now: Site },
  approvals: Approvals,
  marks: Approvals,
): Section | undefined {
  const before = new Set([...itemsOfSite(sites.before).values()].flat().map(({ fingerprint }) => fingerprint));
  const waiting = new Map<string, number>();
  const assisted = new Map<string, number>();
  const approvedBy = new Map<string, number>();
  const seen = new Set<string>();
  for (const [document, items] of itemsOfSite(sites.now))
    for (const { fingerprint } of items) {
      if (before.has(fingerprint) || seen.has(fingerprint)) continue;
      seen.add(fingerprint);
      const by = approvals.get(fingerprint)?.by;
      if (by === undefined && marks.has(fingerprint)) add(assisted, document.path);
      if (by === undefined) add(waiting, document.path);
      else add(approvedBy, by);
    }
  const lines = [
    ...[...waiting].map(
      ([file, count]) => `${file}: ${counted(count, 'item waits', 'items wait')}${byAssistant(assisted.get(file))}`,
    ),
    ...[...approvedBy].map(
      ([by, count]) => `${counted(count, 'item')} ${by === BEFORE ? BEFORE : `approved by ${by}`}`,
    ),
  ];
  return lines.length > 0 ? { heading: 'Approval of what is new or changed', lines } : undefined;
}

const byAssistant = (count: number | undefined) => (count === undefined ? '' : `, ${count} changed by an assistant`);

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
