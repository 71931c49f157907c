import type { Words } from '../problem';

export const brokenBlock = {
  code: 'broken-block',
  summary: "A block of the site's own repository cannot be loaded.",
  example: { before: 'blocks/offer/Offer.tsx exports no "Offer"', after: 'export function Offer(props: Props) …' },

  words: (message: string): Words => ({
    message: `This block cannot be used. ${message}`,
    fix: 'Mend this file, or take the folder of the block out.',
    why: 'Where the block stands visitors would see nothing.',
  }),
};
