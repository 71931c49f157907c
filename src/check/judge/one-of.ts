/** Whole values to choose from, as they are written. */
export const oneOf = (samples: readonly string[]) =>
  'Write one of these in its place: ' +
  `${samples.slice(0, -1).join(', ')}${samples.length > 1 ? ' or ' : ''}${samples.at(-1)}.`;
