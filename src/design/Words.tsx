import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Breaks inside only where it is wider than the line. */
export const Whole = styled.span`
  display: inline-block;
`;

/**
 * A code in two parts, a number of another ("4.9 out of 5 from"), a sum with its time ("an hour"), a number with its
 * unit or what it counts (no telephone number), a saint with the name, and a standard with its number ("BS EN 806").
 */
const TIED = new RegExp(
  [
    /\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}/u,
    /\d (?:\p{L}{1,3} ){1,2}\d(?: \p{L}{1,10}(?!\p{L}))?/u,
    /\p{Sc}\d+ \p{L}{1,3} \p{L}{1,5}(?!\p{L})/u,
    /(?<!\p{L}\d?|\d \d*)\d\+? [\p{L}°]{1,10}(?!\p{L})/u,
    /\bSt \p{Lu}/u,
    /(?<!\p{L})(?:\p{Lu}{2,4} )+\d{2,5}(?![\d ]*\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * A telephone number, a range with its unit, an e-mail address, two short words with a hyphen, a code with a word
 * ("G3-qualified"), and a level of prices (signs of a currency alone), each with the mark that follows.
 */
const WHOLE =
  /((?:\+?\d[\d ]{7,}\d|\d+–\d+(?:\u00A0[\p{L}°]+)?|[^\s@]+@[^\s@]+|(?<![\p{L}-])\p{L}{1,8}-\p{L}{1,7}(?![\p{L}-])|\p{Lu}\d-\p{L}+|\p{Sc}{2,})[.,;:!?)]*)/u;

/** Every match of the two above has one of these. To compile them takes milliseconds, which texts without any save. */
const SIGN = /[\d@-]|\bSt |\p{Sc}{2}/u;

/** Words in which what belongs together stays on one line, and an address breaks after its "@". */
export function Words({ children }: { children: string }) {
  if (!SIGN.test(children)) return children;
  const tied = children.replace(TIED, (part) => part.replaceAll(' ', '\u00A0'));
  return tied.split(WHOLE).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name, host] = part.split('@');
    return (
      <Whole key={index}>
        {name}
        {host && (
          <>
            @<wbr />
            {host}
          </>
        )}
      </Whole>
    );
  });
}

/** Words that break after a comma or a semicolon first, where their line is too short. */
export const Phrases = ({ children }: { children: string }) =>
  children.split(/(?<=[,;]) /).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Whole>
        <Words>{phrase}</Words>
      </Whole>
    </Fragment>
  ));
