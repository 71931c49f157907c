import { z } from 'zod';
import { linksInText } from '../../../../content/resolve/text-links';
import { decode } from '../../../../json/decode';
import { pointerOf } from '../../../../json/path';
import { textsIn } from '../../../../json/texts-in';
import { from, page, READS, tool } from '../tool';

export const readPage = tool({
  name: 'read_page',
  description: 'The document of a page or shared file as it is written, with its hash, which change_page and fix need.',
  input: z.strictObject({ page, from }),
  annotations: READS,
  run: async (given, { reader, find: fileOf }) => {
    const { path, bytes, hash } = fileOf(given.page, (await reader.read()).files);
    return { note: `${path} has the hash ${hash}.`, authored: decode(bytes).text };
  },
});

const wanted = z.string().min(1).max(300).optional();

export const find = tool({
  name: 'find',
  description: 'Where a text stands, a claim or token is used, or something links to an address.',
  input: z.strictObject({
    text: wanted.describe('Words as they are written, whatever their capitals.'),
    claim: wanted.describe('The id of a claim, or the name of a token such as phone.'),
    link: wanted.describe('An address of the site, such as /services.'),
    from,
  }),
  annotations: READS,
  run: async ({ text, claim, link }, { reader }) => {
    const words = text?.toLowerCase();
    const isFound = (value: string) =>
      (words !== undefined && value.toLowerCase().includes(words)) ||
      (claim !== undefined &&
        (value === claim || value.includes(`{claim.${claim}}`) || value.includes(`{${claim}}`))) ||
      (link !== undefined &&
        [value, ...linksInText(value).map(({ to }) => to.address)].some((to) => to.split('#')[0] === link));
    const found = [...(await reader.read()).site.documents].flatMap(([file, { value }]) =>
      textsIn(value)
        .filter((each) => isFound(each.text))
        .map((each) => ({ file, pointer: pointerOf(each.path), value: each.text })),
    );
    return { note: `Found ${found.length}.`, authored: found };
  },
});
