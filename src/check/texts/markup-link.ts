/** Whether a place of a text lies in the address of a link that dials or writes, as other websites write it. */
export const isInMarkup = (text: string, start: number): boolean => LINK.test(text.slice(0, start));

const LINK = /(?:\]\(\s?|=\s?["']?)(?:mailto|tel):[^\s()"'<>]*$/i;
