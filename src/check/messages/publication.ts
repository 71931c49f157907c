import type { Hidden } from '../../content/publication';
import type { Words } from '../problem';

export function linkToDraft({ route, file, hidden }: { route: string; file: string; hidden: Hidden }): Words {
  return {
    message: `This leads to ${route}, ${stateOf(hidden)}.`,
    fix: `Take the link out until the page is shown, or show the page: ${remedyOf(hidden)} in ${file}.`,
    why: 'Visitors would come to a page that is not meant for them yet, or no longer.',
  };
}

function stateOf(hidden: Hidden): string {
  switch (hidden.why) {
    case 'draft': return 'which is a draft';
    case 'early': return `which is not shown before ${hidden.date}`;
    case 'late': return `which was last shown on ${hidden.date}`;
  }
}

function remedyOf(hidden: Hidden): string {
  switch (hidden.why) {
    case 'draft': return 'remove "status": "draft"';
    case 'early': return 'write an earlier "publishFrom"';
    case 'late': return 'write a later "until"';
  }
}

export const whatHides = (hidden: Hidden) =>
  (hidden.why === 'draft' ? 'The page says here that it is a draft.' : 'The page says here when it is shown.');
