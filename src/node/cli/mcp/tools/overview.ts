import { z } from 'zod';
import { assistedFiles } from '../../../../check/approval/assisted';
import { readApproved } from '../../../../check/approval/approved-file';
import { waitingIn } from '../../../../check/approval/waiting';
import { APPROVED_FILE, sharedFile } from '../../../../content/files';
import { valueAt } from '../../../../json/path';
import { LISTED_KINDS, placeOfKind } from '../../../../kinds/named';
import { from, READS, tool } from '../tool';

export const overview = tool({
  name: 'site_overview',
  description: 'The kinds of pages, every page with its state, claims with their values, tokens, and what waits.',
  input: z.strictObject({ from }),
  annotations: READS,
  run: async (_, { reader }) => {
    const { site, files, problems } = await reader.load();
    const { approvals } = readApproved(files.get(APPROVED_FILE) ?? new Uint8Array());
    const waits = new Map(waitingIn(site, approvals).map(({ document, items }) => [document.path, items.length]));
    const assisted = new Set(assistedFiles(site, files));
    const tokens = site.resolver?.siteTokens ?? new Map<string, string>();
    const stateOf = (file: string) => ({
      file,
      errors: problems.filter((each) => each.file === file && each.severity === 'error').length || undefined,
      itemsThatWait: waits.get(file),
      isChangedByAnAssistant: assisted.has(file) || undefined,
    });
    const authored = {
      hasBegunToApprove: files.has(APPROVED_FILE),
      kinds: LISTED_KINDS.map((kind) => ({
        name: kind.name,
        folder: placeOfKind(kind),
        tokens: Object.keys(kind.tokens).map((token) => `{${kind.name}.${token}}`),
      })),
      claims: site.business?.document?.claims.map(({ id, subject }) => [
        `{claim.${id}}`,
        subject,
        tokens.get(`claim.${id}`),
      ]),
      tokens: Object.fromEntries([...tokens].filter(([name]) => !name.startsWith('claim.'))),
      shared: site.sharedNames.map((name) => stateOf(sharedFile(name))),
      pages: site.pages.map(({ path, value, hidden }) => ({
        ...stateOf(path),
        name: valueAt(value, ['facts', 'name']),
        state: hidden?.why,
      })),
    };
    return { note: 'What waits is shown to no visitor of a live site before a person approves it.', authored };
  },
});
