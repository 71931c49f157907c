import { LISTED_KINDS } from '../../../kinds/named';
import { upperFirst } from '../../../check/words';
import type { ListedKind } from '../../../kinds/kind';

const NAMES = LISTED_KINDS.map(({ name }) => name);
const ONE = NAMES[0]!;
const NEEDED = LISTED_KINDS[0]!.questions.flatMap(({ flag, isNeeded }) => (isNeeded ? [`--${flag} …`] : [])).join(' ');
const oneOf = `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`;

const WAYS: [command: string, what: string][] = [
  [`npm run new ${ONE}`, 'asks what it needs'],
  [`npm run new -- ${ONE} ${NEEDED}`, 'takes it from the command'],
  ['npm run new -- region "NAME LATITUDE LONGITUDE" …', 'proposes a map around the places that you name'],
  ['npm run new -- site FOLDER', 'makes the smallest site of a new firm, ready to be filled'],
];
const WIDTH = Math.max(...WAYS.map(([command]) => command.length));

export const USAGE = `${WAYS.map(([command, what]) => `${command.padEnd(WIDTH)}  ${what}`).join('\n')}

What to make: ${oneOf}.

  --file NAME   the name of the file, which is its address; also as a second word: guides/first-steps
                left out, it follows from the facts
  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --around TEXT for a region: names beside it, "Old Sea 48.1 16.9; Hill Town 48.3 16.5"
  --draft       as a draft: built so that you can look at it, and in no list, menu or search engine
                before you take "status": "draft" out
  --help        every option of a kind: npm run new -- ${ONE} --help

What you leave out is marked "TO DO" in the file, and npm run check lists it.`;

export const unknownKind = (typed: string, meant: string | undefined) =>
  `There is no kind of page called "${typed}".${meant ? ` Did you mean "${meant}"?` : ''} Write ${oneOf}.`;
export const noKind = () => `Say what to make: ${oneOf}. For example: npm run new ${ONE}`;
export const tooMuch = (word: string, kind: ListedKind) =>
  `I don't know what to do with "${word}". Words with spaces need quotes, and each word an option before it: npm ` +
  `run new -- ${kind.name} --name "${word}"`;

export const options = (kind: ListedKind, lines: { flag: string; isNeeded: boolean; what: string }[]) =>
  [
    `The options of npm run new -- ${kind.name}:`,
    '',
    ...lines.map(({ flag, isNeeded, what }) => `  --${flag.padEnd(12)} ${isNeeded ? '(needed) ' : ''}${what}`),
  ].join('\n');

export const missing = (kind: ListedKind, lacking: { flag: string; what: string }[]) =>
  [
    `${lacking.length === 1 ? 'One thing is' : `${lacking.length} things are`} missing. Questions cannot be asked ` +
      `here, so write ${lacking.length === 1 ? 'it' : 'them'} into the command:`,
    '',
    ...lacking.map(({ flag, what }) => `  --${flag.padEnd(12)} ${what}`),
    '',
    `Write, for example: npm run new -- ${kind.name} ${lacking.map(({ flag }) => `--${flag} "…"`).join(' ')}`,
  ].join('\n');

export const twoFiles = (place: string, file: string) =>
  `Write the name of the file once: it cannot be both "${place}" and "${file}".`;

export const wrongAnswer = (flag: string, mistake: string) => `--${flag}: ${mistake}`;
export const intro = (kind: ListedKind) =>
  `A new ${withoutArticle(kind)}. Press Enter to leave a question for later; Ctrl+C stops, and nothing is written.\n`;
const withoutArticle = ({ words: { page } }: ListedKind) => page.slice(page.indexOf(' ') + 1);

export const needed = () => 'This one is needed: there is no page without it.';
export const askFile = (proposal: string) =>
  `File name. It is the end of the address of the page. Press Enter for ${proposal}, or write another.\n> `;
export const ask = ({ title, description, example }: { title: string; description: string; example: string }) =>
  `\n${title}. ${description}${example && ` For example: ${example}`}\n> `;
export const listHint = ' Put semicolons between the entries; write (AB2) behind one that lies next door.';
export const stopped = () => '\nStopped. Nothing was written.';
export const made = (path: string, route: string) => `Made ${path}. Its address will be ${route}.`;
export const wrongKind = (flag: string, kind: ListedKind) =>
  `${upperFirst(kind.words.page)} has no --${flag}. See npm run new -- ${kind.name} --help.`;
