import { KINDS } from '../../../kinds';
import { placeOfKind } from '../../../kinds/named';
import type { Kind } from '../../../kinds/kind';
import { CLAIMS_FILE, MENUS_FILE, PUBLISHED_FILE, REGION_FILE, SITE_FILE } from '../../../content/files';
import { literalOf } from '../../../json/print-json';

export const EDITOR_SETTINGS = '.vscode/settings.json';

const LIST = /(?<="json\.schemas": )\[[^]*?\n {2}\]/;

/** Files that are no pages, and what they fit. */
const OTHERS: [path: string, schema: string][] = [
  [SITE_FILE, 'site'],
  [CLAIMS_FILE, 'claims'],
  [MENUS_FILE, 'menus'],
  [REGION_FILE, 'region'],
  [PUBLISHED_FILE, 'published'],
  ['pages/_shared/*.json', 'shared'],
];

/**
 * The settings of the editor with a line for each sort of file: by its folder and name it knows what may stand in it.
 */
export function editorSettings(text: string): string {
  const lone = KINDS.filter(({ isListed }) => !isListed).map(placeOfKind);
  const named = [...OTHERS.map(([path]) => path), ...lone, ...lone.map(inLanguage)];
  const ofKinds = KINDS.map((kind): [files: string[], schema: string] => [filesOf(kind, named), kind.name]);
  const lines = [...ofKinds, ...OTHERS.map(([path, schema]): [string[], string] => [[`/${path}`], schema])].map(
    ([fileMatch, schema]) => `    ${literalOf({ fileMatch, url: `./schemas/${schema}.schema.json` })}`,
  );
  return text.replace(LIST, () => `[\n${lines.join(',\n')}\n  ]`);
}

/** Where each other language has a place of the first one. */
const inLanguage = (place: string) => place.replace(/^pages/, 'pages/[a-z][a-z]');

function filesOf(kind: Kind, named: readonly string[]): string[] {
  const places = [placeOfKind(kind), inLanguage(placeOfKind(kind))];
  if (!kind.isListed) return places.map((place) => `/${place}`);
  const beside = named.filter((path) => places.includes(path.slice(0, path.lastIndexOf('/'))));
  return [...places.map((place) => `/${place}/*.json`), ...beside.map((path) => `!/${path}`)];
}
