/** Where a link that leaves the browser leads, as people read it. */
export interface Address {
  kind: 'tel' | 'mail';
  text: string;
}

const NUMBER = /\+?\d[\d\s().-]{5,}\d/g;

const digits = (text: string) => text.replace(/\D/g, '');

/** The digits after the country code or the leading zero: the same for +353 20 910 0123 and 020 910 0123. */
const ending = (text: string) => digits(text).slice(-9);

/** A number is given as this page writes it, in the link or in another link to it; else as it is dialled. */
export function addressOf(link: HTMLAnchorElement): Address {
  const { protocol, pathname } = new URL(link.href);
  if (protocol === 'mailto:') return { kind: 'mail', text: decodeURIComponent(pathname) };
  const dialled = decodeURIComponent(pathname);
  const written = [link, ...document.querySelectorAll(`a[href="${CSS.escape(link.href)}"]`)]
    .flatMap(({ textContent }) => textContent?.match(NUMBER) ?? [])
    .find((number) => ending(number) === ending(dialled));
  return { kind: 'tel', text: written ?? dialled };
}
