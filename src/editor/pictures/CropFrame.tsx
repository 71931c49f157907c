import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { ARROWS } from '../look/arrow-keys';
import type { Crop } from '../../content/photo-file';
import { movedCrop, resizedCrop } from './crop';
import type { Corner, Size, Way } from './crop';

const Ground = styled.div`
  position: relative;
  width: fit-content;
  margin-inline: auto;
  /* Beside the picture there is room for a corner that lies on its edge. */
  margin-block: 0.75rem;
  & > img {
    display: block;
    max-width: 100%;
    max-height: min(26rem, 50dvh);
    user-select: none;
  }
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  & > div {
    position: absolute;
    /* Everything around the part. */
    box-shadow: 0 0 0 200rem rgb(0 0 0 / 60%);
  }
`;

const Part = styled.div`
  position: absolute;
  border: 2px solid white;
  outline: 2px solid black;
  cursor: move;
  /* A finger moves the part, and does not scroll. */
  touch-action: none;
  &:focus-visible {
    outline: 3px solid var(--brand);
    outline-offset: 2px;
  }
  & > span {
    position: absolute;
    width: 1.75rem;
    height: 1.75rem;
    margin: -0.875rem;
    display: grid;
    place-items: center;
    touch-action: none;
  }
  & > span::before {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid black;
    border-radius: 50%;
    background: white;
  }
`;

const CORNERS: readonly { corner: Corner; cursor: string }[] = [
  { corner: [0, 0], cursor: 'nwse-resize' },
  { corner: [1, 0], cursor: 'nesw-resize' },
  { corner: [0, 1], cursor: 'nesw-resize' },
  { corner: [1, 1], cursor: 'nwse-resize' },
];

/** An arrow key goes a hundredth of the picture. */
const STEPS = 100;
const BOTTOM_RIGHT: Corner = [1, 1];

type Props = {
  source: string;
  size: Size;
  crop: Crop;
  /** Width by height; undefined where any is right. */
  ratio: number | undefined;
  describedBy: string;
  onCrop: (crop: Crop) => void;
};

/** A picture and the part of it that is kept: dragged, resized by its corners, or both by arrow keys. */
export function CropFrame({ source, size, crop, ratio, describedBy, onCrop }: Props) {
  const ground = useRef<HTMLDivElement>(null);
  const held = useRef<{ from: Crop; x: number; y: number; corner: Corner | undefined }>(undefined);
  const change = (from: Crop, way: Way, corner: Corner | undefined) =>
    onCrop(corner ? resizedCrop(from, { corner, way, size, ratio }) : movedCrop(from, way, size));
  const hold = (event: PointerEvent<HTMLElement>, corner?: Corner) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { from: crop, x: event.clientX, y: event.clientY, corner };
  };
  const drag = (event: PointerEvent) => {
    if (!held.current) return;
    const scale = size.width / ground.current!.clientWidth;
    const { from, x, y, corner } = held.current;
    change(from, { x: (event.clientX - x) * scale, y: (event.clientY - y) * scale }, corner);
  };
  const release = () => (held.current = undefined);
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(1, Math.max(size.width, size.height) / STEPS);
    change(crop, { x: arrow.x * step, y: arrow.y * step }, event.shiftKey ? BOTTOM_RIGHT : undefined);
  };
  const place = placeOf(crop, size);
  return (
    <Ground ref={ground}>
      <img src={source} alt="" draggable={false} width={size.width} height={size.height} style={{ height: 'auto' }} />
      <Shade>
        <div style={place} />
      </Shade>
      <Part
        role="application"
        tabIndex={0}
        aria-label="The part to keep: arrow keys move it, with Shift they resize it"
        aria-describedby={describedBy}
        style={place}
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {CORNERS.map(({ corner, cursor }) => (
          <span
            key={String(corner)}
            data-corner={corner.join('')}
            style={{ cursor, left: `${corner[0] * 100}%`, top: `${corner[1] * 100}%` }}
            onPointerDown={(event) => hold(event, corner)}
          />
        ))}
      </Part>
    </Ground>
  );
}

const percent = (length: number, of: number) => `${(length / of) * 100}%`;

const placeOf = (crop: Crop, size: Size) => ({
  left: percent(crop.left, size.width),
  top: percent(crop.top, size.height),
  width: percent(crop.width, size.width),
  height: percent(crop.height, size.height),
});
