import type { Resolver } from '../../../content/resolve/resolver';
import type { ResolvedShell } from '../../../content/resolve/shell';
import type { JudgedBy } from '../../../check/built/finished-page';
import { globalCss } from '../../../design/theme/global-css';
import { paletteOf } from '../../../design/theme/palette';
import { addressOfLayers, layersFile } from '../../../design/map/layer-looks';
import type { Ground } from '../../../design/map/ground';
import type { Theme } from '../../../design/theme/palette';
import { RULES } from '../../../design/theme/rules';
import { withShortNames } from '../../../design/theme/short-names';
import type { ClientAssets } from '../scripts/client';
import { fingerprintOf } from '../../hashes';

/** The part that all pages of a build share. Plain data, which goes to every thread. */
export interface SiteFrame {
  build: string;
  shell: ResolvedShell;
  /** The shells of the other languages, by their folders. */
  shells: Readonly<Record<string, ResolvedShell>>;
  /** The ground of the site's maps, which pages show by its address; missing without a region. */
  map?: SharedFile;
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

interface SharedFile {
  /** Its address without a fragment, from the root of the site. */
  path: string;
  text: string;
}

/** The shells of all languages but the first. */
export const shellsOf = ({ languages }: Resolver): Record<string, ResolvedShell> =>
  Object.fromEntries(languages.slice(1).map((each) => [each.site.folder!, each.shell()]));

export function frameOf(resolver: Resolver, { entry, files }: ClientAssets): SiteFrame {
  const { business } = resolver;
  const whole = resolver.shell();
  const { map, shared } = mapOf(whole.ground);
  const shell = shared(whole);
  const others = Object.entries(shellsOf(resolver)).map(([folder, each]) => [folder, shared(each)] as const);
  const shells = Object.fromEntries(others);
  const palette = paletteOf(business.look.colours, business.look.drawings);
  const base = withShortNames(globalCss(palette));
  const rules = [...RULES].map(([name, css]): [string, string] => [name, withShortNames(css)]);
  return {
    build: fingerprintOf(JSON.stringify([files, shell, shells, base, rules])),
    shell,
    shells,
    ...(map && { map }),
    business: {
      phone: business.phone,
      numbers: business.numbers,
      hotlines: business.hotlines,
      country: business.country,
      locale: business.locale,
    },
    theme: palette.light,
    base,
    rules,
    script: entry,
  };
}

/** The file of a ground, and a shell whose maps show that file. */
function mapOf(ground: Ground | undefined) {
  const shared = (shell: ResolvedShell): ResolvedShell => shell;
  if (!ground || 'file' in ground.layers) return { shared };
  const text = withShortNames(layersFile(ground.layers));
  const file = addressOfLayers(fingerprintOf(text));
  return {
    map: { path: file.slice(1, file.indexOf('#')), text },
    shared: (shell: ResolvedShell): ResolvedShell => ({
      ...shell,
      ...(shell.ground && { ground: { ...shell.ground, layers: { file } } }),
    }),
  };
}
