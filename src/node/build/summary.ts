import type { Built } from './build';

const SLOWEST = 3;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A short table of the built pages: `Built 65 pages into dist/ in 2.1 s.` */
export function summaryOf({ pages, made }: Built, { name, seconds }: { name: string; seconds: number }): string {
  const first = `Built ${pages.length} pages into ${name} in ${seconds.toFixed(1)} s.`;
  if (pages.length === 0) return first;
  const bytes = pages.map((page) => page.bytes);
  const longest = pages.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const average = bytes.reduce((a, b) => a + b, 0) / pages.length;
  const slowest = [...pages].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const rows = [
    ['made now', `${made}; ${pages.length - made} are as they were before`],
    ['HTML', `${kilobytes(average)} a page; the longest ${kilobytes(longest.bytes)}: ${longest.route}`],
    ...(made > 0
      ? [['slowest', slowest.map(({ route, milliseconds }) => `${route} ${milliseconds.toFixed(0)} ms`).join(', ')]]
      : []),
  ];
  return [first, ...rows.map(([label, text]) => `  ${label!.padEnd(10)}${text}`)].join('\n');
}
