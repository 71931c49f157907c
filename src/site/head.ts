import type { HeadData } from '../content/head/head';
import { srcsetOf } from '../design/photo/photo';
import type { PhotoData } from '../design/photo/photo';
import { trustedJson } from './trusted';

/** One element of the head. `text` is what stands inside it, unescaped. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Marks what belongs to the page, so that a navigation can take all of it away. */
const OWN = 'data-head';

/** The head of a page as a list of elements: the one source for the prerendered HTML and for client navigation. */
export function headTags(head: HeadData): HeadTag[] {
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  return [
    { tag: 'title', attributes: {}, text: head.title },
    meta('description', head.description),
    ...(head.keywords.length ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', head.robots),
    ...(head.canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: head.canonical } } as const] : []),
    ...(head.alternates ?? []).map(
      (attributes) => ({ tag: 'link', attributes: { rel: 'alternate', ...attributes } }) as const,
    ),
    ...(head.parts ?? []).map((attributes) => ({ tag: 'link', attributes }) as const),
    ...(head.photo ? [preloadOf(head.photo)] : []),
    property('og:type', head.type),
    property('og:site_name', head.siteName),
    property('og:locale', head.locale.replaceAll('-', '_')),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(head.canonical ? [property('og:url', head.canonical)] : []),
    property('og:image', head.image),
    property('og:image:alt', head.imageAlt),
    // The rest of that card is read from the "og" tags.
    meta('twitter:card', 'summary_large_image'),
    ...(head.jsonLd
      ? [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: scriptJson(head.jsonLd) } as const]
      : []),
  ];
}

/** The first picture is fetched before the page is parsed; a browser that does not support the format ignores it. */
const preloadOf = (photo: PhotoData): HeadTag => ({
  tag: 'link',
  attributes: {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: srcsetOf(photo),
    imagesizes: photo.sizes,
    fetchpriority: 'high',
  },
});

/** JSON that cannot end the script element that it stands in. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const escapedHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function headHtml(head: HeadData): string {
  return headTags(head)
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapedHtml(value)}"`)
        .join('');
      const open = `<${tag}${written} ${OWN}>`;
      if (tag === 'title') return `${open}${escapedHtml(text ?? '')}</title>`;
      return tag === 'script' ? `${open}${text}</script>` : open;
    })
    .join('\n');
}

/** Puts a page's head in the place of the one before it. */
export function applyHead(head: HeadData): void {
  document.head.querySelectorAll(`[${OWN}]`).forEach((element) => element.remove());
  document.head.append(
    ...headTags(head).map(({ tag, attributes, text }) => {
      const element = document.createElement(tag);
      Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      element.setAttribute(OWN, '');
      if (element instanceof HTMLScriptElement) element.text = trustedJson(text ?? '');
      else if (text !== undefined) element.append(text);
      return element;
    }),
  );
}
