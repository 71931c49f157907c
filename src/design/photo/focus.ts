/** The point of a photograph that stays in view where it is cropped, in per cent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Styles are static, so each place that a point can have is a rule. Finer steps could not be seen. */
export const FOCUS_STEP = 10;

/** The nearest place that a point can have. */
export const stepped = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));
