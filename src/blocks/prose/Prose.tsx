import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Points } from '../../design/Points';
import { Scene } from '../../design/Scene';
import { Section } from '../../design/Section';
import { unbroken } from '../../design/unbroken';
import type { BlockProps } from '../schemas';

const Layout = styled.div`
  display: grid;
  gap: 1.25rem clamp(2rem, 6vw, 5rem);
  & > :only-child { max-width: var(--measure); }
  & > div > svg { max-width: 14rem; margin-block-start: 1.5rem; }
  @container (min-width: 56rem) {
    & > :nth-child(2) { grid-column: 2; }
    &:has(> :nth-child(2)) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
    & > div > svg { max-width: 18rem; }
  }
`;

const Reading = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  justify-items: start;
`;

/** A heading and what is read under it; side by side where there is room. */
export function Prose({ id, heading, paragraphs, points, scene, action }: BlockProps<'prose'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={heading && name}>
      <Layout>
        {(heading || scene) && (
          <div>
            {heading && <h2 id={name}>{unbroken(heading)}</h2>}
            {scene && <Scene name={scene} />}
          </div>
        )}
        <Reading>
          {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          {points && <Points>{points.map((point) => <li key={point}>{point}</li>)}</Points>}
          {action && <ActionLink action={action} />}
        </Reading>
      </Layout>
    </Section>
  );
}
