import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Beside } from '../../design/Beside';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Photo } from '../../design/photo/Photo';
import { Pictured } from '../../design/photo/Pictured';
import { Points } from '../../design/Points';
import { Scene, SceneGround } from '../../design/drawings/Scene';
import { Reading } from '../../design/Reading';
import { Section } from '../../design/Section';
import { Split } from '../../design/Split';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';
import { NamedRows } from './NamedRows';

const Headed = styled(Split)`
  gap: 0.75rem var(--space-xl);
  align-items: baseline;
  & > [data-part='rows'] {
    margin-block-start: var(--space-s);
    grid-column: 1 / -1;
  }
`;

const Rest = styled.div`
  display: grid;
  gap: 1rem;
  & > a {
    justify-self: start;
  }
`;

/** Some twelve lines on a phone, links and quotes counted as they are written. */
const LONG = 480;

/** A heading and what is read under it, with a drawing or a photograph beside both where there is room. */
export function Prose(props: BlockProps<'prose'>) {
  const { id, heading, paragraphs, points, look, ground, scene, picture, more, action } = props;
  const name = useId();
  const isLong = JSON.stringify([paragraphs, points]).length > LONG;
  const shown = isLong ? 1 : paragraphs.length;
  const rows = look === 'rows' ? points : undefined;
  const list = rows ? undefined : points;
  const words = (
    <>
      {heading && (
        <h2 id={name}>
          <Words>{heading}</Words>
        </h2>
      )}
      <Rest>
        <Paragraphs paragraphs={paragraphs.slice(0, shown)} />
        {(shown < paragraphs.length || list) && (
          <PhoneFold when={isLong} more={more} about={heading}>
            <Rest>
              <Paragraphs paragraphs={paragraphs.slice(shown)} />
              {list && <Points points={list} />}
            </Rest>
          </PhoneFold>
        )}
        {action && <ActionLink action={action} />}
      </Rest>
      {rows && (
        <div data-part="rows">
          <PhoneFold when={isLong} more={more} about={heading}>
            <NamedRows points={rows} />
          </PhoneFold>
        </div>
      )}
    </>
  );
  return (
    <Section id={id} labelledBy={heading && name} ground={ground} rhythm={scene || picture ? 'picture' : 'text'}>
      {picture || scene ? (
        <Beside>
          <Reading>{words}</Reading>
          {picture ? (
            <Pictured>
              <Photo photo={picture} />
            </Pictured>
          ) : (
            scene && (
              <SceneGround>
                <Scene drawing={scene} />
              </SceneGround>
            )
          )}
        </Beside>
      ) : heading ? (
        <Headed>{words}</Headed>
      ) : (
        words
      )}
    </Section>
  );
}
