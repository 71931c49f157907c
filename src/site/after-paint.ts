/** Calls back when the page is painted as it is now. */
export const afterPaint = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));
