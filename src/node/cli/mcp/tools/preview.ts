import { z } from 'zod';
import { elements, readHtml, shownWords } from '../../../../check/built/html';
import { isPageFile } from '../../../../content/files';
import { routeOf } from '../../../../content/routes';
import { paletteOf } from '../../../../design/theme/palette';
import { photoJobAt } from '../../../build/photos/photo-jobs';
import { photoFile } from '../../../build/photos/photo-maker';
import { drawnPage } from '../../../dev/drawn-page';
import { NotDone } from '../answer';
import { pictureOf } from '../picture';
import { from, page, READS, tool } from '../tool';

export const preview = tool({
  name: 'preview',
  description: 'The words of a page as visitors read them, and with "picture" a PNG of it, where a browser is found.',
  input: z.strictObject({
    page,
    picture: z.boolean().default(false),
    width: z.int().min(320).max(1920).default(390).describe('Of the window, in pixels.'),
    theme: z.enum(['light', 'dark']).default('light'),
    from,
  }),
  annotations: READS,
  run: async ({ page: typed, picture, width, theme }, assisted) => {
    const { site, files } = await assisted.reader.read();
    const { path } = assisted.find(typed, files);
    const { resolver } = site;
    const resolved = isPageFile(path) && site.at(routeOf(path)) ? resolver?.at(routeOf(path)) : undefined;
    if (!resolver || !resolved)
      throw new NotDone(`${path} cannot be drawn: it is no page, or has mistakes. Run check on it.`);
    const { colours, drawings } = resolver.business.look;
    const { head, css, body } = drawnPage(resolver, resolved.route, paletteOf(colours, drawings))!;
    const html = `<!DOCTYPE html><meta charset="utf-8"><style>${css}</style>${head}<div id="root">${body}</div>`;
    const png = picture
      ? await pictureOf(
          async (address) => {
            const job = photoJobAt(resolver.site, address);
            return address === '/' ? html : job && photoFile(job);
          },
          { width, theme },
        )
      : undefined;
    const { title, description } = resolved.head;
    return {
      note: `${path} as visitors read it.${picture && !png ? ' There is no picture: no browser was found here.' : ''}`,
      authored: [title, description, '', ...linesOf(body)].join('\n'),
      picture: png,
    };
  },
});

/** Ends a line; no page holds it. */
const END = '\u0001';
const ENDS = /<\/(?:p|h[1-6]|li|dt|dd|div|section|summary|a|button|figcaption|td|th)>/g;

/** The words between header and footer, a line for each part. */
function linesOf(body: string): string[] {
  const marked = body.replaceAll(ENDS, `${END}$&`).replaceAll(/<h\d\b[^>]*>/g, `${END}$&# `);
  const [main] = elements(readHtml(marked), ({ name }) => name === 'main');
  return (main ? shownWords(main) : '')
    .split(END)
    .map((line) => line.trim())
    .filter((line) => /[^# ]/.test(line));
}
