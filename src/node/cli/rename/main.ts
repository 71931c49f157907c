import { renamePage } from './rename-page';
import { bothAliases, needTwo, USAGE } from './words';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { fileOrName, siteFolder } from '../../site-folder';
import { dialogueOf, withTerminal } from '../../terminal';

/** `npm run rename -- /areas/w2 /areas/paddington`. Returns the exit code: 0 renamed, 2 nothing changed. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { 'site': 'word', 'alias': 'switch', 'no-alias': 'switch' }, USAGE, {
    takesWords: true,
  });
  if (!request) return 0;
  const [from, to, ...more] = request.rest;
  if (from === undefined || to === undefined || more.length > 0) throw new Complaint(`${needTwo()}\n\n${USAGE}`);
  const [isWanted, isUnwanted] = ['alias', 'no-alias'].map((name) => request.switches.has(name));
  if (isWanted && isUnwanted) throw new Complaint(`${bothAliases()}\n\n${USAGE}`);
  const wantsAlias = isWanted || isUnwanted ? isWanted : undefined;
  const site = siteFolder(request.words.get('site'));
  return withTerminal((dialogue) =>
    renamePage(
      { from: fileOrName(site, from), to: fileOrName(site, to), wantsAlias },
      site,
      dialogueOf(site, dialogue),
    ),
  );
}
