import { z } from 'zod';
import { elements, readHtml, shownWords } from '../../../../check/built/html';
import { isPageFile } from '../../../../content/files';
import type { Resolver } from '../../../../content/resolve';
import { routeOf } from '../../../../content/routes';
import { paletteOf } from '../../../../design/theme/palette';
import { photoJobAt } from '../../../build/photo-jobs';
import { photoFile } from '../../../build/photo-maker';
import { drawnPage } from '../../../dev/drawn-page';
import type { DrawnPage } from '../../../dev/drawn-page';
import { NotDone } from '../answer';
import { pictureOf } from '../picture';
import { from, page, READS, tool } from '../tool';

export const preview = tool({
  name: 'preview',
  title: 'Preview a page',
  description: 'The words of a page as visitors read them, and with "picture" a PNG of it, where a browser is found.',
  input: z.strictObject({
    page,
    picture: z.boolean().default(false),
    width: z.int().min(320).max(1920).default(390).describe('Of the window, in pixels.'),
    theme: z.enum(['light', 'dark']).default('light'),
    from,
  }),
  annotations: READS,
  run: async ({ picture, width, theme, ...given }, door) => {
    const { site, files } = await door.read();
    const { path } = door.find(given.page, files);
    const { resolver } = site;
    const route = isPageFile(path) ? routeOf(path) : '';
    const drawn = resolver && site.at(route) && drawnPage(resolver, route, paletteOf(resolver.business.look.colours));
    if (!resolver || !drawn)
      throw new NotDone(
        `${path} cannot be drawn: it is no page, or has mistakes, or something is left to write on it. Run check on it.`,
      );
    const png = picture
      ? await pictureOf(documentOf(drawn, resolver), { width, theme, photo: (address) => photoAt(resolver, address) })
      : undefined;
    const isMissed = picture && !png;
    const { title, description } = resolver.at(route)!.head;
    return {
      note: `${path} as visitors read it.${isMissed ? ' No browser was found on this computer, so there is no picture.' : ''}`,
      authored: [`Title: ${title}`, `Description: ${description}`, '', ...linesOf(drawn.body)].join('\n'),
      picture: png,
    };
  },
});

const photoAt = async (resolver: Resolver, address: string) => {
  const job = photoJobAt(resolver.site, address);
  return job && photoFile(job);
};

const documentOf = ({ head, css, body }: DrawnPage, { business }: Resolver) =>
  `<!DOCTYPE html><html lang="${business.locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
  `<style>${css}</style>${head}</head><body><div id="root">${body}</div></body></html>`;

/** Ends a line; no page holds it. */
const END = '\u0001';
const LINES = /<\/(?:p|h[1-6]|li|dt|dd|div|section|summary|a|button|figcaption|td|th)>/g;

/** The words between header and footer, a line for each part. */
function linesOf(body: string): string[] {
  const marked = body
    .replaceAll(LINES, `${END}$&`)
    .replaceAll(/<h([1-6])[^>]*>/g, (tag, level) => `${END}${tag}${'#'.repeat(Number(level))} `);
  const [main] = elements(readHtml(marked), ({ name }) => name === 'main');
  return (main ? shownWords(main) : '')
    .split(END)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#+$/.test(line));
}
