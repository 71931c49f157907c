import { writeFile } from 'node:fs/promises';
import { codeOfName } from '../../../authoring/copy/region-district';
import { regionOfPlaces } from '../../../authoring/new/region-of-places';
import type { NamedPlace } from '../../../authoring/new/region-of-places';
import { withSchema } from '../../../authoring/new/with-schema';
import { REGION_FILE } from '../../../content/files';
import { districtCode } from '../../../schema/fields';
import { loadSite } from '../../load/load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { refuse } from '../../terminal';
import type { Dialogue } from '../../terminal';
import * as words from './region-words';

/** An outline needs at least this many places. */
const LEAST_PLACES = 3;
const PLACE = /^(?<words>.*?\p{L}.*?)[\s,]+(?<latitude>-?\d{1,2}(?:\.\d+)?)[\s,]+(?<longitude>-?\d{1,3}(?:\.\d+)?)$/u;
/** A word with a figure in it is a code, and a short one in capitals before a name: "R4 Riverside", "LUN Lunenburg". */
const CODE = /^(?=\S*\d)[A-Z\d]{1,8} |^[A-Z]{2,4} .*\p{Ll}/u;

/**
 * `npm run new -- region "R4 Riverside 51.48 -3.20" … --around "Old Sea 51.4 -3.1; Hill Town 51.6 -3.2"`. Returns the
 * exit code.
 */
export async function newRegion(
  typed: readonly string[],
  { around = '' }: { around?: string | undefined },
  site: SiteFolder,
  dialogue: Dialogue,
): Promise<number> {
  const beside = around.split(';').filter((each) => each.trim() !== '');
  const unread = [...typed, ...beside].find((each) => placeTyped(each) === undefined);
  if (unread !== undefined) return refuse(dialogue, words.badPlace(unread));
  const places = typed.flatMap((each) => placeTyped(each) ?? []);
  if (places.length < LEAST_PLACES) return refuse(dialogue, words.tooFew(places.length));
  const again = places.find(({ code }, index) => places.findIndex((each) => each.code === code) !== index);
  if (again) return refuse(dialogue, words.sameCode(again));
  const { files, site: judged } = await loadSite(site);
  if (files.has(REGION_FILE)) return refuse(dialogue, words.existing());
  const region = regionOfPlaces(
    judged.business?.document?.address.locality ?? places[0]!.name,
    places,
    beside.flatMap((each) => placeTyped(each) ?? []),
  );
  const text = withSchema(textOf({ $schema: '', ...region }), REGION_FILE, judged.documents);
  await writeFile(placeIn(site, REGION_FILE), text, { flag: 'wx' });
  dialogue.say(words.made(region));
  return 0;
}

/** The place in "R4 Riverside 51.48, -3.20"; undefined for a line of another form. */
function placeTyped(typed: string): NamedPlace | undefined {
  const found = PLACE.exec(typed.trim())?.groups;
  if (!found) return undefined;
  const [first = '', ...rest] = found['words']!.split(/\s+/);
  const hasCode = rest.length > 0 && CODE.test(`${first} ${rest.join(' ')}`);
  const name = hasCode ? rest.join(' ') : found['words']!;
  const code = hasCode ? first : codeOfName(name);
  const centre = { latitude: Number(found['latitude']), longitude: Number(found['longitude']) };
  const isRight = Math.abs(centre.latitude) <= 90 && Math.abs(centre.longitude) <= 180;
  const isCode = districtCode({ description: '', why: '' }).safeParse(code).success;
  return isRight && isCode ? { code, name, centre } : undefined;
}

/** A point on one line, all else as JSON is printed. */
const textOf = (region: object) =>
  `${JSON.stringify(region, null, 2).replaceAll(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]')}\n`;
