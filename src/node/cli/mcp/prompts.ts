import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { LISTED_KINDS } from '../../../kinds/named';

const words = z.string().max(3000);
const asUser = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });
const ASK =
  'Ask me for every fact that you do not know; make none up, and leave "TO DO" where I do not know it either.';

/** What a person may ask for by its name. */
export function addPrompts(server: McpServer): void {
  for (const { name, folder, words: kind } of LISTED_KINDS.filter((each) => each.folder !== ''))
    server.registerPrompt(
      `new-${name}`,
      {
        title: `New: ${kind.page}`,
        description: `Makes ${kind.page} as a draft, checked and ready for a person to approve.`,
        argsSchema: { about: words.describe('What it is about, with the facts that you know.') },
      },
      ({ about }) =>
        asUser(
          `Make ${kind.page} about: ${about}\n\n${ASK}\nLook at site_overview, describe the kind "${name}", and copy the ` +
            `page of pages/${folder} that is most like it (copy_page, with the facts). Write over each "TO DO" and over ` +
            'every text that is true of the other page alone. Run check until nothing is left that you can mend, then ' +
            'show me preview and compare, and name what you could not find out.',
        ),
    );
  server.registerPrompt(
    'read-critically',
    {
      title: 'Read this page critically',
      description: 'Reads a page as a doubtful visitor would, and changes nothing.',
      argsSchema: { page: words.describe('Its address, such as /services.') },
    },
    ({ page }) =>
      asUser(
        `Read ${page} as visitors see it (preview) and as it is written (read_page), and run check on it. Tell me, with ` +
          'the words that you mean: what a visitor in a hurry cannot find, what is claimed without a figure or a ' +
          'source, what is said twice, what contradicts another page (find), and what is hard to read. Change nothing.',
      ),
  );
  server.registerPrompt(
    'make-plainer',
    {
      title: 'Make this sentence plainer',
      description: 'Rewrites one sentence in plain words, without changing what it promises.',
      argsSchema: {
        page: words.describe('Its address.'),
        sentence: words.describe('The sentence as it stands there.'),
      },
    },
    ({ page, sentence }) =>
      asUser(
        `On ${page} stands: ${JSON.stringify(sentence)}\nFind it, write it plainer and shorter, keep its tokens and what ` +
          'it promises, and show me both versions. When I agree, change it with a patch and run check.',
      ),
  );
}
