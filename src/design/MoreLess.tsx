import { styled } from 'styled-components';
import { useWords } from './words';

const More = styled.span`
  [open] > summary > & {
    display: none;
  }
`;

const Less = styled.span`
  details:not([open]) > summary > & {
    display: none;
  }
`;

/** The label of a summary under the beginning of a text: what a press does now. */
export function MoreLess() {
  const words = useWords();
  return (
    <>
      <More>{words.readOn}</More>
      <Less>{words.showLess}</Less>
    </>
  );
}
