import { z } from 'zod';
import { assistedFiles } from '../../../../check/approval/assisted';
import { readApproved } from '../../../../check/approval/approved-file';
import { waitingIn } from '../../../../check/approval/waiting';
import { brandName } from '../../../../content/brand';
import { claimText } from '../../../../content/claim-text';
import { APPROVED_FILE } from '../../../../content/files';
import { isObject } from '../../../../json/is-object';
import { valueAt } from '../../../../json/path';
import { LISTED_KINDS, placeOfKind } from '../../../../kinds/named';
import type { LoadedSite } from '../../../load-site';
import { from, READS, tool } from '../tool';

export const overview = tool({
  name: 'site_overview',
  title: 'What there is',
  description: 'The kinds of pages, every page with its state, claims with their values, tokens, and what waits.',
  input: z.strictObject({ from }),
  annotations: READS,
  run: async (_, door) => {
    const loaded = await door.load();
    return {
      note: 'The site. A page that waits is not shown to visitors before a person approves it.',
      authored: of(loaded),
    };
  },
});

function of({ site, files, problems }: LoadedSite): object {
  const { approvals } = readApproved(files.get(APPROVED_FILE) ?? new Uint8Array());
  const business = site.business?.document;
  const waits = new Map(waitingIn(site, approvals).map(({ document, items }) => [document.path, items.length]));
  const assisted = new Set(assistedFiles(site, files));
  const states = (path: string) => {
    const own = problems.filter(({ file, rule }) => file === path && rule !== 'unapproved');
    const count = (severity: string) => own.filter((each) => each.severity === severity).length;
    return {
      ...(count('error') > 0 && { errors: count('error') }),
      ...(count('warning') > 0 && { warnings: count('warning') }),
      ...(waits.has(path) && { itemsThatWait: waits.get(path) }),
      ...(assisted.has(path) && { changedByAnAssistant: true }),
    };
  };
  return {
    business: business && {
      name: brandName(business),
      locale: business.locale,
      country: business.country,
      status: business.status,
    },
    hasBegunToApprove: files.has(APPROVED_FILE),
    kinds: LISTED_KINDS.map(({ name, words, tokens, ...kind }) => ({
      name,
      is: words.page,
      folder: placeOfKind(kind as (typeof LISTED_KINDS)[number]),
      tokens: Object.keys(tokens).map((token) => `{${name}.${token}}`),
    })),
    claims: business?.claims.map((claim) => ({
      token: `{claim.${claim.id}}`,
      subject: claim.subject,
      says: claimText(claim, business),
    })),
    tokens:
      site.resolver && Object.fromEntries([...site.resolver.siteTokens].filter(([name]) => !name.startsWith('claim.'))),
    shared: site.sharedNames.map((name) => ({
      file: `pages/_shared/${name}.json`,
      ...states(`pages/_shared/${name}.json`),
    })),
    pages: site.pages.map(({ path, route, kind, value, hidden }) => ({
      file: path,
      route,
      kind,
      name: isObject(value) ? valueAt(value, ['facts', 'name']) : undefined,
      state: hidden?.why ?? 'published',
      ...states(path),
    })),
    notRead: [...files.keys()].filter((path) => path.endsWith('.json') && !site.documents.has(path)),
  };
}
