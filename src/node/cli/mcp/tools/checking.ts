import { z } from 'zod';
import { mend, MOST_ROUNDS } from '../../../../check/run/mend';
import { counted } from '../../../../check/words';
import { decode } from '../../../../json/decode';
import { parse } from '../../../../json/parse';
import { diffSince } from '../../diff/diff';
import { textReport } from '../../diff/report';
import { reported } from '../answer';
import { from, hash, page, READS, REPLACES, tool } from '../tool';
import { writeDocument } from '../write-document';

export const check = tool({
  name: 'check',
  description:
    'What the check says of a page, or of the whole site: each problem with its place, what mends it, and why.',
  input: z.strictObject({ page: page.optional(), from }),
  annotations: READS,
  run: async (given, { reader, find }) => {
    const { problems, files } = await reader.load();
    const path = given.page === undefined ? undefined : find(given.page, files).path;
    const found = problems.filter(({ file }) => path === undefined || file === path);
    return { note: `${counted(found.length, 'problem')} in ${path ?? 'the whole site'}.`, authored: reported(found) };
  },
});

export const fix = tool({
  name: 'fix',
  description: 'Makes the edits of the check that are certain on one page, and no other ones.',
  input: z.strictObject({ page, hash }),
  annotations: { ...REPLACES, idempotentHint: true },
  run: async (given, assisted) => {
    const read = await assisted.reader.read();
    const { path, bytes } = assisted.find(given.page, read.files, given.hash);
    const checker = await assisted.reader.checker();
    let mended = bytes;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { problems } = checker.check(new Map([...read.files, [path, mended]]), read.setting);
      const own = problems.filter(({ file }) => file === path);
      const next = mend(mended, own);
      const isWorse = 'value' in parse(mended) && !('value' in parse(next.bytes));
      if (next.problems.length === 0 || isWorse) break;
      mended = next.bytes;
    }
    if (mended === bytes) return { note: `Nothing on ${path} is certain enough to be mended so.` };
    return writeDocument(assisted, read, { path, text: decode(mended).text, base: given.hash, isMending: true });
  },
});

/** Git takes no control character. */
const since = z
  .string()
  .regex(/^\P{Cc}{1,200}$/u)
  .default('HEAD')
  .describe('A branch, tag or commit.');

export const compare = tool({
  name: 'compare',
  description: 'What visitors would see change since a commit, by page, and what of it waits for a person.',
  input: z.strictObject({ since, from }),
  annotations: READS,
  run: async (given, { folder }) => ({
    note: `What visitors would see change since ${JSON.stringify(given.since)}:`,
    authored: textReport(await diffSince(folder, given.since)),
  }),
});
