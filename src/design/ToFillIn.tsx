import { styled } from 'styled-components';

/** Each line has room for a pen behind its words, or under them where they are long. */
const Lines = styled.ul`
  display: grid;
  gap: 0.5rem;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    max-width: none;
    padding-block-start: 0.75rem;
    font-size: var(--step--1);
  }
  & > li::after {
    content: '';
    flex: 1 1 10rem;
    min-height: 1.5rem;
    border-block-end: 1px solid var(--edge);
  }
`;

/** Lines of a form on paper. */
export const ToFillIn = ({ lines }: { lines: readonly string[] }) => (
  <Lines>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </Lines>
);
