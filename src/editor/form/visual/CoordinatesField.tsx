import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { MapGround } from '../../../design/map/MapGround';
import type { Ground } from '../../../design/map/ground';
import { KM_PER_DEGREE, project, viewAround } from '../../../design/map/project';
import type { Coordinates } from '../../../design/map/project';
import { valueAt } from '../../../json/path';
import { shapeOf } from '../../../schema/children';
import { ARROWS } from '../../look/arrow-keys';
import { Button } from '../../look/controls';
import { unwrapped } from '../../schema/unwrapped';
import { Hint, Problems } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Group, Row } from '../groups';
import { NumberField } from '../SimpleFields';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

const UNITS = 560;
/** About 50 m, and with Shift about 500. */
const STEP_KM = 0.05;
const FAR = 10;
const CLOSE_KM = 3.1;

const Map = styled.div`
  border: 1px solid var(--edge);
  border-radius: 8px;
  overflow: hidden;
  background: var(--mist);
  cursor: crosshair;
  & svg {
    width: 100%;
    height: auto;
  }
  & [data-part='pin'] {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 4;
    paint-order: stroke;
  }
`;

/** Where something lies: two numbers, and a map on which it is picked by mouse or arrow keys. */
export function CoordinatesField(props: FieldProps) {
  const field = useField(props);
  const { choices, announce } = useForm();
  const { path, schema } = props;
  const inner = unwrapped(schema);
  const fields = shapeOf(inner, {});
  const point = pointIn(field.value);
  const set = (to: Coordinates) => {
    const rounded = { latitude: round(to.latitude), longitude: round(to.longitude) };
    field.set(rounded);
    announce(`The pin is at ${rounded.latitude}, ${rounded.longitude}.`);
  };
  return (
    <Group id={field.id} aria-describedby={field.describedBy}>
      <legend>{field.title}</legend>
      <Row>
        {[...fields].map(([name, each]) => (
          <NumberField key={name} schema={each} path={[...path, name]} />
        ))}
      </Row>
      {choices.ground && (
        <PinMap ground={choices.ground} point={point} onPick={set} onBlur={field.onBlur} title={field.title} />
      )}
      <div id={field.describedBy}>
        <Hint>{field.description}</Hint>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
    </Group>
  );
}

type MapProps = {
  ground: Ground;
  point: Coordinates | undefined;
  title: string;
  onPick: (point: Coordinates) => void;
  onBlur: () => void;
};

function PinMap({ ground, point, title, onPick, onBlur }: MapProps) {
  const [isClose, setClose] = useState(true);
  // The map stays still while the pin moves on it, and follows when it would leave.
  const [centre, setCentre] = useState(point);
  const at = point && project(point, ground.centre);
  const middle = centre && project(centre, ground.centre);
  const near = middle && viewAround(middle, CLOSE_KM);
  const isFar =
    near && at && (Math.abs(at.x - middle.x) > near.width * 0.4 || Math.abs(at.y - middle.y) > near.height * 0.4);
  if (point && (!centre || isFar)) setCentre(point);
  const view = isClose && near ? near : ground.whole;
  const scale = UNITS / view.width;
  const height = Math.round(view.height * scale);

  const pick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
    const x = view.x + ((event.clientX - box.left) / box.width) * view.width;
    const y = view.y + ((event.clientY - box.top) / box.height) * view.height;
    onPick(placeOf({ x, y }, ground.centre));
  };
  return (
    <>
      <Map
        role="application"
        tabIndex={0}
        aria-label={`${title} on the map: arrow keys move the pin by 50 metres, with Shift by 500`}
        onClick={pick}
        onKeyDown={(event) => {
          const to = movedBy(event, point ?? ground.centre);
          if (!to) return;
          event.preventDefault();
          onPick(to);
        }}
        onBlur={onBlur}
      >
        <svg viewBox={`0 0 ${UNITS} ${height}`} aria-hidden="true">
          <MapGround ground={ground} view={view} scale={scale} names={[]} />
          {at && (
            <path
              data-part="pin"
              transform={`translate(${(at.x - view.x) * scale} ${(at.y - view.y) * scale})`}
              fillRule="evenodd"
              d="M0 0c-5-9-15-16-15-28a15 15 0 0130 0c0 12-10 19-15 28zm0-22a6 6 0 100-12 6 6 0 000 12z"
            />
          )}
        </svg>
      </Map>
      {near && (
        <div>
          <Button type="button" onClick={() => setClose(!isClose)}>
            {isClose ? `Show all of ${ground.name}` : 'Zoom in on the pin'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where an arrow key moves the pin; nothing for other keys. */
function movedBy({ key, shiftKey }: KeyboardEvent, from: Coordinates): Coordinates | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const km = STEP_KM * (shiftKey ? FAR : 1);
  return placeOf({ x: arrow.x * km, y: arrow.y * km }, from);
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The place so many kilometres east and south of another. */
function placeOf({ x, y }: { x: number; y: number }, centre: Coordinates): Coordinates {
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  return {
    latitude: centre.latitude - y / KM_PER_DEGREE,
    longitude: centre.longitude + x / (KM_PER_DEGREE * narrowing),
  };
}

function pointIn(value: unknown): Coordinates | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => valueAt(value, [name]));
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
