import { z } from 'zod';
import { linksInText } from '../../../../content/text-links';
import { isObject } from '../../../../json/is-object';
import { pointerOf } from '../../../../json/path';
import type { Path } from '../../../../json/path';
import { from, READS, tool } from '../tool';

const word = z.string().min(1).max(300).optional();

export const find = tool({
  name: 'find',
  title: 'Find',
  description:
    'Where a text stands, a claim or token is used, or something links to an address. Give one of the three.',
  input: z.strictObject({
    text: word.describe('Words as they are written, whatever their capitals.'),
    claim: word.describe('The id of a claim, or the name of a token such as phone.'),
    link: word.describe('An address of the site, such as /services.'),
    from,
  }),
  annotations: READS,
  run: async ({ text, claim, link }, door) => {
    const { site } = await door.read();
    const words = text?.toLowerCase();
    const isFound = (value: string) =>
      (words !== undefined && value.toLowerCase().includes(words)) ||
      (claim !== undefined &&
        (value === claim || [`{claim.${claim}}`, `{${claim}}`].some((token) => value.includes(token)))) ||
      (link !== undefined &&
        (addressIn(value) === link || linksInText(value).some(({ to }) => addressIn(to.address) === link)));
    const found = [...site.documents].flatMap(([file, { value }]) =>
      textsIn(value, [])
        .filter((each) => isFound(each.value))
        .map((each) => ({ file, pointer: pointerOf(each.path), value: each.value })),
    );
    return { note: `Found ${found.length}.`, authored: found };
  },
});

const addressIn = (text: string) => (text.startsWith('/') ? text.split('#')[0] : undefined);

function textsIn(value: unknown, path: Path): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (!Array.isArray(value) && !isObject(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, isList ? Number(key) : key]));
}
