import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engine, root } from '../../paths';
import { MCP_FILE, mcpSettings } from './mcp-settings';
import IGNORED from './templates/repository/gitignore?raw';
import README from './templates/repository/README.md?raw';

/** The scripts of a site's own repository: name → command of the package. */
const SCRIPTS = {
  'start': 'start',
  'dev': 'dev',
  'edit': 'edit',
  'check': 'check',
  'approve': 'approve',
  'build': 'build',
  'preview': 'preview',
  'deploy': 'deploy',
  'test': 'verify',
  'new': 'new',
  'copy': 'copy',
  'rename': 'rename',
  'diff': 'diff',
  'migrate': 'migrate',
  'mcp': 'mcp',
  'hosting': 'hosting',
  'publish-routes': 'publish',
  'completion': 'completion',
};

/** Files of this project that a site's own repository takes unchanged. */
const SHARED = ['.gitattributes', '.github/workflows/check.yml', '.github/workflows/deploy.yml', '.ci/deploy.sh'];
const SETTINGS = '.vscode/settings.json';
const READ_AND_RUN = 0o755;

/**
 * Makes the project that commands are typed in a repository of one site. A file that is there stays as it is, but for
 * `package.json`, which is given scripts. Returns the files that stayed.
 */
export async function writeRepository(): Promise<string[]> {
  const { name } = await readPackage(engine);
  const settings = await readFile(join(engine, SETTINGS), 'utf8');
  const files: [path: string, text: string][] = [
    ['.gitignore', IGNORED],
    ['README.md', README.replaceAll('{package}', name)],
    [MCP_FILE, mcpSettings(`node_modules/${name}`)],
    [SETTINGS, settings.replaceAll('"./schemas/', `"./node_modules/${name}/schemas/`)],
  ];
  for (const path of SHARED) files.push([path, await readFile(join(engine, path), 'utf8')]);
  const stayed: string[] = [];
  for (const [path, text] of files) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      stayed.push(path);
    });
    if (path.endsWith('.sh')) await chmod(place, READ_AND_RUN);
  }
  const own = await readPackage(root);
  const commands = Object.entries(SCRIPTS).map(([script, command]) => [script, `${name} ${command}`]);
  const scripts = { ...own.scripts, ...Object.fromEntries(commands) } as Record<string, string>;
  await writeFile(join(root, 'package.json'), `${JSON.stringify({ private: true, ...own, scripts }, null, 2)}\n`);
  return stayed;
}

interface Package {
  name: string;
  scripts?: Record<string, string>;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package;
