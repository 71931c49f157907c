/** Ties a saint to the name and a range's ends to each other, so that no line ends with "St" or "20–". */
export const unbroken = (words: string) =>
  words.replace(/\bSt (?=[A-Z])/g, 'St\u00A0').replace(/(\d–)(?=\d)/g, '$1\u2060');
