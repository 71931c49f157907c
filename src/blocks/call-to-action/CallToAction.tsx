import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '../../design/ActionRow';
import { Band } from '../../design/Band';
import { Mark } from '../../design/drawings/Mark';
import { Paragraphs } from '../../design/Paragraphs';
import { Photo } from '../../design/photo/Photo';
import { Scene } from '../../design/drawings/Scene';
import { Section } from '../../design/Section';
import type { BlockProps } from '../schemas';

const Panel = styled(Band)`
  display: grid;
  gap: 1rem var(--space-xl);
  align-items: center;
  position: relative;
  overflow: clip;
  padding: var(--space-l);
  border: 1px solid var(--band-line);
  border-radius: var(--radius-m);
  break-inside: avoid;
  & p {
    line-height: 1.5;
  }
  @media screen {
    @container (min-width: 44rem) {
      & p {
        font-size: var(--step-1);
      }
      grid-template-columns: var(--beside);
    }
  }
  @media print {
    padding: 0;
    border: 0;
    overflow: visible;
  }
`;

const Words = styled.div`
  --brand-fill: var(--on-band);
  --brand-fill-press: var(--on-band-muted);
  --on-brand: var(--band);
  display: grid;
  gap: 1rem;
  & > :last-child {
    margin-block-start: 0.5rem;
  }
  @media print {
    gap: 0.5rem;
  }
`;

/* The right end of the band, into which its first inches fade; on a phone above the words, as wide as it. */
const Crop = styled.div`
  order: -1;
  margin: calc(-1 * var(--space-l)) calc(-1 * var(--space-l)) 0;
  & img {
    aspect-ratio: 2;
  }
  @container (min-width: 44rem) {
    position: absolute;
    inset: 0 0 0 auto;
    width: 41.667%;
    margin: 0;
    mask: linear-gradient(to right, #0000, #000 4rem);
    & img {
      height: 100%;
    }
  }
  @media print {
    display: none;
  }
`;

/* Line drawings say too little to have room of their own on a phone. */
const Drawn = styled.div`
  --scene-ink: var(--on-band-muted);
  --scene-wash: var(--band-line);
  --scene-stroke: 1.75;
  --mark-ink: var(--band-line);
  display: none;
  justify-self: end;
  width: 12rem;
  @media screen {
    @container (min-width: 44rem) {
      display: block;
    }
  }
`;

/** A strong band near the end of a page. */
export function CallToAction({ id, heading, text, actions, scene, picture }: BlockProps<'call-to-action'>) {
  const name = useId();
  return (
    <Section id={id} labelledBy={name}>
      <Panel>
        <Words>
          <h2 id={name}>{heading}</h2>
          {text && <Paragraphs paragraphs={[text]} />}
          <ActionRow actions={actions} size="large" />
        </Words>
        {picture ? (
          <Crop>
            <Photo photo={picture} />
          </Crop>
        ) : (
          <Drawn>{scene ? <Scene drawing={scene} /> : <Mark size={200} />}</Drawn>
        )}
      </Panel>
    </Section>
  );
}
