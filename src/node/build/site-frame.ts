import type { Resolver } from '../../content/resolve/resolver';
import type { ResolvedShell } from '../../content/resolve/shell';
import type { JudgedBy } from '../../check/built/finished-page';
import { globalCss } from '../../design/theme/global-css';
import { paletteOf } from '../../design/theme/palette';
import type { Theme } from '../../design/theme/palette';
import { allRules, RULES } from '../../design/theme/rules';
import type { ClientAssets } from './client';
import { fingerprintOf } from '../hashes';

/** The part that all pages of a build share. Plain data, which goes to every thread. */
export interface SiteFrame {
  build: string;
  shell: ResolvedShell;
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

export function frameOf(resolver: Resolver, { entry, files }: ClientAssets): SiteFrame {
  const { business } = resolver;
  const shell = resolver.shell();
  const palette = paletteOf(business.look.colours);
  const base = globalCss(palette);
  return {
    build: fingerprintOf(JSON.stringify([files, shell, base, allRules()])),
    shell,
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
