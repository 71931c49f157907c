import { useId } from 'react';
import type { ReactNode } from 'react';
import { HotlineLine } from '../../design/HotlineLine';
import { Photo } from '../../design/photo/Photo';
import { partBeside } from '../../design/map/layout';
import { RegionMap } from '../../design/map/RegionMap';
import { Scene } from '../../design/drawings/Scene';
import { Skyline } from '../../design/drawings/Skyline';
import type { BlockProps } from '../schemas';
import { BackdropPlace, MapPlace, Night, Outer, PhotoPlace, ScenePlace } from './frame';
import { Note, Said, Speech } from './Said';

type Picture = BlockProps<'hero'>['picture'];

/** A hero with its words left and its picture right. `children` stands under the buttons. */
export function PlainHero({ hero, children }: { hero: BlockProps<'hero'>; children?: ReactNode }) {
  const { id, before, note, picture } = hero;
  const name = useId();
  const Ground = picture?.show === 'backdrop' ? Night : Outer;
  const caption = note && <Note data-part="later">{note}</Note>;
  return (
    <>
      {before && <HotlineLine {...before} />}
      <Ground id={id} aria-labelledby={name} data-picture={picture?.show}>
        <Speech>
          <Said hero={hero} name={name} caption={(!picture || picture.show === 'scene') && caption}>
            {children}
          </Said>
        </Speech>
        {picture?.show === 'map' ? (
          <MapPlace>
            <RegionMap
              pin={picture.pin}
              part={partBeside(picture.pin)}
              pages={picture.neighbours}
              places={picture.places}
              placed={picture.placed}
            />
            {caption}
          </MapPlace>
        ) : (
          <Drawn picture={picture}>{caption}</Drawn>
        )}
      </Ground>
      {picture?.show === 'map' && picture.skyline && <Skyline file={picture.skyline} />}
    </>
  );
}

/** A drawing or a photograph. */
function Drawn({ picture, children }: { picture: Picture; children: ReactNode }) {
  if (picture?.show === 'scene' && picture.scene) {
    return (
      <ScenePlace>
        <Scene drawing={picture.scene} />
      </ScenePlace>
    );
  }
  if (picture?.show !== 'photo' && picture?.show !== 'backdrop') return null;
  const Framed = picture.show === 'photo' ? PhotoPlace : BackdropPlace;
  return (
    <Framed>
      <Photo photo={picture} isFirst />
      {children}
    </Framed>
  );
}
