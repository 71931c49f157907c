import { oncePer } from '../../check/once';
import { upperFirst } from '../../check/words';
import { declaredBy } from '../../content/declared';
import type { SiteFile } from '../../content/documents/site.schema';
import { isNotFoundFile } from '../../content/files';
import { signOfMoney } from '../../content/wording/figures';
import type { Resolver } from '../../content/resolve/resolver';
import { schemaOf } from '../../content/site';
import type { Page } from '../../content/site';
import { isToDo } from '../../content/to-do';
import type { Ground } from '../../design/map/ground';
import { ICON_NAMES, iconsFirst } from '../../design/drawings/icon-names';
import type { IconName } from '../../design/drawings/icon-names';
import { scenesFirst } from '../../design/drawings/scene-names';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf, shapeOf } from '../../schema/children';
import { blockName } from '../edit/block-words';
import { figureWords } from '../figures/figures';

export interface Choice {
  value: string;
  /** The label that people read. */
  words: string;
  /** A second label, where several choices have the same. */
  about?: string;
}

/** The choices of the site for fields that refer to it. */
export interface Choices {
  routes: readonly Choice[];
  /** Pages, and the places in them that a link may lead to. */
  places: readonly Choice[];
  shared: readonly Choice[];
  claims: readonly Choice[];
  hotlines: readonly Choice[];
  /** Files of photographs. */
  photos: readonly Choice[];
  /** Line drawings, ours and those of the site. */
  scenes: readonly Choice[];
  icons: readonly IconName[];
  /** `{area.code}` and what it stands for on this page. */
  tokens: readonly Choice[];
  /** The signs of the price levels, from the usual one up. */
  priceLevels: readonly Choice[];
  /** The value of another page of the same kind at a place. */
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
  scenes: [],
  icons: ICON_NAMES,
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
  const { site } = resolver;
  const { business } = page ? resolver.for(page) : resolver;
  const sample = page ?? site.valid.find((each) => declaredBy(each));
  const pages = site.valid.filter(({ path }) => !isNotFoundFile(path));
  const calledBy = (each: Page) => declaredBy(each)?.facts['name'] as string;
  return {
    routes: pages.map((each) => ({ value: each.route, words: calledBy(each), about: each.route })),
    places: pages.flatMap((each) => [
      { value: each.route, words: calledBy(each), about: each.route },
      ...each.document.blocks.flatMap((block): Choice[] =>
        'id' in block && block.id
          ? [
              {
                value: `${each.route}#${block.id}`,
                words: `${calledBy(each)}: ${blockName(block) || block.id}`,
                about: each.route,
              },
            ]
          : [],
      ),
    ]),
    shared: site.sharedNames.map((name) => ({ value: name, words: name })),
    claims: claimsOf(business),
    hotlines: business.hotlines.map(({ id, name }) => ({ value: id, words: name })),
    photos: [...site.photos.keys()].map((path) => nameOfFile(path)).map((name) => ({ value: name, words: name })),
    icons: iconsFirst(business.look.drawings),
    scenes: [...scenesFirst(business.look.drawings), ...[...site.drawings.keys()].map(nameOfFile)].map((value) => ({
      value,
      words: upperFirst(value).replaceAll('-', ' '),
    })),
    tokens: sample ? tokensOf(sample, resolver) : [],
    priceLevels: LEVELS.map((words, level) => {
      const value = signOfMoney(business).repeat(level + LEAST_SIGNS);
      return { value, words: `${value} ${words}` };
    }),
    exampleAt: (path) => {
      const others = site.valid.filter((each) => each.kind === page?.kind && each.route !== page.route);
      const examples = others.map((each) => valueAt(each.value, path));
      return examples.find((each) => typeof each === 'string' && !isToDo(each)) as string | undefined;
    },
    ground: resolver.shell().ground,
  };
}

/** Worked out once: every number that is formatted takes a moment, and choices are made with every key. */
const claimsOf = oncePer((business: SiteFile): Choice[] =>
  business.claims.map((claim) => ({
    value: claim.id,
    words: figureWords(claim, business),
    about: claim.subject,
  })),
);

/** The tokens that texts of a page may use: each with its value and its meaning. */
function tokensOf(page: Page, resolver: Resolver): Choice[] {
  const { business } = resolver;
  const own = declaredBy(page)?.declared;
  const fields = shapeOf(schemaOf(page.kind), page.value).get('facts');
  const titles = fields ? shapeOf(fields, {}) : new Map<string, never>();
  const about = new Map<string, string>([
    ...business.claims.map(({ id, subject }) => [`claim.${id}`, subject] as const),
    ...business.hotlines.map(({ id, name }) => [`hotline.${id}`, name] as const),
    ...[...titles].map(([name, field]) => [`${own?.name}.${name}`, metaOf(field).title ?? name] as const),
  ]);
  return [...resolver.tokensOf(page)].map(([name, words]) => ({
    value: `{${name}}`,
    words,
    about: about.get(name) ?? upperFirst(name.replaceAll(/[.-]|(?=[A-Z])/g, ' ').toLowerCase()),
  }));
}
