import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Scene } from '../../design/drawings/Scene';
import { Foot } from '../../design/Foot';
import { HotlineCall } from '../../design/HotlineCall';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { useWords } from '../../design/words';
import type { BlockProps } from '../schemas';
import { ResponseTime } from './ResponseTime';
import { TwoLists } from './TwoLists';

const Body = styled.div`
  display: grid;
  gap: var(--space-m);
  padding: 0.25rem var(--side) var(--side);
  @media print {
    padding: 0;
  }
`;

/* A number to call is laid out by the room that it has. */
const Lead = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-m);
  align-content: start;
  @container (min-width: 40rem) {
    & > a {
      justify-self: start;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: 1.5rem;
  & > :first-child {
    flex: 1;
  }
  & > svg {
    display: none;
  }
  @container (min-width: 40rem) {
    & > svg {
      display: block;
      width: 6.5rem;
    }
  }
`;

const Rest = styled.div`
  display: grid;
  gap: var(--space-m);
`;

type ButtonProps = Pick<BlockProps<'do-dont'>, 'action'> & { isFirst?: boolean };

const Button = ({ action, isFirst }: ButtonProps) =>
  action && <ActionLink action={action} look={action.do === 'page' ? 'text' : isFirst ? 'solid' : 'outline'} />;

/** What is said below the lists, and the button beside it: a phone folds them, unless they stand in a fold. */
const End = ({ note, action, heading, more, folded }: BlockProps<'do-dont'>) =>
  note && (
    <PhoneFold when={!folded} more={more} about={heading}>
      <Foot>
        <Paragraphs paragraphs={[note]} />
        <Button action={action} />
      </Foot>
    </PhoneFold>
  );

/** The two lists, with what stands above and below them. A phone folds the lists of a folded case under its number. */
export function Advice(props: BlockProps<'do-dont'>) {
  const words = useWords();
  const { scene, picture, text, response, before, do: todo, dont, note, action, heading, folded } = props;
  const drawing = picture ? undefined : scene;
  // Our time counts from when others have made it safe, so it is said after what to do.
  const isLater = before?.comesFirst === true;
  // Their number stands, and the lists fold under it.
  const isShort = isLater && folded;
  // Of a folded case it stands in the line that opens it.
  const time = response && (isShort || !folded) && <ResponseTime>{response}</ResponseTime>;
  // A case that is never folded says whom to call before what to do.
  const [first, last] = picture && !folded && !before ? [action, undefined] : [undefined, action];
  return (
    <Body>
      {(text || drawing || (time && !isLater) || first) && (
        <Lead>
          {(text || drawing) && (
            <Head>
              {text && <Paragraphs paragraphs={[text]} />}
              {drawing && <Scene drawing={drawing} />}
            </Head>
          )}
          {!isLater && time}
          <Button action={first} isFirst />
        </Lead>
      )}
      <Rest>
        {before && (
          <Lead>
            <HotlineCall {...before} wide />
          </Lead>
        )}
        <PhoneFold when={isShort} label={`${words.todo} / ${words.dont}`} about={heading}>
          <Rest>
            <TwoLists todo={todo} dont={dont}>
              {!note && <Button action={last} />}
            </TwoLists>
            <End {...props} action={last} />
            {isLater && time}
          </Rest>
        </PhoneFold>
      </Rest>
    </Body>
  );
}
