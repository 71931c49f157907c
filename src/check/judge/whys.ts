import type { Path } from '../../json/path';

/**
 * What it means for a visitor, or for the office, when a field is missing or wrong. A name stands for every field that
 * is called so; with a block or the fields around it, for that one alone. What is not named is meant with its surroundings.
 */
const WHYS: Readonly<Record<string, string>> = {
  '$schema': 'Your editor could not explain the fields of this file, nor underline what is wrong.',
  'version': 'The file would be read by the rules of another version, and visitors could see something else than you wrote.',
  'allow': 'It would excuse nothing, and the same message would come back.',
  'allow/reason': 'Whoever looks after the page next year could not tell why it may differ.',
  'allow/until': 'An exception without an end would keep a mistake from everybody for ever.',
  'aliases': 'Visitors who saved, shared or searched for the old address would land on the not-found page.',
  'status': 'Visitors could be shown what is not finished, or take a demonstration for the real thing.',
  'publishFrom': 'Visitors would be shown the page too early, or not when you promised it.',
  'until': 'Visitors would be shown what is over, or miss what is still true.',
  'banner': 'Visitors would not see the line at the very top of the page.',
  'blocks': 'Visitors would find an empty page.',
  'type': 'Visitors would see nothing where this block stands.',
  'id': 'A link that promises to lead straight to this part would end at the top of the page.',

  'metadata': 'Search results, shared links and browser tabs show this: without it nobody can tell what the page is about.',
  'metadata/title': 'People choose among search results and browser tabs by the title.',
  'metadata/description': 'Search engines would show whatever they find on the page in its place, and fewer people would choose it.',
  'metadata/keywords': 'Search engines would be told of words that nobody searches for.',
  'metadata/canonical': 'Search engines would show people another address than that of this page.',
  'metadata/noindex': 'People would find a page that is not meant for them, or not find one that is.',
  'metadata/includeRatings': 'Search engines could promise people stars that they do not find on the page.',
  'metadata/structuredData': 'Search engines would take the page for something else, and show it to people who look for something else.',
  'metadata/socialImage': 'Whoever shares the page would send it without a picture, and fewer people would open it.',
  'rating/value': 'Visitors and search engines would be shown a rating that nobody gave, or none.',
  'rating/count': 'Visitors and search engines would be told of reviews that nobody wrote, or of none.',
  'rating': 'Visitors and search engines would be shown a rating that nobody gave, or none.',

  'facts': 'The page, the menus and the lists take the facts from here: visitors would miss them everywhere.',
  'facts/name': 'Headings, menus and lists would have an empty place where visitors look for the name.',
  'facts/code': 'Visitors look for their own postcode, and the map, the lists and search engines go by it.',
  'facts/locality': 'Search engines go by it when somebody looks for help in this part of town.',
  'facts/responseMinutes': 'In an emergency people choose by it whom they call.',
  'facts/priceRange': 'Visitors could not tell what to expect before they call, and search engines would not show it.',
  'facts/streets': 'Visitors look for their own street to see whether we come to them.',
  'facts/landmarks': 'Visitors see by them that the page is about where they live.',
  'facts/credentials': 'Visitors decide by them whom they let into their homes.',
  'facts/lineName': 'Visitors would not know whom they reach when they call.',
  'facts/summary': 'Cards and lists would show the bare name, and visitors could not tell what is behind it.',
  'facts/order': 'The page would stand in the wrong place of every list, and visitors would see what matters less first.',
  'coordinates': 'The map would show the pin in the wrong place, and visitors would be sent to the wrong neighbours.',
  'streets/in': 'Visitors would think that the place lies in this district.',
  'landmarks/in': 'Visitors would think that the place lies in this district.',

  'icon': 'People who skim a page go by the small pictures: here they would see an empty place.',
  'scene': 'Visitors would see an empty place where the drawing belongs.',
  'picture': 'Visitors would see an empty place beside the first words of the page.',
  'heading': 'Visitors skim a page by its headings, and people who hear it jump from one to the next: they would miss what stands here.',
  'hero/heading': 'It is the first that visitors read and hear, and search engines take it for what the page is about.',
  'eyebrow': 'Visitors would not see the line above the heading.',
  'intro': 'Visitors could not tell what they are about to look at.',
  'hero/intro': 'Visitors read it first, and decide by it whether they call or go back.',
  'text': 'Visitors would not read what should stand here.',
  'paragraphs': 'Visitors would not read what should stand here.',
  'points': 'Visitors would miss the points of this list.',
  'note': 'Visitors would miss what makes the rest of this block true.',
  'label': 'Visitors would see something without a name, and could not tell what it is.',
  'value': 'Visitors would read a name without its figure.',
  'items': 'Visitors would find an empty list.',
  'hero/badges': 'Visitors would miss the short facts that make them trust us.',
  'detail': 'Visitors could not look up what stands behind the badge.',
  'badges/items': 'Visitors would miss the badges that make them trust us.',

  'action': 'Visitors would find no button here that works.',
  'action/label': 'Visitors could not tell what happens when they press the button.',
  'action/to': 'Visitors who press the button would not come to where it promises.',
  'action/subject': 'Visitors would send us an e-mail that does not say what it is about.',
  'actions': 'Visitors would find no button here that works.',
  'actions/label': 'Visitors could not tell what happens when they press the button.',
  'actions/to': 'Visitors who press the button would not come to where it promises.',
  'actions/subject': 'Visitors would send us an e-mail that does not say what it is about.',
  'contents/items/to': 'Visitors in a hurry would not come to the part that they chose.',

  'before': 'The number that people must call first would not be shown. It can save lives.',
  'cards/items/facts': 'Visitors would not see the figures of this card.',
  'sticky-call/facts': 'Visitors would not see the figures under the number.',
  'items/in': 'Visitors would think that the place lies in this district.',
  'severity/label': 'Visitors see by it what cannot wait.',
  'severity': 'Visitors see by it what cannot wait.',
  'tone': 'Visitors could take a danger for a hint.',
  'do-dont/do': 'Somebody in an emergency would not read what to do.',
  'do-dont/dont': 'Somebody in an emergency would not read what makes it worse.',
  'do-dont/response': 'Somebody in an emergency would not know how soon help comes.',
  'fact': 'Visitors would find an empty list.',
  'pages': 'Visitors would find the wrong pages in this list, or none.',
  'look': 'Visitors would see the list in another form than you chose.',
  'size': 'Visitors would see the cards in another size than you chose.',
  'columns/main': 'Visitors would find an empty column.',
  'columns/side': 'Visitors would find an empty column beside the text.',
  'sections': 'Visitors would not read the terms that hold for them.',
  'updated': 'Visitors could not tell which version of these terms holds.',
  'ref': 'Visitors would see nothing where these blocks stand.',
  'tariffs': 'Visitors could not tell what they will have to pay.',
  'promises': 'Visitors would not know what is charged and what is not.',
  'meaning': 'Visitors would take the promise for more than it is, and feel misled.',
  'pricing/rating': 'Visitors would not read what customers say of us.',
  'reviews/items': 'Visitors believe a review when they see who wrote it, where, when and how many stars it gave.',
  'reviews/items/provenance': 'The law wants visitors to be told which reviews are real.',
  'reviews/note': 'The law wants visitors to be told where reviews come from.',
  'sticky-call/number': 'Visitors could not read the number that they want to call.',
  'ticks': 'Visitors decide by them whom they let into their homes.',

  'origin': 'Search engines and everybody who shares a page would be given addresses that lead nowhere.',
  'brand': 'The name stands at the top of every page: visitors could not tell whose site this is.',
  'product': 'Headings and buttons of every page say it: visitors could not tell what we do.',
  'phone': 'Every button that calls uses it: visitors would reach nobody, or somebody else.',
  'email': 'What visitors write to us would be lost.',
  'booking': 'Visitors who want to book would come nowhere.',
  'hotlines': 'The number that people must call first would not be shown. It can save lives.',
  'hotlines/id': 'Pages could not show this number where people must call it first. It can save lives.',
  'hotlines/text': 'People in danger would not read what to do before help comes.',
  'location': 'The map would show visitors our own pin in the wrong place.',
  'address': 'Search engines could not say where the business is.',
  'hours': 'Visitors and search engines would not know when somebody answers.',
  'founded': 'Visitors would read a wrong year of our beginnings, or none.',
  'company': 'The law wants visitors to be told who is behind the site.',
  'accreditations': 'Visitors look them up before they let somebody into their homes.',
  'accreditations/id': 'Pages could not show visitors this accreditation.',
  'claims': 'Every page that states this figure would show visitors a gap in its place.',
  'claims/id': 'Every page that states this figure would show visitors a gap in its place.',
  'claims/subject': 'Nobody would notice two figures of the same thing that differ, and visitors would read both.',
  'claims/scope': 'Nobody could say what makes the figure true, and visitors would be misled by it elsewhere.',
  'claims/provenance': 'Nobody could say whether visitors may rely on the figure.',
  'claims/reviewBy': 'Nobody would look whether visitors are still told the truth.',
  'areaFigures': 'Nobody could say whether visitors may rely on the ratings and response times of the area pages.',
  'defaults': 'Every page that says nothing of its own would show visitors nothing here.',
  'navigation': 'It stands on every page: visitors would not find their way.',
  'navigation/call': 'Visitors of every page could not tell what the button does that calls us.',
  'navigation/book': 'Visitors of every page could not tell where they can book.',
  'navigation/callBar': 'Visitors with a phone would see a bar without words at the bottom of every page.',
  'demoNotice': 'Visitors of the demonstration would take the business for a real one.',

  'routes': 'Nobody would notice when a published page is lost, and visitors would find nothing at its address.',
  'gone': 'Nobody could tell whether a page is gone on purpose, or was lost for visitors by mistake.',
};

