import type { Resolver } from '../../../content/resolve/resolver';
import type { ResolvedShell } from '../../../content/resolve/shell';
import type { JudgedBy } from '../../../check/built/finished-page';
import { globalCss } from '../../../design/theme/global-css';
import { paletteOf } from '../../../design/theme/palette';
import type { Theme } from '../../../design/theme/palette';
import { allRules, RULES } from '../../../design/theme/rules';
import type { ClientAssets } from '../scripts/client';
import { fingerprintOf } from '../../hashes';

/** The part that all pages of a build share. Plain data, which goes to every thread. */
export interface SiteFrame {
  build: string;
  shell: ResolvedShell;
  /** The shells of the other languages, by their folders. */
  shells: Readonly<Record<string, ResolvedShell>>;
  /** The facts by which finished pages are judged. */
  business: JudgedBy;
  /** In which social cards are drawn. */
  theme: Theme;
  /** The styles that every page has. */
  base: string;
  /** The rules of each component by its class, in their order. */
  rules: [name: string, css: string][];
  /** Address of the entry script. */
  script: string;
}

/** The shells of all languages but the first. */
export const shellsOf = ({ languages }: Resolver): Record<string, ResolvedShell> =>
  Object.fromEntries(languages.slice(1).map((each) => [each.site.folder!, each.shell()]));

export function frameOf(resolver: Resolver, { entry, files }: ClientAssets): SiteFrame {
  const { business } = resolver;
  const shell = resolver.shell();
  const shells = shellsOf(resolver);
  const palette = paletteOf(business.look.colours, business.look.drawings);
  const base = globalCss(palette);
  return {
    build: fingerprintOf(JSON.stringify([files, shell, shells, base, allRules()])),
    shell,
    shells,
    business: {
      phone: business.phone,
      numbers: business.numbers,
      hotlines: business.hotlines,
      country: business.country,
      locale: business.locale,
    },
    theme: palette.light,
    base,
    rules: [...RULES],
    script: entry,
  };
}
