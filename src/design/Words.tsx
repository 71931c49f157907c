import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Breaks inside only where it is wider than the line. */
export const Whole = styled.span`
  display: inline-block;
`;

/** A telephone number, a code in two parts, a number with its unit, a range, and two short words with a hyphen. */
const WHOLE = new RegExp(
  `(${[
    String.raw`\+?\d[\d ]{7,}\d`,
    String.raw`\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}`,
    String.raw`\p{Sc}?\d[\d.,]*(?:–\d+)?\+? [\p{L}°]{1,10}(?!\p{L})`,
    String.raw`\d+–\d+`,
    String.raw`\bSt \p{Lu}\S*`,
    String.raw`(?<![\p{L}-])\p{L}{1,5}-\p{L}{1,5}(?![\p{L}-])`,
  ].join('|')})`,
  'u',
);

/** Words in which what belongs together stays on one line, and an address breaks after its "@". */
export function Words({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) => {
    if (index % 2) return <Whole key={index}>{part}</Whole>;
    return part.split('@').map((piece, nth) => (
      <Fragment key={`${index}.${nth}`}>
        {nth > 0 && (
          <>
            @<wbr />
          </>
        )}
        {piece}
      </Fragment>
    ));
  });
}
