/** A circle as part of a path. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 10${2 * r} 0a${r} ${r} 0 10${-2 * r} 0`;
