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

export const impossibleDate = (date: string, last: string | undefined): Words => ({
  message: `${date} is not in the calendar.`,
  fix: last ? `Write a day that there is; the last of that month is "${last}".` : 'Write a day that there is, for example "2030-03-31".',
  why: 'What begins or ends on a day that never comes would be shown to visitors too early or too late.',
});

export const reversedDates = ({ from, until }: { from: string; until: string }): Words => ({
  message: `The page is shown until ${until}, but only from ${from} on.`,
  fix: `Write a day in "until" that is ${from} or later, or an earlier day in "publishFrom".`,
  why: 'Visitors would never see the page.',
});

export const shownFrom = 'The first day stands here.';
