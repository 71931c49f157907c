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
  const named = [...OTHERS.map(([path]) => path), ...KINDS.filter(({ isListed }) => !isListed).map(placeOfKind)];
  const ofKinds = KINDS.map((kind): [files: string[], schema: string] => [filesOf(kind, named), kind.name]);
  const lines = [...ofKinds, ...OTHERS.map(([path, schema]): [string[], string] => [[`/${path}`], schema])].map(
    ([fileMatch, schema]) => `    ${literalOf({ fileMatch, url: `./schemas/${schema}.schema.json` })}`,
  );
  return text.replace(LIST, () => `[\n${lines.join(',\n')}\n  ]`);
}

function filesOf(kind: Kind, named: readonly string[]): string[] {
  if (!kind.isListed) return [`/${placeOfKind(kind)}`];
  const beside = named.filter((path) => path.slice(0, path.lastIndexOf('/')) === placeOfKind(kind));
  return [`/${placeOfKind(kind)}/*.json`, ...beside.map((path) => `!/${path}`)];
}
