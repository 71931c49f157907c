import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Breaks inside only where it is wider than the line. */
export const Whole = styled.span`
  display: inline-block;
`;

/** A range, or a short word with a hyphen: "20–30", "call-out". */
const RANGE_OR_PAIR = /(\d+–\d+|(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,5}-[\p{L}\p{N}]{1,5}(?![\p{L}\p{N}-]))/u;

/** Words in a narrow place: a range and a short pair of words stay on one line, an address breaks after its "@". */
export function Words({ children }: { children: string }) {
  return children.split(RANGE_OR_PAIR).map((part, index) => {
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
