import { useId } from 'react';
import { styled } from 'styled-components';
import { Beside } from '../../design/Beside';
import { Photo } from '../../design/photo/Photo';
import { Pictured } from '../../design/photo/Pictured';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { TrustMark } from '../../design/drawings/TrustMark';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';

const Row = styled.ul`
  display: grid;
  gap: var(--space-s) var(--space-l);
  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: flex;
    gap: 1rem;
    align-items: start;
  }
  /* Where one name takes two lines, what is said of all begins level. */
  @container (min-width: 64rem) {
    &[data-many] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--space-m);
    }
    &[data-many] > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      gap: 0;
      justify-items: start;
      & > p {
        display: contents;
      }
      & strong {
        margin-block-start: 1rem;
        font-size: 1.0625rem;
      }
    }
  }
  & strong {
    display: block;
    color: var(--ink);
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & p > span {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.5;
  }
`;

/** Beside a photograph the marks have its room to go by. */
const Marks = styled.div`
  container-type: inline-size;
`;

/* The words begin where the photograph does, which goes as far down as they do. */
const Level = styled(Beside)`
  align-items: start;
  @media (min-width: 48em) {
    align-items: stretch;
    & > :last-child {
      position: relative;
      min-height: 20rem;
    }
    & > :last-child img {
      position: absolute;
      height: 100%;
      max-height: none;
    }
  }
`;

/** Trust marks in a row, each with the number and the body that stand behind it. */
export function Badges({ id, heading, picture, items }: BlockProps<'badges'>) {
  const name = useId();
  const isFew = heading && !picture && items.length < 3;
  const marks = (
    <>
      {heading && <SectionHead id={name} heading={heading} />}
      <Row data-many={(items.length > 2 && !picture) || undefined}>
        {items.map(({ icon, label, detail }, index) => (
          <li key={index}>
            <TrustMark icon={icon} />
            <p>
              <strong>
                <Words>{label}</Words>
              </strong>
              {detail && (
                <span>
                  <Words>{detail}</Words>
                </span>
              )}
            </p>
          </li>
        ))}
      </Row>
    </>
  );
  return (
    // Without a heading they go on from what stands before them, on a tint that parts them from the next.
    <Section
      id={id}
      labelledBy={heading && name}
      ground={heading ? 'plain' : 'mist'}
      rhythm={picture ? 'picture' : isFew ? 'text' : undefined}
    >
      {picture ? (
        <Level>
          <Marks>{marks}</Marks>
          <Pictured>
            <Photo photo={picture} />
          </Pictured>
        </Level>
      ) : isFew ? (
        <Split>{marks}</Split>
      ) : (
        marks
      )}
    </Section>
  );
}
