import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { LISTED_KINDS } from '../../../kinds/named';

const words = z.string().max(3000);
const asUser = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Prompts that a person may choose by name. */
export function addPrompts(server: McpServer): void {
  for (const { name, folder, words: kind } of LISTED_KINDS.filter((each) => each.folder !== '')) {
    const about = words.describe('What it is about, with the facts that you know.');
    server.registerPrompt(`new-${name}`, { title: `New: ${kind.page}`, argsSchema: { about } }, (given) =>
      asUser(
        `Make ${kind.page} about: ${given.about}
Ask me for every fact that you do not know; make none up, and leave "TO DO" where I do not know it either. Look at site_overview, describe the kind "${name}", and copy the page of pages/${folder} that is most like it, with the facts. Write over each "TO DO" and over every text that is true of the other page alone. Run check until nothing is left that you can mend, then show me preview and compare, and name what you could not find out.`,
      ),
    );
  }
  const page = words.describe('Its address, such as /services.');
  server.registerPrompt('read-critically', { title: 'Read this page critically', argsSchema: { page } }, (given) =>
    asUser(
      `Read ${given.page} as visitors see it (preview) and as it is written (read_page), and run check on it. ` +
        'Tell me, with the words that you mean: what a visitor in a hurry cannot find, what is claimed without a ' +
        'figure or a source, what is said twice, what contradicts another page (find), and what is hard to read. ' +
        'Change nothing.',
    ),
  );
  const sentence = words.describe('The sentence as it stands there.');
  server.registerPrompt(
    'make-plainer',
    { title: 'Make this sentence plainer', argsSchema: { page, sentence } },
    (given) =>
      asUser(
        `On ${given.page} stands: ${JSON.stringify(given.sentence)}
Find it, write it plainer and shorter, keep its tokens and what it promises, and show me both versions. When I agree, change it with a patch and run check.`,
      ),
  );
}
