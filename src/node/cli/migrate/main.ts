import { nothingToDo, rewrote, strangeVersions, unreadable, USAGE } from './words';
import { migrateSite } from './migrate-site';
import { optionsOf } from '../../read-arguments';
import { namesOf, onSite } from '../../report/named';
import { siteFolder } from '../../site-folder';

/**
 * `npm run migrate`. Returns the exit code: 0 all up to date, 1 a file could not be read or is of a version that is not
 * known.
 */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word' }, USAGE);
  if (!request) return 0;
  const site = siteFolder(request.words.get('site'));
  const say = namesOf(site);
  const result = await onSite(site, () => migrateSite(site));
  if (result.changed.size > 0) console.log(say(rewrote([...result.changed.keys()], result.steps)));
  else if (result.unreadable.length + result.strange.length === 0) console.log(nothingToDo(result.count));
  if (result.strange.length > 0) console.error(say(strangeVersions(result.strange)));
  if (result.unreadable.length > 0) console.error(say(unreadable(result.unreadable)));
  return result.unreadable.length + result.strange.length > 0 ? 1 : 0;
}
