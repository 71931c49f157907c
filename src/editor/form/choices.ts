import { claimText } from '../../content/claim-text';
import { declaredBy } from '../../content/declared';
import { signOfMoney } from '../../content/figures';
import type { Resolver } from '../../content/resolve';
import type { Page } from '../../content/site';
import { isToDo } from '../../content/to-do';
import type { Ground } from '../../design/map/ground';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { blockName } from '../edit/block-words';

export interface Choice {
  value: string;
  /** What people call it. */
  words: string;
}

/** What the site has to choose from, for fields that point to it. */
export interface Choices {
  routes: readonly Choice[];
  /** Pages, and the places in them that a link may lead to. */
  places: readonly Choice[];
  shared: readonly Choice[];
  claims: readonly Choice[];
  hotlines: readonly Choice[];
  /** Files of photographs. */
  photos: readonly Choice[];
  /** `{area.code}` and what it stands for on this page. */
  tokens: readonly Choice[];
  /** The signs of the price levels, from the usual one up. */
  priceLevels: readonly Choice[];
  /** What another page of the same kind says at a place. */
  exampleAt: (path: Path) => string | undefined;
  ground: Ground | undefined;
}

export const NO_CHOICES: Choices = {
  routes: [],
  places: [],
  shared: [],
  claims: [],
  hotlines: [],
  photos: [],
  tokens: [],
  priceLevels: [],
  exampleAt: () => undefined,
  ground: undefined,
};

const LEAST_SIGNS = 2;
const LEVELS = ['standard', 'higher', 'highest'];

const nameOfFile = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function choicesOf(resolver: Resolver | undefined, page: Page | undefined): Choices {
  if (!resolver) return NO_CHOICES;
  const { site, business } = resolver;
  const sample = page ?? site.valid.find((each) => declaredBy(each));
  const pages = site.valid.filter(({ route }) => route !== '/404');
  const calledBy = (each: Page) => declaredBy(each)?.facts['name'] as string;
  return {
    routes: pages.map((each) => ({ value: each.route, words: calledBy(each) })),
    places: pages.flatMap((each) => [
      { value: each.route, words: calledBy(each) },
      ...each.document.blocks.flatMap((block): Choice[] =>
        'id' in block && block.id
          ? [{ value: `${each.route}#${block.id}`, words: `${calledBy(each)}: ${blockName(block) || block.id}` }]
          : [],
      ),
    ]),
    shared: site.sharedNames.map((name) => ({ value: name, words: name })),
    claims: business.claims.map((claim) => ({ value: claim.id, words: claimText(claim, business) })),
    hotlines: business.hotlines.map(({ id, name }) => ({ value: id, words: name })),
    photos: [...site.photos.keys()].map((path) => nameOfFile(path)).map((name) => ({ value: name, words: name })),
    tokens: sample ? [...resolver.tokensOf(sample)].map(([name, words]) => ({ value: `{${name}}`, words })) : [],
    priceLevels: LEVELS.map((words, level) => {
      const value = signOfMoney(business).repeat(level + LEAST_SIGNS);
      return { value, words: `${value} ${words}` };
    }),
    exampleAt: (path) => {
      const others = site.valid.filter((each) => each.kind === page?.kind && each.route !== page.route);
      const said = others.map((each) => valueAt(each.value, path));
      return said.find((each) => typeof each === 'string' && !isToDo(each)) as string | undefined;
    },
    ground: resolver.shell().ground,
  };
}
