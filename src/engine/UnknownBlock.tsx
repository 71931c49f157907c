const BOX = { border: '2px dashed', padding: '1rem', margin: '1rem' };

/**
 * Stands where a block of no known type would. In development a visible box; in a build an error, which names the
 * block and stops the build, because a page with a hole in it must never be published.
 */
export function UnknownBlock({ type, known }: { type: string; known: string[] }) {
  if (!import.meta.env.DEV)
    throw new Error(`No component draws blocks of type "${type}". Known types: ${known.join(', ')}.`);
  return (
    <p role="alert" style={BOX}>
      No component draws blocks of type "{type}". Known types: {known.join(', ')}.
    </p>
  );
}
