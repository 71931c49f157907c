import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Words } from '../../design/Words';
import { useWords } from '../../design/words';

const Time = styled.span`
  display: flex;
  gap: 0.5rem;
  & svg {
    flex: none;
    margin-block-start: 0.25em;
    color: var(--brand);
  }
  & > span {
    text-wrap: balance;
  }
  & strong {
    color: var(--ink);
  }
`;

/** How soon somebody comes; in the line of a fold the words are for the ear. */
export function ResponseTime({ children, isShort }: { children: string; isShort?: boolean }) {
  const { usualResponse } = useWords();
  return (
    <Time>
      {!isShort && <Icon name="clock" size={18} />}
      <span>
        {isShort ? <VisuallyHidden>{usualResponse} </VisuallyHidden> : `${usualResponse} `}
        <strong>
          <Words>{children}</Words>
        </strong>
      </span>
    </Time>
  );
}
