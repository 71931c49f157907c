import type { Resolver } from '../../content/resolve';
import type { Page } from '../../content/site';
import { fillTokens } from '../../content/tokens';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { TEXT_KINDS } from '../../schema/fields';
import { fieldsOf } from '../../schema/walk';
import type { DocumentSession } from '../session/document-session';

interface Pressed {
  session: DocumentSession;
  value: unknown;
  /** The block that was pressed. */
  block: Path;
  /** The words that were pressed. */
  words: string;
  resolver: Resolver | undefined;
  page: Page | undefined;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The field whose words were pressed: the one of the block that says them when its tokens are filled in, or a fact that
 * the block shows. Nothing is hidden in the page for this.
 */
export function fieldWith({ session, value, block, words, resolver, page }: Pressed): Path | undefined {
  const pressed = plain(words);
  if (pressed === '') return undefined;
  const tokens = resolver && page ? resolver.tokensOf(page) : new Map<string, string>();
  const texts = fieldsOf(session.schema, value).filter(
    ({ kind, value: text }) => (TEXT_KINDS as readonly string[]).includes(kind) && typeof text === 'string',
  );
  const says = (text: unknown) => plain(fillTokens(String(text), tokens));
  const isIn = (path: Path) => block.every((step, depth) => path[depth] === step);
  const own = texts.filter(({ path }) => isIn(path));
  const others = texts.filter(({ path }) => path[0] === 'facts');
  const found =
    own.find((each) => says(each.value) === pressed) ??
    own.find((each) => says(each.value).includes(pressed)) ??
    others.find((each) => says(each.value) === pressed) ??
    own
      .filter((each) => pressed.includes(says(each.value)))
      .sort((a, b) => says(b.value).length - says(a.value).length)[0];
  return found && valueAt(value, found.path) !== undefined ? found.path : undefined;
}
