import type { RefObject } from 'react';
import { aliasesIn, refusalOf } from '../../authoring/place';
import { routeOf } from '../../content/routes';
import type { ListedKind } from '../../kinds/kind';
import { Input } from '../look/controls';
import type { EditorSite } from '../site/editor-site';
import { nameOf } from '../start/page-rows';
import { Question } from './Question';

const MAX_SLUG_LENGTH = 80;

/** The address of a new page: the folder of the one that is copied, and the end that is proposed or typed. */
export interface Address {
  path: string;
  slug: string;
  /** Why no page can be made there. */
  refusal: string | undefined;
}

export function addressIn(folder: string, slug: string, kind: ListedKind, site: EditorSite): Address {
  const path = `${folder}/${slug}.json`;
  if (slug === '') return { path, slug, refusal: 'Write the end of the page’s address.' };
  if (slug.length > MAX_SLUG_LENGTH)
    return { path, slug, refusal: `An address can have at most ${MAX_SLUG_LENGTH} characters. Choose a shorter one.` };
  const route = routeOf(path);
  if (site.paths.includes(path))
    return { path, slug, refusal: `There is a page at ${route} already. Choose another address.` };
  const documents = new Map(site.editable.map((each) => [each, { value: site.document(each)?.value }] as const));
  const aliases = aliasesIn(documents);
  const owner = aliases.get(route);
  if (owner !== undefined)
    return {
      path,
      slug,
      refusal: `${route} leads to ${nameOf(owner, site.document(owner)?.value)}. Choose another address.`,
    };
  return { path, slug, refusal: refusalOf(path, kind, { paths: site.paths, aliases }) };
}

type Props = {
  address: Address;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the form was submitted; until then a missing address is no mistake. */
  isSubmitted: boolean;
  onChange: (slug: string) => void;
};

export function AddressQuestion({ address: { path, slug, refusal }, input, isSubmitted, onChange }: Props) {
  const message = isSubmitted || slug !== '' ? refusal : undefined;
  const place = slug ? `The page will be at ${routeOf(path)}. ` : '';
  return (
    <Question
      id="new-address"
      title="Address"
      hint={`${place}Lowercase letters, numbers and hyphens; it can’t easily be changed later.`}
      message={message}
    >
      <Input
        ref={input}
        id="new-address"
        aria-describedby="new-address-words"
        aria-invalid={message !== undefined}
        value={slug}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </Question>
  );
}
