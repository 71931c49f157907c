import type { Mutant } from './mutant';
import { isPublished } from './plant';
import { areaPaths, pagePaths, paths, realFiles, servicePaths, textOf } from './real-site';

const site = 'pages/_site.json';
/** Under a name that says nothing of their own, these are missing as well. */
const NEEDED = new Set(['pages/index.json', 'pages/404.json']);

/** Pages of each sort, with the folders that are for others. */
function* movedPages(): Generator<[file: string, to: string]> {
  const inFolder = (file: string, folder: string) => `${folder}/${file.split('/').at(-1)}`;
  const plain = pagePaths.filter(
    (file) => !areaPaths.includes(file) && !servicePaths.includes(file) && !NEEDED.has(file),
  );
  for (const file of areaPaths)
    yield* ['pages', 'pages/services', 'pages/articles'].map((folder): [string, string] => [
      file,
      inFolder(file, folder),
    ]);
  for (const file of servicePaths)
    yield* ['pages', 'pages/areas'].map((folder): [string, string] => [file, inFolder(file, folder)]);
  for (const file of plain)
    yield* ['pages/areas', 'pages/services'].map((folder): [string, string] => [file, inFolder(file, folder)]);
}

/** Names and places that no file can have, for every real file. */
export function* nameMutants(): Generator<Mutant> {
  const renamed = (rule: string, file: string, name: string): Mutant => ({
    sort: `name: ${rule}`,
    name: `${file} → ${name}`,
    make: () => ({
      files: { [file]: undefined, [name]: realFiles.get(file)! },
      expected: [{ rule, file: name, offset: 0 }],
    }),
  });
  const added = (rule: string, name: string, content: string): Mutant => ({
    sort: `name: ${rule}`,
    name: `${name} added`,
    make: () => ({ files: { [name]: content }, expected: [{ rule, file: name, offset: 0 }] }),
  });
  for (const file of paths) {
    const stem = file.slice(0, -'.json'.length);
    const at = file.lastIndexOf('/') + 1;
    for (const ending of ['.json.txt', '.txt', '.JSON', '.json.bak'])
      yield renamed('wrong-ending', file, stem + ending);
    const capital = file.slice(0, at) + file.slice(at, -'.json'.length).toUpperCase() + '.json';
    if (capital !== file) yield added('colliding-files', capital, textOf(file));
    if (file.slice(at).startsWith('_')) continue;
    const name = file.slice(at, -'.json'.length);
    const isFixed = file === 'pages/404.json';
    for (const bad of [name.toUpperCase(), name.replace('-', ' '), name.replaceAll('-', '_'), `${name} `, `-${name}`]) {
      if (bad !== name && !isFixed) yield renamed('bad-file-name', file, `${file.slice(0, at)}${bad}.json`);
    }
    for (const copy of [`${name} - Copy`, `${name} (2)`]) {
      yield added('bad-file-name', `${file.slice(0, at)}${copy}.json`, textOf(file));
      yield renamed('bad-file-name', file, `${file.slice(0, at)}${copy}.json`);
    }
    // Of a page that no visitor has seen nobody can tell that it is the one which links mean.
    if (!NEEDED.has(file) && (!pagePaths.includes(file) || isPublished(file)))
      yield renamed('bad-file-name', file, `${file.slice(0, at)}Another name.json`);
    yield added('wrong-ending', `${file}.bak`, textOf(file));
  }
  for (const name of ['pages/_notes.json', 'pages/_shared/old/pricing.json', 'pages/areas/_n1.json'])
    yield added('misplaced-file', name, textOf('pages/_shared/pricing.json'));
  for (const [file, to] of movedPages()) {
    yield renamed('wrong-folder', file, to);
    yield added('wrong-folder', to.replace('.json', '-2.json'), textOf(file));
  }
  yield renamed('misplaced-file', 'pages/areas.json', 'pages/areas/index.json');
  yield renamed('misplaced-file', 'pages/services.json', 'pages/services/index.json');
  for (const name of ['pages/price list.docx', 'pages/areas/map.png', 'pages/price-list.csv'])
    yield added('wrong-ending', name, 'x');
  for (const name of ['pages/con.json', 'pages/café.json', 'pages/our work & prices.json', 'pages/100%.json'])
    yield added('bad-file-name', name, textOf('pages/about.json'));
  for (const file of [site, 'pages/index.json', 'pages/404.json']) {
    yield {
      sort: 'name: missing-file',
      name: `${file} taken away`,
      make: () => ({ files: { [file]: undefined }, expected: [{ rule: 'missing-file', file, offset: 0 }] }),
    };
  }
}
