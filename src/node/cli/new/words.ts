import type { NewKind } from './questions';

export const USAGE = `npm run new area                                          asks what it needs
npm run new -- area --code N1 --name Islington            takes it from the command

  area | service | page     what to make
  --file NAME               the name of the file, which is its address; left out, it follows from the postcode or the name
  --draft                   as a draft: built so that you can look at it, and in no list, menu or search engine before you take "status": "draft" out
  --help                    every option of a kind: npm run new -- area --help

What you leave out is marked "TO DO" in the file, and npm run check lists it.`;

export const unknownKind = (typed: string, meant: string | undefined) =>
  `There is no kind of page called "${typed}".${meant ? ` Did you mean "${meant}"?` : ''} Write area, service or page.`;
export const noKind = () => 'Say what to make: area, service or page. For example: npm run new area';
export const tooMuch = (word: string, kind: NewKind) =>
  `I don't know what to do with "${word}". Words with spaces need quotes, and each word an option before it: npm run new -- ${kind} --name "${word}"`;

export const options = (kind: NewKind, lines: { flag: string; isNeeded: boolean; what: string }[]) => [
  `The options of npm run new -- ${kind}:`, '',
  ...lines.map(({ flag, isNeeded, what }) => `  --${flag.padEnd(12)} ${isNeeded ? '(needed) ' : ''}${what}`),
].join('\n');

export const missing = (kind: NewKind, lacking: { flag: string; what: string }[]) => [
  `${lacking.length === 1 ? 'One thing is' : `${lacking.length} things are`} missing. Questions cannot be asked here, so write ${lacking.length === 1 ? 'it' : 'them'} into the command:`, '',
  ...lacking.map(({ flag, what }) => `  --${flag.padEnd(12)} ${what}`), '',
  `Write, for example: npm run new -- ${kind} ${lacking.map(({ flag }) => `--${flag} "…"`).join(' ')}`,
].join('\n');

export const keptByNpm = (flags: string[]) =>
  `npm kept ${flags.map((flag) => `--${flag}`).join(', ')} for itself: write two hyphens of their own before the options, as in npm run new -- area --code N1.`;

export const wrongAnswer = (flag: string, mistake: string) => `--${flag}: ${mistake}`;
export const intro = (kind: NewKind) => `A new ${kind === 'page' ? 'page' : `${kind} page`}. Press Enter to leave a question for later; Ctrl+C stops, and nothing is written.\n`;
export const needed = () => 'This one is needed: there is no page without it.';
export const askFile = (proposal: string) => `File name. It is the end of the address of the page. Press Enter for ${proposal}, or write another.\n> `;
export const ask = ({ title, description, example }: { title: string; description: string; example: string }) => `\n${title}. ${description}${example && ` For example: ${example}`}\n> `;
export const listHint = ' Put semicolons between the entries; write (EC1V) behind one that lies next door.';
export const stopped = () => '\nStopped. Nothing was written.';
export const made = (path: string, route: string) => `Made ${path}. Its address will be ${route}.`;
export const wrongKind = (flag: string, kind: NewKind) => `A ${kind} page has no --${flag}. See npm run new -- ${kind} --help.`;
