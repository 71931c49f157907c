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
  --brand-fill: var(--on-band);
  --brand-fill-press: var(--on-band-muted);
  --on-brand: var(--band);
  --scene-ink: var(--on-band-muted);
  --scene-wash: var(--band-line);
  --scene-stroke: 1.75;
  --mark-ink: var(--band-line);
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
  & > :not(:first-child) {
    display: none;
    justify-self: end;
  }
  @media screen {
    @container (min-width: 42rem) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 12rem);
      &:has(img) {
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      }
      & > :not(:first-child) {
        display: block;
      }
    }
  }
  @media print {
    padding: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1.25rem;
`;

/* The right end of the band: its picture comes out of the dark. */
const Crop = styled.div`
  & img {
    position: absolute;
    inset: 0 0 0 auto;
    width: 46%;
    height: 100%;
    mask: linear-gradient(to right, #0000, #000 50%);
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
        ) : scene ? (
          <Scene drawing={scene} />
        ) : (
          <Mark size={200} />
        )}
      </Panel>
    </Section>
  );
}
