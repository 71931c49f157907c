import { listOf } from '../../../check/words';
import { ask as askPage } from './words';

export const ask = askPage;
export const noFolder = () => 'Say which folder to make: npm run new -- site shop';
export const isTaken = (folder: string) =>
  `There is something in ${folder} already. Write the name of a folder that is new or empty.`;
export const intro = () =>
  'A new site. Press Enter to leave a question for later; Ctrl+C stops, and nothing is written.\n';

export const options = (lines: readonly { flag: string; title: string; description: string; example: string }[]) =>
  [
    'The options of npm run new -- site FOLDER:',
    '',
    ...lines.map(
      ({ flag, title, description, example }) =>
        `  --${flag.padEnd(12)} ${title}: ${description}${example && ` For example: ${example}`}`,
    ),
  ].join('\n');

const FILES =
  '_site.json says who the firm is, _claims.json which figures its pages state, _menus.json what leads to pages; ' +
  'index.json is its home page, 404.json what stands at a wrong address.';

export const made = (folder: string) => `Made ${folder}: ${FILES}\n\n${nextSteps(` -- --site ${folder}`)}`;

export const madeRepository = (stayed: readonly string[]) =>
  [
    `Made a site in pages/: ${FILES} Beside it stand README.md for whoever works on it, what GitHub does with ` +
      'each change, and the settings of VS Code.',
    ...(stayed.length > 0 ? [`${listOf(stayed)} ${stayed.length === 1 ? 'stays' : 'stay'} as before.`] : []),
    '',
    nextSteps(''),
  ].join('\n');

const nextSteps = (site: string) =>
  [
    'What to do next',
    `  1. Run npm run check${site}: it lists each "TO DO" in these files. Write over them.`,
    `  2. Run npm run dev${site} and look at the site.`,
    `  3. Add pages: npm run new -- service${site.replace(' --', '')}. What else a site can say of itself, npm ` +
      `run edit${site} offers.`,
  ].join('\n');
