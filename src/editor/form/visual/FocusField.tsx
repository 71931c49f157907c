import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { FOCUS_STEP, stepped } from '../../../design/photo/focus';
import type { Focus } from '../../../design/photo/focus';
import { imagePath } from '../../../content/files';
import { valueAt } from '../../../json/path';
import { ARROWS } from '../../look/arrow-keys';
import { Button } from '../../look/controls';
import { sourceOf } from '../../pictures/source';
import { useSite } from '../../site/SiteContext';
import { focusField, onceDrawn } from '../field-id';
import { Hint, Problems } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Group, Tools } from '../groups';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';
import { CropButton } from './CropButton';

const Ground = styled.div`
  position: relative;
  justify-self: start;
  border-radius: 8px;
  overflow: hidden;
  cursor: crosshair;
  & > img {
    display: block;
    max-width: 100%;
    max-height: 16rem;
  }
  & > span {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: -0.75rem;
    border: 3px solid white;
    border-radius: 50%;
    /* Seen on a bright picture too. */
    box-shadow:
      0 0 0 2px black,
      inset 0 0 0 2px black;
    pointer-events: none;
  }
`;

const MIDDLE: Focus = { x: 50, y: 50 };

/** The point of a photograph that stays in view where it is cropped: by a press on the photograph, or by arrow keys. */
export function FocusField(props: FieldProps) {
  const field = useField(props, { within: true });
  const site = useSite();
  const { snapshot, announce } = useForm();
  const photo = props.path.slice(0, -1);
  const file = valueAt(snapshot.value, [...photo, 'file']);
  if (typeof file !== 'string' || !site.files.has(imagePath(file))) return null;
  const point = pointIn(field.value);
  const { x, y } = point ?? MIDDLE;
  const set = (to: Focus) => {
    const next = { x: stepped(to.x), y: stepped(to.y) };
    field.set(next);
    announce(wordsOf(next));
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    set({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
  };
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    set({ x: x + arrow.x * FOCUS_STEP, y: y + arrow.y * FOCUS_STEP });
  };
  return (
    <Group>
      <legend>
        {field.title} <Hint as="span">(optional)</Hint>
      </legend>
      <Ground
        id={field.id}
        role="application"
        tabIndex={0}
        aria-label={`${field.title}: arrow keys move the point. ${wordsOf({ x, y })}`}
        aria-describedby={field.describedBy}
        onClick={press}
        onKeyDown={move}
        onBlur={field.onBlur}
      >
        <img src={sourceOf(site, file)} alt="" />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </Ground>
      <Tools>
        <CropButton photo={photo} file={file} onClose={() => onceDrawn(() => focusField(props.path))} />
        {field.value !== undefined && (
          <Button type="button" data-look="quiet" onClick={field.clear}>
            Reset to the middle
          </Button>
        )}
      </Tools>
      <div id={field.describedBy}>
        <Hint>Click what must stay in view where the page crops the photograph.</Hint>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
    </Group>
  );
}

const wordsOf = ({ x, y }: Focus) => `The point is ${x} per cent from the left and ${y} per cent from the top.`;

function pointIn(value: unknown): Focus | undefined {
  const [x, y] = ['x', 'y'].map((name) => valueAt(value, [name]));
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}
