/** Ties a saint to the name, so that no heading has "St" at the end of a line. */
export const unbroken = (words: string) => words.replace(/\bSt (?=[A-Z])/g, 'St\u00A0');
