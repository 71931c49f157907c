import { Complaint } from '../complaint';
import type { SiteFolder } from '../site-folder';
import type { Report } from './report';

/** The commands that work on a site, as sentences tell of them. */
const COMMAND =
  /\bnpm (start|run (?:approve|bench|build|check|copy|deploy|dev|diff|edit|hosting|migrate|new|preview|publish-routes|rename))\b(?!(?: --)? --site)( --)?/g;

/**
 * Rewrites messages that name `pages/` for a site in another folder: with the name of that folder, and `--site`
 * behind each command.
 */
export function namesOf({ name }: Pick<SiteFolder, 'name'>): (text: string) => string {
  if (name === 'pages') return (text) => text;
  const typed = /[^\w./-]/.test(name) ? `"${name}"` : name;
  return (text) =>
    text
      .replaceAll(COMMAND, `npm $1 -- --site ${typed.replaceAll('$', '$$$$')}`)
      .replaceAll(/(?<![\w./-])pages(?=\/)|(?<=")pages(?=")/g, () => name);
}

/** The same for all that a report says. */
export function named({ problems, files }: Report, site: Pick<SiteFolder, 'name'>): Report {
  const say = namesOf(site);
  return {
    problems: problems.map((problem) => ({
      ...problem,
      file: say(problem.file),
      message: say(problem.message),
      fix: say(problem.fix),
      why: say(problem.why),
      related: problem.related.map((each) => ({ ...each, file: say(each.file), message: say(each.message) })),
    })),
    files: new Map([...files].map(([path, bytes]) => [say(path), bytes])),
  };
}

/** Does what a command does on a site, and calls its files by their names where it complains. */
export async function onSite<Result>(
  site: Pick<SiteFolder, 'name'>,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Complaint ? new Complaint(namesOf(site)(error.message)) : error;
  }
}
