import { BUSINESS_FILES, isPageFile, isSharedFile, PUBLISHED_FILE, REGION_FILE } from '../../content/files';
import { kindOfFile } from '../../content/site';
import { isObject } from '../../json/is-object';
import type { SiteDocument } from '../site';
import type { FileDiagnostic } from './file-diagnostic';
import { misplacedFile } from './misplaced-file';

const OWN = new Map([...BUSINESS_FILES, REGION_FILE, PUBLISHED_FILE].map((file) => [String(kindOfFile(file)), file]));

/** A file in the place of a page that is none, by the rules that it follows. `taken` are the files that there are. */
export function renamedFileOf({ path, value }: SiteDocument, taken: ReadonlySet<string>): FileDiagnostic | undefined {
  if (!isPageFile(path) || !isObject(value) || 'metadata' in value) return undefined;
  const sort = /(?:^|\/)(\w+)\.schema\.json$/.exec(String(value['$schema']))?.[1] ?? '';
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const intended = sort === 'shared' ? `pages/_shared/${name}` : OWN.get(sort);
  if (intended === undefined || taken.has(intended)) return undefined;
  const isFolder = sort === 'shared' && folder !== 'pages' && ![...taken].some(isSharedFile);
  const words = isFolder ? misplacedFile.words('sharedFolder', folder) : misplacedFile.words('own', intended);
  return { code: misplacedFile.code, file: path, words, intended, ...(isFolder && { folder }) };
}
