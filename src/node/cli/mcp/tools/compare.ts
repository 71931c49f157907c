import { z } from 'zod';
import { diffSince } from '../../diff/diff';
import { textReport } from '../../diff/report';
import { from, READS, tool } from '../tool';

export const compare = tool({
  name: 'compare',
  title: 'What visitors would see change',
  description: 'What visitors would see change since a commit, by page, and what of it waits for a person.',
  input: z.strictObject({
    since: z.string().min(1).max(200).default('HEAD').describe('A branch, tag or commit of git.'),
    from,
  }),
  annotations: READS,
  run: async ({ since }, door) => ({
    note: 'What visitors would see change:',
    authored: textReport(await diffSince(door.folder, since)),
  }),
});
