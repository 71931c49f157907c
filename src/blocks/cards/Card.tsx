import { ActionLink } from '../../design/ActionLink';
import { IconTile } from '../../design/drawings/IconTile';
import { Scene, SceneGround } from '../../design/drawings/Scene';
import { Facts } from '../../design/Facts';
import { PhoneStart } from '../../design/PhoneStart';
import { Photo } from '../../design/photo/Photo';
import { Pill } from '../../design/Pill';
import { Points } from '../../design/Points';
import { Words } from '../../design/Words';
import { CardHotline } from './CardHotline';
import { Above, Frame, Top } from './card-frame';
import { isInDanger, isLong, lookOf } from './item';
import type { Item } from './item';

type Props = {
  item: Item;
  items: readonly Item[];
  /** Names what a phone folds. */
  more?: string | undefined;
  /** "div": the list item is around it. */
  as?: 'div' | undefined;
  /** Its picture is as wide as the card on a phone, too. */
  isWhole?: boolean;
};

const WHOLE = '(min-width: 48rem) 40vw, 100vw';

/** A card: its picture or icon, its words, its figures and its link. */
export function Card({ item, items, more, as, isWhole }: Props) {
  const { icon, picture, heading, text, severity, facts, points, before, action } = item;
  // Where there is danger the hotline comes before everything.
  const inDanger = isInDanger(item);
  const photo = inDanger ? undefined : picture;
  const scene = inDanger || photo ? undefined : item.scene;
  const hasIcon = icon && !photo && !scene;
  const isPressable = !!action && !before;
  return (
    <Frame as={as} data-pressable={isPressable || undefined} data-before={inDanger || undefined}>
      <div data-part="words">
        {photo && (
          <Above data-part="scene">
            <Photo photo={isWhole ? { ...photo, sizes: WHOLE } : photo} />
          </Above>
        )}
        {scene && (
          <SceneGround data-part="scene">
            <Scene drawing={scene} />
          </SceneGround>
        )}
        {(hasIcon || severity) && (
          <Top data-part="top">
            {hasIcon && <IconTile icon={icon} />}
            {severity && <Pill {...severity} />}
          </Top>
        )}
        <h3>
          <Words>{heading}</Words>
        </h3>
        <CardHotline item={item} />
        <PhoneStart when={isLong(item)} more={more} about={heading} text={text}>
          {points && <Points points={points} />}
        </PhoneStart>
      </div>
      {facts && <Facts facts={facts} />}
      {action && <ActionLink action={action} look={lookOf(item, items)} spread={isPressable} />}
    </Frame>
  );
}
