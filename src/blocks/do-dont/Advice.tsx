import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Icon } from '../../design/drawings/Icon';
import { Scene } from '../../design/drawings/Scene';
import { HotlineCall } from '../../design/HotlineCall';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Words } from '../../design/Words';
import { useWords } from '../../design/words';
import type { BlockProps } from '../schemas';
import { Sides, TwoLists } from './TwoLists';

const Body = styled.div`
  display: grid;
  gap: var(--space-m);
  padding: 0.25rem var(--side) var(--side);
  @media print {
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: 1.5rem;
  & > div {
    display: grid;
    flex: 1;
    gap: 0.75rem;
    justify-items: start;
  }
  /* The words go on beside the photograph under the title, at least as far down as it does. */
  @media screen and (min-width: 48em) {
    &[data-photo] {
      min-height: calc(var(--tile) * 0.75 - 2.75rem);
      padding-inline-start: calc(var(--tile) + 1.25rem);
    }
  }
  & > svg {
    display: none;
  }
  @media screen {
    @container (min-width: 40rem) {
      & > svg {
        display: block;
        width: 6.5rem;
        flex: none;
      }
    }
  }
`;

const ResponseTime = styled.p`
  display: flex;
  max-width: none;
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

const Rest = styled.div`
  display: grid;
  gap: var(--space-m);
  /* Under the title, with nothing between. */
  &:first-child,
  summary + & {
    padding-block-start: 0.75rem;
  }
`;

const Button = ({ action }: Pick<BlockProps<'do-dont'>, 'action'>) =>
  action && <ActionLink action={action} look={action.do === 'page' ? 'text' : 'outline'} />;

/** What is said below the lists, and the button beside it: a phone folds them, unless they stand in a fold. */
const End = ({ note, action, heading, more, folded }: BlockProps<'do-dont'>) =>
  note && (
    <PhoneFold when={!folded} more={more} about={heading}>
      <Sides>
        <Paragraphs paragraphs={[note]} />
        <Button action={action} />
      </Sides>
    </PhoneFold>
  );

/** The two lists, with what stands above and below them. A phone folds the lists of a folded case under its number. */
export function Advice(props: BlockProps<'do-dont'>) {
  const words = useWords();
  const { scene, picture, text, response, before, do: todo, dont, note, action, heading, folded } = props;
  const time = response && (
    <ResponseTime>
      <Icon name="clock" size={18} />
      <span>
        {words.usualResponse}{' '}
        <strong>
          <Words>{response}</Words>
        </strong>
      </span>
    </ResponseTime>
  );
  const drawing = picture ? undefined : scene;
  const isLed = before?.comesFirst;
  const above = !isLed && time;
  // The number stands, and the lists fold under it.
  const isShort = isLed === true && folded;
  return (
    <Body>
      {(text || above || drawing) && (
        <Head data-photo={picture && ''}>
          <div>
            {text && <Paragraphs paragraphs={[text]} />}
            {above}
          </div>
          {drawing && <Scene drawing={drawing} />}
        </Head>
      )}
      {before && <HotlineCall {...before} wide />}
      {isLed && time}
      <PhoneFold when={isShort} label={`${words.todo} / ${words.dont}`} about={heading}>
        <Rest>
          <TwoLists todo={todo} dont={dont}>
            {!note && <Button action={action} />}
          </TwoLists>
          <End {...props} />
        </Rest>
      </PhoneFold>
    </Body>
  );
}
