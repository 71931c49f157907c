/** The hash of nothing: what styled-components puts into the page before it adds rules one by one. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = (frames: string) =>
  [
    "default-src 'self'",
    `style-src 'self' ${EMPTY}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Headers of every answer. */
export const HEADERS = { ...COMMON, 'Content-Security-Policy': policy("'none'") };
/** The preview stands in a frame of the editor. */
export const FRAMED = { ...COMMON, 'Content-Security-Policy': policy("'self'") };
/** The judge compiles the schemas to code. Only in the worker, and only its own answer allows it. */
export const JUDGING = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'",
};
