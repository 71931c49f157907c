import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|json|js|css|svg|xml|txt)$/;
const SMALLEST_WORTH_IT = 512;

/** Brotli at 9 with a 16-bit window takes 2 ms for a page; at 5 it is 0.7% larger for three quarters of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/**
 * A tenth smaller, for 30 ms: what is compressed once for all builds of the same code, and the HTML of a site of few
 * pages, which then comes with the first round trip of a connection.
 */
const BROTLI_SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

type Twin = [ending: '.br' | '.gz', bytes: Uint8Array];

/** The twins of a file that gains from them, so that no server compresses while a visitor waits. */
export function compressed(path: string, bytes: Uint8Array, { isLarge }: { isLarge: boolean }): Twin[] {
  if (!COMPRESSIBLE.test(path) || bytes.length < SMALLEST_WORTH_IT) return [];
  const isSmallest = path.startsWith('assets/') || (!isLarge && path.endsWith('.html'));
  return [
    ['.br', brotliCompressSync(bytes, isSmallest ? BROTLI_SMALLEST : BROTLI)],
    ['.gz', gzipSync(bytes, { level: 9 })],
  ];
}
