import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Icon } from '../../design/drawings/Icon';
import { Scene } from '../../design/drawings/Scene';
import { Foot } from '../../design/Foot';
import { HotlineCall } from '../../design/HotlineCall';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Photo } from '../../design/photo/Photo';
import { Words } from '../../design/Words';
import { useWords } from '../../design/words';
import type { BlockProps } from '../schemas';
import { TwoLists } from './TwoLists';

const Body = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  summary + & {
    padding-block-start: 0.25rem;
  }
  @media print {
    padding: 0;
  }
`;

/** A photograph: on a phone beside the heading, else as high as what it stands beside. */
const Frame = styled.span`
  position: relative;
  min-height: 8rem;
  @container (max-width: 39.99rem) {
    position: absolute;
    inset: 0.5rem var(--space-m) auto auto;
    width: 3.75rem;
    min-height: 2.75rem;
  }
  & img {
    position: absolute;
    height: 100%;
    border-radius: var(--radius-s);
  }
  @media print {
    display: none;
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
  & > span {
    flex: 0 1 38%;
    align-self: stretch;
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
  summary + & {
    padding-block-start: 0.75rem;
  }
`;

const AdviceFoot = styled(Foot)`
  & > p {
    flex: 1 1 24rem;
  }
  & > a {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
  }
`;

/** What stands below the lists: a phone folds it, unless it stands in a fold or is only a button. */
const End = ({ note, action, heading, more, folded }: BlockProps<'do-dont'>) =>
  (note || action) && (
    <PhoneFold when={!folded && note !== undefined} more={more} about={heading}>
      <AdviceFoot>
        {note && <Paragraphs paragraphs={[note]} />}
        {action && <ActionLink action={action} look={action.do === 'page' ? 'text' : 'outline'} />}
      </AdviceFoot>
    </PhoneFold>
  );

/** The two lists, with what stands above and below them. A phone folds the lists of a folded case under its number. */
export function Advice(props: BlockProps<'do-dont'> & { title?: ReactNode }) {
  const words = useWords();
  const { title, scene, picture, text, response, before, do: todo, dont, heading, folded } = props;
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
  // A folded case has its photograph beside its heading.
  const photo = title ? picture : undefined;
  const framed = photo && (
    <Frame>
      <Photo photo={photo} />
    </Frame>
  );
  const drawing = picture ? undefined : scene;
  const isLed = before?.comesFirst;
  // The number stands, and the lists fold under it.
  const isShort = isLed === true && folded;
  const call = before && <HotlineCall {...before} wide />;
  return (
    <Body>
      {(title || text || time || drawing) && (
        <Head>
          <div>
            {title}
            {text && <Paragraphs paragraphs={[text]} />}
            {framed && isLed && call}
            {(framed || !isLed) && time}
          </div>
          {isLed && framed}
          {drawing && <Scene drawing={drawing} />}
        </Head>
      )}
      {!(framed && isLed) && call}
      {isLed && !framed && time}
      <PhoneFold when={isShort} label={`${words.todo} / ${words.dont}`} about={heading}>
        <Rest>
          <TwoLists todo={todo} dont={dont} below={!isLed && framed} />
          <End {...props} />
        </Rest>
      </PhoneFold>
    </Body>
  );
}
