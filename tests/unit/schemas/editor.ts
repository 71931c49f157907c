import { readFileSync } from 'node:fs';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

const ROOT = 'file:///site';

interface Setting {
  fileMatch: string[];
  url: string;
}

/** VS Code's own JSON service with the repository's settings and committed schemas, as an author has it. */
const service = getLanguageService({
  schemaRequestService: async (uri) =>
    readFileSync(new URL(`../../../${uri.slice(ROOT.length + 1)}`, import.meta.url), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

const settings = JSON.parse(readFileSync(new URL('../../../.vscode/settings.json', import.meta.url), 'utf8')) as {
  'json.schemas': Setting[];
};

service.configure({
  validate: true,
  allowComments: false,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    uri: new URL(url, `${ROOT}/`).href,
    // VS Code reads a leading "/" as the folder that is open.
    fileMatch: fileMatch.map((pattern) => pattern.replace(/^(!?)\//, `$1${ROOT}/`)),
  })),
});

/** Opens a page file. A `|` in the text is where the cursor stands, and is taken out. */
export function open(path: string, textWithCursor: string) {
  const cursor = textWithCursor.indexOf('|');
  const text = textWithCursor.replace('|', '');
  const document = TextDocument.create(`${ROOT}/${path}`, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const position = document.positionAt(cursor);
  return {
    diagnose: async () =>
      (await service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' })).map(
        ({ message, range }) => ({ message, at: document.getText(range) }),
      ),
    complete: async () => (await service.doComplete(document, position, json))?.items ?? [],
    hover: async () => {
      const contents = (await service.doHover(document, position, json))?.contents;
      return Array.isArray(contents)
        ? contents.map((each) => (typeof each === 'string' ? each : each.value)).join('\n\n')
        : '';
    },
  };
}
