import type { Words } from '../../problem';

export const wrongBlock = {
  code: 'wrong-block',
  summary: 'A block has the fields of another type.',
  example: {
    before: '{ "type": "prose", "heading": "…", "do": [ … ], "dont": [ … ] }',
    after: '{ "type": "do-dont", "heading": "…", "do": [ … ], "dont": [ … ] }',
  },

  words: ({ type, meant }: { type: string; meant: string }): Words => ({
    message: `This block says that it is a "${type}", but its fields are those of a "${meant}".`,
    fix: `Write "${meant}" as its type, or write the fields of a "${type}".`,
    why:
      'A block is drawn by its type, from the fields of that type alone: visitors would see nothing of what it ' +
      'says.',
  }),
};
