import { z } from 'zod';
import { LONGEST_ADDRESS } from './address';

/** The fields that every file of a site may begin with; `version` is that of its kind. */
export const fileHead = <const Version extends number>(version: Version) => ({
  $schema: z.string().max(LONGEST_ADDRESS).optional().meta({
    title: 'Schema',
    description: 'Tells your editor which fields this file may have. Keep it as it is.',
    visible: false,
    why: 'Your editor could not explain the fields of this file, nor underline what is wrong.',
  }),
  version: z
    .literal(version)
    .default(() => version)
    .meta({
      title: 'Version',
      description: 'The version of the format that this file is written in.',
      why:
        'The file would be read by the rules of another version, and visitors could see something else than you ' +
        'wrote.',
    }),
});
