import type { Words } from '../problem';
import { quote } from '../words';

const NO_CALL = 'A visitor with water coming through the ceiling must be able to call with one press.';
const SOFTWARE = 'Tell whoever looks after the software.';

export const missingCallLink = ({ number }: { number: string }): Words => ({
  message: `The finished page has no link that dials ${number}.`,
  fix: 'Add a button to a block of this page: { "do": "call", "label": "Call: {phone}" }.',
  why: NO_CALL,
});

export const unshownNumber = ({ shown }: { shown: string }): Words => ({
  message: `No link of the finished page that calls us shows our number, ${shown}.`,
  fix: 'Write {phone} into the words of a button that calls: { "do": "call", "label": "Call: {phone}" }.',
  why: 'At a computer visitors read the number and dial it by hand.',
});

export const strangeNumber = ({ number, words }: { number: string; words: string }): Words => ({
  message: `The link ${quote(words)} dials ${number}, which is neither our number nor a hotline of pages/_site.json.`,
  fix: 'Use a button that calls: { "do": "call", "label": "Call: {phone}" }.',
  why: 'Visitors in an emergency would reach somebody else.',
});

export const otherNumberShown = ({ shown, number }: { shown: string; number: string }): Words => ({
  message: `A link of the finished page shows ${shown} and dials ${number}.`,
  fix: 'Write {phone} in the place of the number.',
  why: 'Some visitors press the link and some dial what they read: half of them would reach somebody else.',
});

export const otherNumberTold = ({ told, number }: { told: string; number: string }): Words => ({
  message: `The finished page dials ${number}, and tells search engines ${told}.`,
  fix: SOFTWARE,
  why: 'Whoever calls from the search results would reach somebody else.',
});

export const wordlessCall = ({ number }: { number: string }): Words => ({
  message: `A link that dials ${number} has no words.`,
  fix: 'Write what it does into its label, for example "Call: {phone}".',
  why: 'A person who hears the page hears "link" and nothing more.',
});

export const otherName = ({ shown, name }: { shown: string; name: string }): Words => ({
  message: `A link that calls shows ${quote(shown)} and is called ${quote(name)}.`,
  fix: `Let its name begin with ${quote(shown)}. ${SOFTWARE}`,
  why: 'A person who steers by voice says what stands on the button, and nothing would happen.',
});

export const gasAfterOurs = ({ hotline, shown, place }: { hotline: string; shown: string; place: 'card' | 'page' }): Words => ({
  message: `This ${place} speaks of gas, and our number stands on it before ${shown} of the ${hotline}.`,
  fix: place === 'page' ? 'Write "before": { "hotline": "gas" } into the hero of this page, before its buttons.' : 'Write "before": { "hotline": "gas" } into the card, and no button that calls us before it.',
  why: 'Whoever smells gas must reach the people who make it safe, free and at once. It can save lives.',
});

export const unshownRating = ({ value, count }: { value: number; count: number }): Words => ({
  message: `Search engines are told a rating of ${value} from ${count.toLocaleString('en-GB')} reviews, and the finished page does not show it.`,
  fix: 'Show both figures on the page, or write "includeRatings": false in "metadata".',
  why: 'Visitors who came for the stars would not find them, and search engines take that for a fraud.',
});
