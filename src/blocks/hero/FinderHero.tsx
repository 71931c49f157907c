import { useContext, useId } from 'react';
import { Answer } from '../../design/finder/Answer';
import { CodeForm } from '../../design/finder/CodeForm';
import { DistrictList } from '../../design/finder/DistrictList';
import { FinderMap } from '../../design/finder/FinderMap';
import { useTyped } from '../../design/finder/typed';
import { GroundContext } from '../../design/map/ground';
import { RegionMap } from '../../design/map/RegionMap';
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

/**
 * A hero with the field of a finder and the answer under it. Beside a picture of its own the finder below it has the
 * examples and the map; without one they stand here, the map beside them, and under the map of the region its inset,
 * where all have room for their names.
 */
export function FinderHero({ hero, finder, behind }: Props) {
  const [name, field, list] = [useId(), useId(), useId()];
  const hasInset = useContext(GroundContext)?.inset !== undefined;
  const typed = useTyped(finder.rest, finder.districts);
  const { label, ask, all, districts } = finder;
  const form = (
    <CodeForm look="slim" field={field} label={label} ask={ask} action={all?.href ?? `#${list}`} typed={typed} />
  );
  if (hero.picture) {
    const answering = { ...finder, asked: { typed, field, list } };
    const { answer, found, isUnknown, isExample } = typed;
    const shown = isExample ? { found: undefined, isUnknown: false } : { found, isUnknown };
    return (
      <>
        <PlainHero hero={hero}>
          {form}
          <Answer field={field} typed={{ answer, ...shown }} words={finder} />
        </PlainHero>
        <Blocks blocks={[answering, ...behind]} />
      </>
    );
  }
  const opening = (
    <>
      {form}
      <Answer field={field} typed={typed} words={finder} />
    </>
  );
  return (
    <Open as="div" data-picture="map" data-open="">
      <Speech as="section" id={hero.id} aria-labelledby={name}>
        <Said hero={hero} name={name} opening={opening} />
      </Speech>
      <Maps>
        <MapPlace>
          <FinderMap found={typed.found} districts={districts} atRest="pages" framed={hasInset} />
        </MapPlace>
        {hasInset && (
          <MapPlace>
            <RegionMap part="inset" pages={districts.pages} places={districts.districts} />
          </MapPlace>
        )}
      </Maps>
      <Beneath>
        <Blocks blocks={behind.map((block) => ({ ...block, isBeside: true }))} />
        {finder.list && <DistrictList id={list} heading={finder.list} districts={districts} />}
      </Beneath>
    </Open>
  );
}
