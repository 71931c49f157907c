import { outFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { onSite } from '../../report/named';
import { siteFolder } from '../../site-folder';
import { dialogueOf, withTerminal } from '../../terminal';
import { deploy, goBack } from './deploy';
import { findSettings, SETTINGS_FILE, writeSettings } from './settings';
import { remembered, USAGE } from './words';

const OPTIONS = {
  'site': 'word',
  'out': 'word',
  'to': 'word',
  'at': 'word',
  'url': 'word',
  'dry-run': 'switch',
  'rollback': 'switch',
} as const;

/** `npm run deploy`. Returns the exit code: 0 visitors see the site, 1 they do not, 2 nothing could be tried. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, OPTIONS, USAGE);
  if (!request) return 0;
  const { words, switches } = request;
  const site = siteFolder(words.get('site'));
  const out = outFolder(words.get('out'), site);
  return onSite(site, () =>
    withTerminal(async (terminal) => {
      const dialogue = dialogueOf(site, terminal);
      const typed = { to: words.get('to'), at: words.get('at'), url: words.get('url') };
      const { settings, isNew } = await findSettings(site, typed, dialogue);
      const isDry = switches.has('dry-run');
      if (isNew && !isDry) {
        await writeSettings(site, settings);
        dialogue.say(remembered(`pages/${SETTINGS_FILE}`));
      }
      const wish = { site, settings, isDry };
      return switches.has('rollback') ? goBack(wish, dialogue) : deploy(wish, out, dialogue);
    }),
  );
}
