import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { HotlineCall } from '../../design/HotlineCall';
import { Icon } from '../../design/drawings/Icon';
import { IconTile } from '../../design/drawings/IconTile';
import { Opener } from '../../design/Opener';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Pill } from '../../design/Pill';
import { Points } from '../../design/Points';
import { Scene } from '../../design/drawings/Scene';
import { Section } from '../../design/Section';
import { useUnfolding } from '../../design/unfolding';
import { Words } from '../../design/Words';
import { useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Panel = styled.div`
  --side: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  /* Until the script opens what a link leads to, and without it, the style sheet does. */
  html:not([data-hydrated]) :target &::details-content {
    content-visibility: visible;
  }
  @media print {
    border: 0;
    &::details-content {
      content-visibility: visible;
    }
    /* Folded cases make a leaflet of two pages: what to do in two columns, and nothing else. */
    main:has(details&) > div {
      --gutter: 0px;
      --space-m: 0.375rem;
      --space-section: 0.25rem;
      --step-1: 1rem;
      --step-2: 1rem;
      --step-3: 1rem;
      columns: 2;
      font-size: 8.5pt;
      line-height: 1.25;
      & > :first-child {
        column-span: all;
      }
      & ul {
        gap: 0;
      }
      & summary {
        padding-block: 0;
      }
      & > :not(:first-child, [data-rhythm='close']),
      & > :first-child dl,
      & [data-part='later'],
      & [data-look='outline'] {
        display: none;
      }
    }
    html:has(details&) footer {
      display: none;
    }
  }
`;

const Title = styled(Opener)`
  padding-block: 0.75rem;
  border-radius: inherit;
  & > h2 {
    font-size: var(--step-3);
  }
`;

const Body = styled.div`
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

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1.5rem;
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  & > svg {
    display: none;
  }
  @media screen {
    @container (min-width: 40rem) {
      & > svg {
        display: block;
        width: 10rem;
        flex: none;
      }
    }
  }
`;

const Titled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  & > h2 {
    font-size: var(--step-3);
  }
`;

const ResponseTime = styled.p`
  display: flex;
  gap: 0.5rem;
  & svg {
    flex: none;
    margin-block-start: 0.25em;
    color: var(--brand);
  }
  & strong {
    color: var(--ink);
  }
`;

const Lists = styled.div`
  display: grid;
  gap: 1rem;
  @container (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > div {
    padding: var(--space-s);
    border-radius: var(--radius-s);
    background: var(--sound-tint);
    break-inside: avoid;
  }
  & > div + div {
    background: var(--call-tint);
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: 0.75rem;
    color: var(--sound);
  }
  & > div + div h3 {
    color: var(--call);
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  & > p {
    flex: 1 1 24rem;
  }
  & > a {
    flex: none;
    max-width: 100%;
  }
`;

/** Two lists, what to do and what not to do, side by side below the number to call first. */
export function DoDont(props: BlockProps<'do-dont'>) {
  const { id, heading, icon, scene, severity, before, folded } = props;
  const name = useId();
  const details = useUnfolding(id);
  const isFolded = folded && !before?.comesFirst;
  const title = (
    <>
      {(isFolded || !scene) && <IconTile icon={icon} />}
      <h2 id={name}>{heading}</h2>
      {severity && <Pill {...severity} />}
    </>
  );
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      {isFolded ? (
        <Panel as="details" ref={details} suppressHydrationWarning>
          <Title>{title}</Title>
          <Advice {...props} />
        </Panel>
      ) : (
        <Panel>
          <Advice {...props} title={<Titled>{title}</Titled>} />
        </Panel>
      )}
    </Section>
  );
}

function Advice(props: BlockProps<'do-dont'> & { title?: ReactNode }) {
  const words = useWords();
  const { title, scene, text, response, before, do: todo, dont, note, action } = props;
  const time = response && (
    <ResponseTime>
      <Icon name="clock" size={18} />
      <span>
        {words.usualResponse}
        <strong>
          <Words>{response}</Words>
        </strong>
      </span>
    </ResponseTime>
  );
  return (
    <Body>
      {(title || text || time || scene) && (
        <Head>
          <div>
            {title}
            {text && <Paragraphs paragraphs={[text]} />}
            {!before?.comesFirst && time}
          </div>
          {scene && <Scene drawing={scene} />}
        </Head>
      )}
      {before && <HotlineCall {...before} wide />}
      {before?.comesFirst && time}
      <Lists>
        <div>
          <h3>
            <Icon name="check" size={26} />
            {words.todo}
          </h3>
          <Points points={todo} mark="tick" />
        </div>
        <div>
          <h3>
            <Icon name="cross" size={26} />
            {words.dont}
          </h3>
          <Points points={dont} mark="cross" />
        </div>
      </Lists>
      {(note || action) && (
        <PhoneFold when={before !== undefined} about={props.heading}>
          <Foot>
            {note && <Paragraphs paragraphs={[note]} />}
            {action && <ActionLink action={action} look={action.do === 'page' ? 'text' : 'outline'} />}
          </Foot>
        </PhoneFold>
      )}
    </Body>
  );
}
