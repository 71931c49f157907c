import { changeForPeople, uncoveredChange } from '../../../authoring/unasked-change';
import { nameInLine, readApproved } from '../../../check/approval/approved-file';
import { allItemsOn, isLeftToWrite } from '../../../check/approval/waiting';
import type { Site } from '../../../check/site';
import { APPROVED_FILE } from '../../../content/files';
import { encode } from '../../../json/decode';
import { markAssisted } from '../../authoring/write-approved';
import { saveFile } from '../../editor-server/save-file';
import type { ReadSite } from '../../load/load-site';
import { writingAlone } from '../../write/writing-alone';
import { NotDone, reported } from './answer';
import type { Answer } from './answer';
import type { AssistedSite } from './assisted-site';

const WORDS = {
  changed: 'The file was changed since you read it, so nothing was written. Read it again.',
  refused: 'The schema refuses this, so nothing was written. Mend what the messages say and send it again.',
  uncovered:
    'Visitors see this page, and nobody would be asked about that. There you may change words, figures and ' +
    'pictures, and add parts that say something; what takes away, moves, links or lists is for a person, ' +
    'in the editor.',
  notBegun:
    'Visitors see this page, and the site has no sound list of what people approved, so nobody would be asked. A ' +
    'person begins it with: npm run approve -- --begin. Nothing was written.',
};

interface Change {
  path: string;
  text: string;
  /** The hash that the assistant has read; `null` for a file that is new. */
  base: string | null;
  /** The check offers it: it may leave mistakes, and mend a page of which nobody knows what visitors see. */
  isMending?: boolean;
}

/**
 * Writes a document as an assistant's: whole or not at all, never a value that its schema refuses or that is for people
 * alone, and nothing that visitors would see without approval. Throws `NotDone`.
 */
export async function writeDocument(assisted: AssistedSite, before: ReadSite, change: Change): Promise<Answer> {
  const { path, base, isMending = false } = change;
  const { folder, reader } = assisted;
  const bytes = encode(change.text, before.files.get(path));
  const after = (await reader.checker()).read(new Map([...before.files, [path, bytes]]), before.setting);
  const refused = after.problems.filter(({ file, severity }) => file === path && severity === 'error');
  if (refused.length > 0 && !isMending) throw new NotDone(WORDS.refused, reported(refused));
  const [was, is] = [before.site, after.site].map((site) => versionOf(path, site));
  const list = readApproved(before.files.get(APPROVED_FILE) ?? new Uint8Array());
  if (was && is) requireAllowed({ was, is, isDraft: isDraft(path, before.site) || isMending });
  if (was && is && !isDraft(path, before.site) && (!before.files.has(APPROVED_FILE) || list.foreign.length > 0))
    throw new NotDone(WORDS.notBegun);

  // Texts that a new page shares with existing pages are not the assistant's.
  const written = was ? was.items : [...before.site.documents.keys()].flatMap((each) => allItemsOn(each, before.site));
  const existing = new Set([...written.map(({ fingerprint }) => fingerprint), ...list.approvals.keys()]);
  const line = { date: before.setting.today, by: nameInLine(assisted.assistant) };
  const own = (is?.items ?? []).filter((each) => !existing.has(each.fingerprint) && !isLeftToWrite(each));
  const saved = await writingAlone(folder, async () => {
    // First: a mark of what is not written does no harm, and a text without its mark would.
    await markAssisted(folder, after.site, new Map(own.map(({ fingerprint }) => [fingerprint, line])));
    return saveFile(folder, { path, base, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
  });
  if (saved.state !== 'saved') throw new NotDone(saved.state === 'conflict' ? WORDS.changed : saved.message);
  const found = (await reader.load()).problems.filter(({ file }) => file === path);
  const marked = 'A person sees it as changed by an assistant until it is approved.';
  return {
    note: `Wrote ${path}; its hash is ${saved.hash}. ${marked} What the check says of it:`,
    authored: reported(found),
  };
}

type Version = Parameters<typeof uncoveredChange>[0];

function versionOf(path: string, site: Site): Version | undefined {
  const value = site.documents.get(path)?.value;
  return value === undefined ? undefined : { value, items: allItemsOn(path, site) };
}

const isDraft = (path: string, site: Site) => site.pages.find((page) => page.path === path)?.hidden?.why === 'draft';

function requireAllowed({ was, is, isDraft: isFree }: { was: Version; is: Version; isDraft: boolean }): void {
  const forPeople = changeForPeople(was.value, is.value);
  if (forPeople !== undefined) throw new NotDone(`Only a person changes ${forPeople}. Nothing was written.`);
  const uncovered = isFree ? undefined : uncoveredChange(was, is);
  if (uncovered !== undefined)
    throw new NotDone(`Nothing was written, because of ${uncovered || '/'}. ${WORDS.uncovered}`);
}
