import { Fragment } from 'react';
import { Words } from './Words';

/** A text with links to pages of this site in it, or phrases of another language; one without is only a text. */
export type LinkedText = string | readonly (string | { words: string; to: string } | { words: string; lang: string })[];

/** Between a name and the code at its end. */
const CODE = / (?=\p{Lu}{1,2}\d[\p{Lu}\d]?$)/u;

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text that is read, with its links and every e-mail address in it to press. */
export function Linked({ children }: { children: LinkedText }) {
  if (typeof children === 'string') return withMail(children);
  return children.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{withMail(part)}</Fragment>;
    const { words } = part;
    if ('lang' in part)
      return (
        <span key={index} lang={part.lang}>
          {words}
        </span>
      );
    return (
      <a key={index} href={part.to}>
        <Words>{words.replace(CODE, '\u00A0')}</Words>
      </a>
    );
  });
}

const withMail = (text: string) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Words key={index}>{part}</Words>
    ),
  );
