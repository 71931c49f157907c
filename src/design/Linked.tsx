import { Fragment } from 'react';
import { Words } from './Words';

/** A text with links to pages of this site in it; one without is only a text. */
export type LinkedText = string | readonly (string | { words: string; to: string })[];

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text that is read, with its links and every e-mail address in it to press. */
export function Linked({ children }: { children: LinkedText }) {
  if (typeof children === 'string') return withMail(children);
  return children.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{withMail(part)}</Fragment>
    ) : (
      <a key={index} href={part.to}>
        {part.words}
      </a>
    ),
  );
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
