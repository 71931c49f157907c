import { soundOf } from '../../../content/sound';
import type { PageHead } from '../../../content/resolve';
import { oncePer } from '../../once';
import type { Site } from '../../site';
import { comparable } from '../../words';

/** The whole name of the business; empty while the site file does not say it. */
export function brandOf({ business }: Pick<Site, 'business'>): string {
  const { first = '', second = '' } = soundOf(business).brand ?? {};
  return `${first} ${second}`.trim();
}

export const plainTitle = oncePer(({ head }: PageHead) => comparable(head.title));
export const plainDescription = oncePer(({ head }: PageHead) => comparable(head.description));
