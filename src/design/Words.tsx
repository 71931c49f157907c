import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Breaks inside only where it is wider than the line. */
export const Whole = styled.span`
  display: inline-block;
`;

const PHONE_OR_RANGE = /(\+?\d[\d ]{7,}\d|\d+–\d+)/;

/** Words in a narrow place: a telephone number or a range stays on one line, an address breaks after its "@". */
export function Words({ children }: { children: string }) {
  return children.split(PHONE_OR_RANGE).map((part, index) => {
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
