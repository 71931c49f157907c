import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Breaks inside only where it is wider than the line. */
const Whole = styled.span`
  display: inline-block;
`;

const PHONE = /(\+?\d[\d ]{7,}\d)/;

/** Words in a narrow place: a telephone number stays on one line, and an address breaks after its "@". */
export function Words({ children }: { children: string }) {
  return children.split(PHONE).map((part, index) => {
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
