import { changeForPeople, unaskedChange } from '../../../authoring/unasked-change';
import { readApproved } from '../../../check/approval/approved-file';
import type { Approval } from '../../../check/approval/approved-file';
import { nameInLine } from '../../../check/approval/approved-file';
import { allItemsOn } from '../../../check/approval/waiting';
import { APPROVED_FILE } from '../../../content/files';
import { isToDo } from '../../../content/to-do';
import { encode } from '../../../json/decode';
import { markAssisted } from '../../authoring/write-approved';
import { saveFile } from '../../editor-server/save-file';
import type { ReadSite } from '../../load-site';
import { writingAlone } from '../../writing-alone';
import { NotDone } from './answer';
import type { Answer } from './answer';
import type { Door } from './door';
import { problemsOf, told } from './told';

interface Change {
  path: string;
  text: string;
  /** The hash that the assistant has read; `null` for a file that is new. */
  base: string | null;
  /** What the check offers by itself may take away what nobody is asked about. */
  isMending?: boolean;
}

const WORDS = {
  changed: 'The file was changed since you read it, so nothing was written. Read it again.',
  refused: 'The schema refuses this, so nothing was written. Mend what the messages say and send it again.',
  forPeople: (pointer: string) => `Only a person changes ${pointer}. Nothing was written.`,
  unasked: (pointer: string) =>
    `Visitors see this page, and nobody would be asked about the change at ${pointer}. There you may change words, ` +
    'figures and pictures and add parts that say something; what takes away, moves, links or lists is for a person, ' +
    'in the editor. Nothing was written.',
  notBegun:
    'Visitors see this page, and the site has no sound list of what people approved, so nobody would be asked. A ' +
    'person begins it with: npm run approve -- --begin. Until then change drafts only. Nothing was written.',
};

/**
 * Writes a document as an assistant's: whole or not at all, never what its schema refuses, nothing that is for people
 * alone, and nothing that visitors would see without a person being asked. Throws `NotDone`.
 */
export async function writeDocument(door: Door, before: ReadSite, change: Change): Promise<Answer> {
  const { path, base, isMending = false } = change;
  const old = before.files.get(path);
  const bytes = encode(change.text, old);
  const { folder } = door;
  const files = new Map([...before.files, [path, bytes] as const]);
  const after = (await door.checker()).read(files, before.setting);
  const refused = after.problems.filter(({ file, severity }) => file === path && severity === 'error');
  if (refused.length > 0 && !isMending) throw new NotDone(WORDS.refused, refused.map(told));

  const was = { value: before.site.documents.get(path)?.value, items: allItemsOn(path, before.site) };
  const is = { value: after.site.documents.get(path)?.value, items: allItemsOn(path, after.site) };
  const isReadable = was.value !== undefined && is.value !== undefined;
  const forPeople = isReadable ? changeForPeople(was.value, is.value) : undefined;
  if (forPeople !== undefined) throw new NotDone(WORDS.forPeople(forPeople));
  const isDraft = before.site.pages.find((page) => page.path === path)?.hidden?.why === 'draft';
  if (old && !isDraft && !isMending) requireAsked(before, { was, is });

  const known = new Set(was.items.map(({ fingerprint }) => fingerprint));
  const approval: Approval = { date: before.setting.today, by: nameInLine(door.assistant ?? '') };
  const written = is.items.filter(
    (item) => !known.has(item.fingerprint) && !item.values.some((each) => isToDo(each.value)),
  );
  const saved = await writingAlone(folder, async () => {
    // First: a mark of what is not written does no harm, and a text without its mark would.
    const { approvals } = readApproved(before.files.get(APPROVED_FILE) ?? new Uint8Array());
    const own = written.filter(({ fingerprint }) => !approvals.has(fingerprint));
    await markAssisted(folder, after.site, new Map(own.map(({ fingerprint }) => [fingerprint, approval])));
    return saveFile(folder, { path, base, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
  });
  if (saved.state === 'conflict') throw new NotDone(WORDS.changed);
  if (saved.state === 'refused') throw new NotDone(saved.message);
  const loaded = await door.load();
  return {
    note:
      `Wrote ${path}. Its hash is ${saved.hash}. It is marked as changed by an assistant until a person approves it. ` +
      'What the check says of it now:',
    authored: problemsOf(loaded, path),
  };
}

function requireAsked(
  { files }: ReadSite,
  { was, is }: Record<'was' | 'is', Parameters<typeof unaskedChange>[0]>,
): void {
  const list = files.get(APPROVED_FILE);
  if (!list || readApproved(list).foreign.length > 0) throw new NotDone(WORDS.notBegun);
  const unasked = unaskedChange(was, is);
  if (unasked !== undefined) throw new NotDone(WORDS.unasked(unasked || '/'));
}
