import { fallbackWidth, photoAddress, srcsetOf } from './photo';
import type { PhotoData } from './photo';
import { stepped } from './focus';
import { Focused } from './Focused';
import { Whole } from './Whole';

/**
 * A photograph in the width that the browser chooses. It has its room before it is there. Where it is what
 * people see first it is fetched at once, anywhere else when they come near.
 */
export function Photo({ photo, isFirst = false }: { photo: PhotoData; isFirst?: boolean }) {
  const { alt, address, width, height, widths, sizes, focus } = photo;
  const shown = isFirst ? sizes : `auto, ${sizes}`;
  const sources = (
    <>
      <source type="image/avif" srcSet={srcsetOf(photo)} sizes={shown} />
      <img
        src={photoAddress(address, fallbackWidth(widths), 'webp')}
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </>
  );
  if (!focus) return <Whole>{sources}</Whole>;
  return (
    <Focused data-x={stepped(focus.x)} data-y={stepped(focus.y)}>
      {sources}
    </Focused>
  );
}
