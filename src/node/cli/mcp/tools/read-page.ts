import { z } from 'zod';
import { decode } from '../../../../json/decode';
import { from, page, READS, tool } from '../tool';

export const readPage = tool({
  name: 'read_page',
  title: 'Read a page',
  description: 'The document of a page or shared file as it is written, with its hash, which change_page needs.',
  input: z.strictObject({ page, from }),
  annotations: READS,
  run: async (given, door) => {
    const { files } = await door.read();
    const { path, bytes, hash } = door.find(given.page, files);
    return { note: `${path} has the hash ${hash}.`, authored: decode(bytes).text };
  },
});
