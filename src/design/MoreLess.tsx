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

/** The label of a summary under the beginning of a text: what a press does now. `more` names what is folded. */
export function MoreLess({ more }: { more?: string | undefined }) {
  const words = useWords();
  return (
    <>
      <More>{more ?? words.readOn}</More>
      <Less>{words.showLess}</Less>
    </>
  );
}
