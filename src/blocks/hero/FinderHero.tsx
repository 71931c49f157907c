import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { Answer } from '../../design/finder/Answer';
import { CodeForm } from '../../design/finder/CodeForm';
import { DistrictList } from '../../design/finder/DistrictList';
import { FinderMap } from '../../design/finder/FinderMap';
import { useTyped } from '../../design/finder/typed';
import { GroundContext } from '../../design/map/ground';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';
import type { BlockProps } from '../schemas';
import { MapPlace } from './frame';
import { Beneath, Maps, Open } from './open-frame';
import { PlainHero } from './PlainHero';
import { Said, Speech } from './Said';

type Props = {
  hero: BlockProps<'hero'>;
  finder: BlockProps<'finder'>;
  /** The blocks that stand behind the finder. */
  behind: readonly TypedBlock[];
};

/* The answer hangs from the field, over what stands below: nothing is moved. */
const Asking = styled.div`
  position: relative;
  width: 100%;
  max-width: 38rem;
  && {
    margin: 0;
  }
  & > :last-child {
    position: absolute;
    inset-block-start: calc(100% + 0.5rem);
    z-index: 2;
  }
  & > :not([data-silent]) > div {
    box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.25);
  }
  /* Wide and low, so that it ends above what the next section says. */
  @media (min-width: 48em) {
    & > :last-child {
      min-width: 38rem;
    }
    & > :not([data-silent]) > div {
      gap: 0 1rem;
      padding: 0.625rem 1rem;
    }
    & output {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 0.5rem;
    }
    & strong > b {
      font-size: 2.5rem;
    }
  }
`;

/**
 * A hero with the field of a finder, from which the answer hangs. Beside a picture of its own the finder below it has
 * the examples and the map; without one the map stands here, and under the map of the region its inset, where all have
 * room for their names.
 */
export function FinderHero({ hero, finder, behind }: Props) {
  const [name, field, list] = [useId(), useId(), useId()];
  const hasInset = !!useContext(GroundContext)?.inset;
  const typed = useTyped(finder.rest, finder.districts);
  const { label, ask, all, districts } = finder;
  const { answer, found, isUnknown, isExample } = typed;
  // An example that is pressed in the finder below is answered there.
  const shown = isExample ? { found: undefined, isUnknown: false } : { found, isUnknown };
  const asking = (
    <Asking>
      <CodeForm look="slim" field={field} label={label} ask={ask} action={all?.href ?? `#${list}`} typed={typed} />
      <Answer field={field} typed={{ answer, ...shown }} words={finder} />
    </Asking>
  );
  if (hero.picture) {
    const answering = { ...finder, asked: { typed, field, list } };
    return (
      <>
        <PlainHero hero={hero}>{asking}</PlainHero>
        <Blocks blocks={[answering, ...behind]} />
      </>
    );
  }
  return (
    <Open as="div" data-picture="map" data-open="">
      <Speech as="section" id={hero.id} aria-labelledby={name}>
        <Said hero={hero} name={name} opening={asking} />
      </Speech>
      <Maps>
        <MapPlace>
          <FinderMap found={typed.found} districts={districts} atRest="pages" framed={hasInset} />
        </MapPlace>
        {hasInset && (
          <MapPlace>
            <FinderMap found={undefined} districts={districts} framed={false} />
          </MapPlace>
        )}
      </Maps>
      <Beneath>
        <Blocks blocks={behind.map((block) => ({ ...block, parts: 'none' }))} />
        {finder.list && <DistrictList id={list} heading={finder.list} districts={districts} />}
      </Beneath>
    </Open>
  );
}
