import { idle } from './idle';

/** Calls back when the page is painted as it is now. */
export const afterPaint = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));

/** Calls back when the page is painted as it is now and nothing else is to do. */
export const longAfterPaint = (work: () => void): unknown => afterPaint(() => void idle().then(work));
