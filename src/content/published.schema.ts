import { z } from 'zod';
import { isoDate, route, text } from '../schema/fields';

/**
 * `pages/_published.json`: every address that visitors have ever been given. A deployment adds to it; people only
 * write in `gone`. Its addresses are no links, so they carry no kind.
 */
const address = (description: string) => {
  const { kind: _, ...words } = z.globalRegistry.get(route()) ?? {};
  return z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/).meta({ ...words, title: 'Address', description });
};

export const publishedFile = z.strictObject({
  $schema: z.string().optional().meta({ title: 'Schema', description: 'Tells your editor which fields this file may have. Keep it as it is.' }),
  version: z.literal(1).default(1).meta({ title: 'Version', description: 'The version of the format that this file is written in.' }),
  routes: z.array(address('An address that was published.')).meta({
    title: 'Published addresses', description: 'Every address that was published, also old ones that lead on. "npm run publish-routes" adds to it after a deployment; nobody needs to write here.',
  }),
  gone: z.array(z.strictObject({
    route: address('The address that is gone.'),
    reason: text({ title: 'Reason', description: 'Why nothing takes its place.', examples: ['We no longer work in this district.'] }),
    since: isoDate('The day it went.'),
  }).meta({ title: 'Gone address', description: 'One address that is gone for good.' })).default([]).meta({
    title: 'Gone', description: 'Addresses that were published and are gone on purpose, with nothing in their place.',
  }),
}).meta({ title: 'Published addresses', description: 'Every address that was ever published, so that none is lost by accident.' });

export type PublishedFile = z.output<typeof publishedFile>;
