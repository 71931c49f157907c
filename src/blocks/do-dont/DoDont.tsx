import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { HotlineCall } from '../../design/HotlineCall';
import { Icon } from '../../design/Icon';
import { IconTile } from '../../design/IconTile';
import { Pill } from '../../design/Pill';
import { Points } from '../../design/Points';
import { Scene } from '../../design/Scene';
import { Section } from '../../design/Section';
import { WORDS } from '../../design/interface-words';
import type { BlockProps } from '../schemas';

const Panel = styled.div`
  display: grid;
  gap: clamp(1.25rem, 2.5vw, 1.75rem);
  padding: clamp(1.25rem, 3.5vw, 2.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  @media print { padding: 0; border: 0; break-inside: avoid; }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1.5rem;
  & > div { display: grid; gap: .875rem; justify-items: start; }
  & > svg { display: none; }
  @media screen { @container (min-width: 40rem) { & > svg { display: block; width: 11rem; flex: none; } } }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .75rem 1rem;
  & > h2 { font-size: var(--step-3); }
`;

const ResponseTime = styled.p`
  display: flex;
  gap: .5rem;
  & svg { flex: none; margin-block-start: .25em; color: var(--brand); }
  & strong { color: var(--ink); white-space: nowrap; }
`;

const Lists = styled.div`
  display: grid;
  gap: 1rem;
  @container (min-width: 44rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > div { padding: clamp(1.125rem, 2.5vw, 1.75rem); border-radius: var(--radius-s); background: var(--sound-tint); break-inside: avoid; }
  & > div + div { background: var(--call-tint); }
  & h3 { display: flex; align-items: center; gap: .5rem; margin-block-end: .875rem; color: var(--sound); }
  & > div + div h3 { color: var(--call); }
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); & > div { padding: 0; } }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  & > p { flex: 1 1 24rem; }
  & > a { flex: none; max-width: 100%; }
`;

/** What to do and what not to do, side by side, after the number that comes first. */
export function DoDont(props: BlockProps<'do-dont'>) {
  const { id, heading, icon, scene, text, severity, response, before, do: todo, dont, note, action } = props;
  const name = useId();
  return (
    <Section id={id} labelledBy={name} rhythm="close">
      <Panel>
        <Head>
          <div>
            <Title>
              {!scene && <IconTile icon={icon} />}
              <h2 id={name}>{heading}</h2>
              {severity && <Pill {...severity} />}
            </Title>
            {text && <p>{text}</p>}
            {response && <ResponseTime><Icon name="clock" size={18} /><span>{WORDS.averageResponse} <strong>{response}</strong></span></ResponseTime>}
          </div>
          {scene && <Scene name={scene} />}
        </Head>
        {before && <HotlineCall {...before} wide />}
        <Lists>
          <div>
            <h3><Icon name="check" size={26} />{WORDS.todo}</h3>
            <Points data-mark="tick">{todo.map((point) => <li key={point}>{point}</li>)}</Points>
          </div>
          <div>
            <h3><Icon name="cross" size={26} />{WORDS.dont}</h3>
            <Points data-mark="cross">{dont.map((point) => <li key={point}>{point}</li>)}</Points>
          </div>
        </Lists>
        {(note || action) && (
          <Foot>
            {note && <p>{note}</p>}
            {action && <ActionLink action={action} look={action.do === 'page' ? 'text' : 'outline'} />}
          </Foot>
        )}
      </Panel>
    </Section>
  );
}
