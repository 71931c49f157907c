import { groupedBy } from '../lists';
import type { Site, SiteDocument } from '../site';
import type { Approvals } from './approved-file';
import { fingerprintedBeside } from './waiting';

/**
 * The approvals of a site with those that a migration would lose: an item takes over the approval of the one in its
 * place, by its role and the order among the items of that role. `before` has the former value of each migrated file.
 * Where their number has changed, or a field that visitors read has another name, approval is asked for anew.
 */
export function carried(site: Site, approvals: Approvals, before: ReadonlyMap<string, unknown>): Approvals {
  const all = new Map(approvals);
  for (const [path, value] of before) {
    const document = site.documents.get(path);
    if (!document?.isValid) continue;
    const was = itemsByRole({ ...document, value }, site);
    for (const [role, items] of itemsByRole(document, site)) {
      const others = was.get(role) ?? [];
      for (const [index, { fingerprint }] of items.entries()) {
        const approval = others.length === items.length ? approvals.get(others[index]!.fingerprint) : undefined;
        if (approval && !all.has(fingerprint)) all.set(fingerprint, approval);
      }
    }
  }
  return all;
}

const itemsByRole = (document: SiteDocument, site: Site) =>
  groupedBy(fingerprintedBeside(site, document), ({ role }) => role);
