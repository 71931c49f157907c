export const CALLED_FIRST =
  'Whoever is in such danger must reach the people who make it safe, and at once. It can save lives.';
