import { brandName } from '../../../content/wording/brand';
import type { SiteFile } from '../../../content/documents/site.schema';
import type { Theme } from '../../../design/theme/palette';
import { MANIFEST_ICONS } from './icons';

/** The address that pages name; as JSON every host knows its type. */
export const MANIFEST_ADDRESS = '/manifest.json';

/** The manifest with which a phone puts the site on its home screen. */
export function manifestJson(business: SiteFile, { paper, ink }: Theme): string {
  const { first, tagline } = business.brand;
  return JSON.stringify({
    id: '/',
    start_url: '/',
    name: brandName(business),
    short_name: first,
    ...(tagline !== undefined && { description: tagline }),
    lang: business.locale,
    display: 'minimal-ui',
    background_color: paper,
    theme_color: ink,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...MANIFEST_ICONS.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  });
}
