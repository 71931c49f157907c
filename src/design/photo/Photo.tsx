import { PHOTO_FORMATS, photoAddress, srcsetOf } from './photo';
import type { PhotoData } from './photo';
import { stepped } from './focus';
import { Focused } from './Focused';
import { Whole } from './Whole';

/**
 * A photograph in the width and format that the browser chooses. It has its room before it is there. Where it is what
 * people see first it is fetched at once, anywhere else when they come near.
 */
export function Photo({ photo, isFirst = false }: { photo: PhotoData; isFirst?: boolean }) {
  const { alt, address, width, height, widths, sizes, focus } = photo;
  const shown = isFirst ? sizes : `auto, ${sizes}`;
  const sources = (
    <>
      {PHOTO_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcsetOf(photo, format)} sizes={shown} />
      ))}
      <img
        src={photoAddress(address, widths[Math.floor(widths.length / 2)]!, 'webp')}
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
