import { useState } from 'react';
import type { DragEvent } from 'react';
import { styled } from 'styled-components';

interface Place {
  /** Tells the list from others. */
  list: string;
  index: number;
}

type Side = 'before' | 'after';

/** The handle by which an entry is dragged. Buttons do the same without a mouse. */
export const Handle = styled.span`
  cursor: grab;
  color: var(--muted);
  user-select: none;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

/** Shows between which entries a dragged one would come to stand. */
export const DROP_LINE = `
  &[data-drop='before'] { box-shadow: 0 -2px 0 var(--brand); }
  &[data-drop='after'] { box-shadow: 0 2px 0 var(--brand); }
`;

/** Entries that are dragged to another place of their own list. `onMove` hears of it once, with the new index. */
export function useDrag(onMove: (from: Place, to: number) => void) {
  const [dragged, setDragged] = useState<Place>();
  const [over, setOver] = useState<Place & { side: Side }>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const sideOf = ({ currentTarget, clientY }: DragEvent<HTMLElement>): Side => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY < top + height / 2 ? 'before' : 'after';
  };
  const handle = (place: Place) => ({
    'draggable': true,
    'aria-hidden': true,
    'title': 'Drag to move',
    'onDragStart': (event: DragEvent<HTMLElement>) => {
      const entry = event.currentTarget.closest('li');
      if (entry) event.dataTransfer.setDragImage(entry, 8, 8);
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries nothing.
      event.dataTransfer.setData('application/x-entry', String(place.index));
      setDragged(place);
    },
    'onDragEnd': end,
  });
  const target = (place: Place) => ({
    'data-drop': over?.list === place.list && over.index === place.index ? over.side : undefined,
    'onDragOver': (event: DragEvent<HTMLElement>) => {
      if (dragged?.list !== place.list) return;
      event.preventDefault();
      setOver({ ...place, side: sideOf(event) });
    },
    'onDrop': (event: DragEvent<HTMLElement>) => {
      if (dragged?.list !== place.list) return;
      event.preventDefault();
      const gap = place.index + (sideOf(event) === 'after' ? 1 : 0);
      const to = gap > dragged.index ? gap - 1 : gap;
      end();
      if (to !== dragged.index) onMove(dragged, to);
    },
  });
  return { handle, target };
}
