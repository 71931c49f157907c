import { soundOf } from '../../../content/sound';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const missingSocialImage: Rule = {
  code: 'missing-social-image',
  severity: 'error',
  summary: 'A page names a picture for social networks that the site does not have.',
  example: { before: '"socialImage": "/images/vann.jpg"', after: '(no "socialImage")' },
  scope: 'site',
  *check(site) {
    const { publicFiles } = site.setting;
    if (!publicFiles) return;
    const known = publicFiles.map((file) => `/${file}`);
    for (const document of site.pages) {
      const image = soundOf(document).metadata?.socialImage;
      if (image === undefined || known.includes(image)) continue;
      const meant = nearest(
        image,
        known.filter((file) => PICTURE.test(file)),
      );
      yield {
        document,
        location: { path: ['metadata', 'socialImage'], part: 'value' },
        words: words(image, meant),
        ...(meant && { insert: JSON.stringify(meant) }),
      };
    }
  },
};

const PICTURE = /\.(png|jpg|webp)$/;

const words = (image: string, meant: string | undefined): Words => ({
  message: `There is no picture at ${image}.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : 'Take "socialImage" out: a picture is then drawn from the heading of the page.',
  why: 'Whoever shares the page would send it with an empty place for a picture, and fewer people would open it.',
});