const OF_FILE = 'A file that cannot be used is no page: visitors would find nothing at its address.';

/** What it means that the value at a path is missing or wrong; `block` is the type of the block that the path begins in. */
export function whyOf(path: Path, block?: string): string {
  const names = [...(block === undefined ? [] : [block]), ...path.filter((step) => typeof step === 'string')];
  for (let end = names.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const why = WHYS[names.slice(start, end).join('/')];
      if (why !== undefined && (start > 0 || end > 1 || block === undefined)) return why;
    }
  }
  return block === undefined ? OF_FILE : 'Visitors would not see this block.';
}

/** The names that stand for something, for a test that none is there in vain. */
export const WHY_NAMES: readonly string[] = Object.keys(WHYS);

/** Fields that act and are not seen themselves. */
const UNSEEN = new Set(['$schema', 'version', 'allow', 'aliases', 'status', 'publishFrom', 'until', 'type', 'id', 'canonical', 'noindex', 'includeRatings', 'structuredData', 'keywords', 'socialImage',
  'order', 'do', 'to', 'kind', 'sort', 'limit', 'only', 'except', 'look', 'size', 'ref', 'provenance', 'scope', 'reviewBy', 'subject', 'rule', 'reason', 'show', 'fact', 'routes', 'gone']);

export const isSeen = (field: string) => !UNSEEN.has(field);
