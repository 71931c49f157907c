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
import { Points } from '../../design/Points';
import type { LinkedText } from '../../design/Linked';
import { Words } from '../../design/Words';
import { useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

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

const Lists = styled.div`
  display: grid;
  gap: var(--space-s);
  @container (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: auto 1fr;
    /* The photograph stands below the shorter list, as far down as the longer one goes. */
    &:has(> span) > :first-child {
      grid-row: span 2;
    }
  }
  @media (min-width: 64em) {
    &[data-uneven] {
      align-items: start;
    }
  }
  & > div {
    padding: var(--space-s) clamp(0.25rem, 2vw, 1.5rem);
    border-radius: var(--radius-s);
    background: var(--sound-tint);
    break-inside: avoid;
  }
  & > div + div {
    --sound: var(--call);
    background: var(--call-tint);
  }
  & [data-mark='cross'] > li::before,
  & [data-mark='cross'] > li::after {
    content: '';
    position: absolute;
    inset: 0.3em auto auto 0.5rem;
    width: 0;
    height: 1rem;
    border: 0;
    border-inline-start: 0.1875rem solid var(--call);
    border-radius: 0;
    transform: rotate(45deg);
  }
  & [data-mark='cross'] > li::after {
    transform: rotate(-45deg);
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
    color: var(--sound);
  }
  @media print {
    gap: 0.5rem;
    & > div {
      padding: 0;
    }
    & h3 {
      margin: 0;
    }
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

const List = ({ icon, heading, children }: { icon: 'check' | 'cross'; heading: string; children: ReactNode }) => (
  <div>
    <h3>
      <Icon name={icon} size={26} />
      {heading}
    </h3>
    {children}
  </div>
);

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

/** Whether one list is so much shorter that its panel would be half empty as high as the other. */
function isUneven(...lists: readonly (readonly LinkedText[])[]): boolean {
  const [shorter, longer] = lists.map((list) => JSON.stringify(list).length).sort((one, other) => one - other);
  return shorter! < 0.7 * longer!;
}

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
  const below = !isLed && framed;
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
          <Lists data-uneven={!below && isUneven(todo, dont) ? '' : undefined}>
            <List icon="check" heading={words.todo}>
              <Points points={todo} mark="tick" />
            </List>
            <List icon="cross" heading={words.dont}>
              <Points points={dont} mark="cross" />
            </List>
            {below}
          </Lists>
          <End {...props} />
        </Rest>
      </PhoneFold>
    </Body>
  );
}
