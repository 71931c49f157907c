import { z } from 'zod';
import { fileHead, isoDate, LONGEST_ROUTE, route, text } from '../../schema/fields';

/**
 * `pages/_published.json`: every address that visitors have ever been given. A deployment adds to it; people only
 * write in `gone`. Its addresses are no links, so they carry no kind.
 */
const address = (description: string) => {
  const { kind: _, ...words } = z.globalRegistry.get(route()) ?? {};
  return z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .max(LONGEST_ROUTE)
    .meta({
      ...words,
      title: 'Address',
      description,
      visible: false,
    });
};

const LOST = 'Nobody would notice when a published page is lost, and visitors would find nothing at its address.';

export const publishedFile = z
  .strictObject({
    ...fileHead(1),
    routes: z.array(address('An address that was published.')).meta({
      title: 'Published addresses',
      description:
        'Every address that was published, also old ones that lead on. "npm run publish-routes" adds to it ' +
        'after a deployment; nobody needs to write here.',
      why: LOST,
    }),
    gone: z
      .array(
        z
          .strictObject({
            route: address('The address that is gone.'),
            reason: text({
              title: 'Reason',
              description: 'Why nothing takes its place.',
              examples: ['We no longer work in this district.'],
              visible: false,
            }),
            since: isoDate('The day it went.'),
          })
          .meta({
            title: 'Gone address',
            description: 'One address that is gone for good.',
            visible: false,
          }),
      )
      .default([])
      .meta({
        title: 'Gone',
        description: 'Addresses that were published and are gone on purpose, with nothing in their place.',
        why: 'Nobody could tell whether a page is gone on purpose, or was lost for visitors by mistake.',
      }),
  })
  .meta({
    title: 'Published addresses',
    description: 'Every address that was ever published, so that none is lost by accident.',
    why: 'An address could be lost by accident, and visitors would find nothing there.',
  });

export type PublishedFile = z.output<typeof publishedFile>;
