import { Fragment } from 'react';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text that is read, with every e-mail address in it to press. */
export function Linked({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
