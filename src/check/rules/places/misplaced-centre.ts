import { REGION_FILE } from '../../../content/files';
import type { Region } from '../../../content/region';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { centreFaultsIn } from './centres';
import type { CentreFault } from './centres';
import { kmTo } from './pin';
import { written } from './slip';

export const misplacedCentre: Rule = {
  code: 'misplaced-centre',
  severity: 'error',
  summary:
    'The centre of a district in pages/_region.json is out of line with its neighbours, its outline or its page.',
  example: {
    before: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": -7.8912 }',
    after: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  *check(site) {
    const { region } = site;
    if (!region) return;
    for (const fault of centreFaultsIn(site).values()) yield diagnosticOf(fault, site, region);
  },
};

function diagnosticOf(fault: CentreFault, site: Site, region: Region): Diagnostic {
  const { index, against, meant, isAgreed } = fault;
  const path = ['districts', index, 'centre', ...(meant && 'slip' in meant ? [meant.slip.field] : [])];
  const value = meant && ('slip' in meant ? String(meant.slip.value) : written(meant.swap));
  return {
    document: site.documents.get(REGION_FILE)!,
    location: { path, part: 'value' },
    words: words(fault, region),
    ...(against && {
      related: [
        {
          document: against.page,
          location: { path: ['facts', 'coordinates'], part: 'value' as const },
          message: 'The page of the district.',
        },
      ],
    }),
    ...(isAgreed && value && { insert: value }),
  };
}

function words(fault: CentreFault, region: Region): Words {
  const { district, meant } = fault;
  return {
    message: `The centre of ${district.code} ${district.name} ${reasonOf(fault, region)}.${meant ? ` ${seemsOf(meant)}` : ''}`,
    fix: remedyOf(fault),
    why: 'The map, the lists of what is nearest and the check of every page go by it: right pages would be told that they are wrong.',
  };
}

function reasonOf({ district: { centre }, is, other, against }: CentreFault, { file }: Region): string {
  switch (is) {
    case 'outside':
      return `lies outside ${file.name}, ${kmTo(centre, file.centre)} from ${file.centre.name}`;
    case 'outside-whole':
      return `lies outside of ${other!.code}, which it is a part of`;
    case 'left-by-parts':
      return 'lies far from most of its parts';
    case 'same':
      return `is that of ${other!.code} ${other!.name} too`;
    case 'apart':
      return 'lies apart from all districts whose codes begin like its own';
    case 'unlike-page':
      return `lies ${kmTo(against!.coordinates!, centre)} from the coordinates of its page, which fit the districts that the page names next door`;
  }
}

function seemsOf(meant: NonNullable<CentreFault['meant']>): string {
  if ('swap' in meant) return 'Its latitude and its longitude seem to have changed places.';
  const { field, value, isSign } = meant.slip;
  if (!isSign) return `One digit of its ${field} seems to be wrong.`;
  return `Its ${field} seems to have ${value < 0 ? 'lost its minus' : 'a minus too many'}.`;
}

function remedyOf({ district: { code }, meant, isAgreed, is }: CentreFault): string {
  const value = meant && ('slip' in meant ? String(meant.slip.value) : written(meant.swap));
  if (value && isAgreed) return `Write ${value} in its place.`;
  if (value) return `Look at a map: if ${code} lies there, write ${value} in its place.`;
  return is === 'same'
    ? `Look at a map, and write the middle of ${code}, or of the other, in its place.`
    : `Look at a map, and write the middle of ${code} in its place.`;
}
