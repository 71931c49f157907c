import { schemaOf } from '../../../content/site';
import { soundOf } from '../../../content/sound';
import { toDosIn } from '../../../content/to-do';
import type { Area } from '../../documents/areas';
import { nameKey, partsOfName } from '../../documents/place-name';
import type { Site } from '../../site';
import { isLeft } from './copies';
import type { Mention, Owner } from './place-names';

/** A place of another area on the page of this one. */
export interface ForeignPlace {
  area: Area;
  mention: Mention;
  owner: Owner;
  /** Where the same words stand in the page of the owner. */
  source?: Mention;
  /** What else of the same owner the text names. */
  beside: readonly Mention[];
  /** Whether it can only have been left from a copy; otherwise it may be meant. */
  isCertain: boolean;
  /** Whether it is a neighbour's, which may be meant even above a text. */
  isNear: boolean;
  /** Whether nothing shows which of two pages that list it is right. */
  isOpen?: boolean;
}

/** The facts that say where a page's own places lie. */
const WHERE = ['name', 'coordinates', 'streets', 'landmarks'];
export const isArea = (owner: Owner): owner is Area => owner.page !== undefined;

export const isCalled = ({ name = '' }: Owner, key: string) =>
  [...partsOfName(name)].some((part) => nameKey(part) === key);

/** Whether a page still says that it is another area, or none yet: then what is its own looks foreign on it. */
export const isUnfinished = (site: Site, { page }: Owner): boolean =>
  page !== undefined &&
  (!soundOf(page).facts ||
    WHERE.some((fact) => isLeft(site, page, `facts/${fact}`)) ||
    toDosIn(schemaOf(page.kind), page.value).some(({ path: [, fact] }) => WHERE.some((each) => each === fact)));
