/** A point on the earth in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}
/** Kilometres east and south of the centre of the map. */
export interface Point {
  x: number;
  y: number;
}
export interface View extends Point {
  width: number;
  height: number;
}

/** Along a meridian, in kilometres. */
export const KM_PER_DEGREE = 111.2;

export const round = (value: number) => Math.round(value * 100) / 100;

/** Equirectangular: true to scale at the latitude of the centre. */
export function project({ latitude, longitude }: Coordinates, centre: Coordinates): Point {
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  return {
    x: round((longitude - centre.longitude) * KM_PER_DEGREE * narrowing),
    y: round((centre.latitude - latitude) * KM_PER_DEGREE),
  };
}

export const isInside = ({ x, y }: Point, view: View) =>
  x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;

/** The pin with a ring of so many kilometres around it, and a little room beyond. */
export function viewAround(pin: Point, ringKm: number): View {
  const size = ringKm * 2.1;
  return { x: round(pin.x - size / 2), y: round(pin.y - size / 2), width: round(size), height: round(size) };
}
