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
  gap: 1.5rem var(--space-xl);
  align-items: center;
  position: relative;
  overflow: clip;
  padding: var(--space-l);
  border: 1px solid var(--band-line);
  border-radius: var(--radius-m);
  break-inside: avoid;
  & p {
    font-size: var(--step-1);
    line-height: 1.5;
  }
  @media screen {
    @container (width < 42rem) {
      &:has(img) {
        padding-block-start: 6.5rem;
      }
    }
    @container (min-width: 42rem) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  @media print {
    padding: 0;
  }
`;

const Words = styled.div`
  --brand-fill: var(--on-band);
  --brand-fill-press: var(--on-band-muted);
  --on-brand: var(--band);
  display: grid;
  gap: 1.25rem;
`;

/* The picture comes out of the dark: at the right end of the band, and on a phone at its top. */
const Crop = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 7.5rem;
  mask: linear-gradient(#000 50%, #0000);
  & img {
    height: 100%;
  }
  @container (min-width: 42rem) {
    inset: 0 0 0 auto;
    width: 46%;
    height: auto;
    mask: linear-gradient(to right, #0000, #000 50%);
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
    @container (min-width: 42rem) {
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
