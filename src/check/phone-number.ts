const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Whether a number as people read it, `020 7946 0123`, is the one that phones dial, `+442079460123`. A national number
 * loses its leading 0 behind a country code of one to three digits; a freephone number is dialled as it is shown.
 */
export function isSameNumber(shown: string, dialled: string): boolean {
  const [read, called] = [digitsOf(shown), digitsOf(dialled)];
  if (read === called) return true;
  if (!read.startsWith('0') || !dialled.startsWith('+')) return false;
  const country = called.length - (read.length - 1);
  return country >= 1 && country <= 3 && called.endsWith(read.slice(1));
}
