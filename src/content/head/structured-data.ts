import { socialCardAddress } from '../routes';
import type {
  AggregateRating,
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import { answeredIn, openingOf } from '../../blocks/schemas';
import type { Answered, Block } from '../../blocks/schemas';
import type { Branch } from '../../kinds/kind';
import { brandName } from '../wording/brand';
import { declaredBy } from '../declared';
import { openingsOf } from '../wording/hours';
import type { Weekday } from '../documents/hours.schema';
import type { PageIndex } from '../resolve/queries';
import { ratingOf } from '../resolve/rating';
import type { Rating } from '../resolve/rating';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { mailboxOf } from '../wording/mailbox';
import { plainText } from '../resolve/text-links';

interface Input {
  page: Page;
  document: Page['document'];
  /** Its blocks as they are drawn. */
  blocks: readonly Block[];
  site: SiteFile;
  index: PageIndex;
  canonical: string;
}

/**
 * The schema.org graph of a page: the business, the same wherever it stands; the page itself; on the page of a place
 * the business there, on that of a service the service, on a guide the article; the questions that it answers; the
 * breadcrumb; the rating that the page shows.
 */
export function structuredData({ page, document, blocks, site, index, canonical }: Input): Graph {
  const rating = ratingOf(page, site);
  const nodes: Thing[] = [businessNode(site), pageNode(page, document, site, canonical)];
  const branch = branchOf(page, document);
  if (branch) nodes.push(branchNode(branch, { document, site, canonical, rating }));
  if (isService(page, document)) nodes.push(serviceNode(document, site, canonical));
  if (isArticle(page, document)) nodes.push(articleNode({ document, blocks, site, canonical }));
  const answered = answeredIn(blocks);
  if (answered.length > 0) nodes.push(questionsNode(answered, canonical));
  if (!branch && rating)
    nodes.push({ ...ratingNode(rating), itemReviewed: { '@id': businessId(site) } } as AggregateRating);
  const crumbs = breadcrumb({ page, document, site, index, canonical });
  if (crumbs) nodes.push(crumbs);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The subject that the page declares, or else that of its kind. */
const subjectOf = ({ kind }: Page, document: Page['document']) =>
  document.metadata.structuredData ?? declaredBy({ kind, document })?.declared.subject;

const isService = (page: Page, document: Page['document']) => subjectOf(page, document) === 'Service';
const isArticle = (page: Page, document: Page['document']) => subjectOf(page, document) === 'Article';

/** The business at the place that the page is about, if its kind has such places. */
function branchOf({ kind }: Page, document: Page['document']): Branch | undefined {
  const own = declaredBy({ kind, document });
  return own?.declared.branch?.(own.facts);
}

const businessId = (site: SiteFile) => `${site.origin}/#business`;

function openingHours({ hours }: SiteFile) {
  const all = openingsOf(hours).map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `${day[0]!.toUpperCase()}${day.slice(1)}` as Capitalize<Weekday>),
        opens,
        closes,
      }) as const,
  );
  // Search engines read the same time twice as a day on which nobody answers.
  const { opens = '00:00', closes = '00:00' } = hours.holidays ?? {};
  const holidays =
    hours.holidays && ({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays', opens, closes } as const);
  if (holidays) return [...all, holidays];
  return all.length === 1 ? all[0]! : all;
}

const geo = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const;

function businessNode(site: SiteFile): LocalBusiness {
  return {
    '@type': site.schemaType,
    '@id': businessId(site),
    name: brandName(site),
    url: `${site.origin}/`,
    telephone: site.phone.international,
    email: mailboxOf(site),
    image: site.origin + socialCardAddress('/'),
    priceRange: site.defaults.priceRange,
    ...(site.founded !== undefined && { foundingDate: String(site.founded) }),
    address: {
      '@type': 'PostalAddress',
      ...(site.address.street !== undefined && { streetAddress: site.address.street }),
      addressLocality: site.address.locality,
      ...(site.address.region !== undefined && { addressRegion: site.address.region }),
      ...(site.address.postalCode !== undefined && { postalCode: site.address.postalCode }),
      addressCountry: site.country,
    },
    ...(site.numbers.length > 0 && {
      contactPoint: site.numbers.map(({ name, international }) => ({
        '@type': 'ContactPoint' as const,
        contactType: name,
        telephone: international,
      })),
    }),
    ...(site.location && { geo: geo(site.location) }),
    openingHoursSpecification: openingHours(site),
    areaServed: { '@type': 'City', name: site.address.locality },
  };
}

type BranchPage = { document: Page['document']; site: SiteFile; canonical: string; rating: Rating | undefined };

function branchNode(branch: Branch, { document, site, canonical, rating }: BranchPage): Thing {
  return {
    '@type': site.schemaType,
    '@id': `${canonical}#business`,
    name: `${brandName(site)} – ${branch.name}`,
    description: document.metadata.description,
    url: canonical,
    telephone: site.phone.international,
    image: site.origin + socialCardAddress('/'),
    priceRange: branch.priceRange ?? site.defaults.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: branch.locality,
      ...(site.address.region !== undefined && { addressRegion: site.address.region }),
      ...(branch.postalCode !== undefined && { postalCode: branch.postalCode }),
      addressCountry: site.country,
    },
    geo: geo(branch.coordinates),
    openingHoursSpecification: openingHours(site),
    areaServed: { '@type': 'Place', name: branch.serves },
    parentOrganization: { '@id': businessId(site) },
    ...(rating && { aggregateRating: ratingNode(rating) }),
  } as LocalBusiness;
}

const nameOf = (document: Page['document']) => ('facts' in document ? document.facts.name : document.metadata.title);

function serviceNode(document: Page['document'], site: SiteFile, canonical: string): Service {
  const name = nameOf(document);
  return {
    '@type': 'Service',
    '@id': `${canonical}#service`,
    name,
    serviceType: name,
    description: document.metadata.description,
    url: canonical,
    provider: { '@id': businessId(site) },
    areaServed: { '@type': 'City', name: site.address.locality },
  };
}

/** Nobody is named as its author but the business, which answers for it. */
function articleNode({ document, blocks, site, canonical }: Omit<Input, 'page' | 'index'>): Article {
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: openingOf(blocks)?.heading ?? nameOf(document),
    description: document.metadata.description,
    url: canonical,
    inLanguage: site.locale,
    author: { '@id': businessId(site) },
    publisher: { '@id': businessId(site) },
    mainEntityOfPage: { '@id': `${canonical}#page` },
  };
}

const questionsNode = (answered: readonly Answered[], canonical: string): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${canonical}#questions`,
  'mainEntity': answered.map(({ question, answer }) => ({
    '@type': 'Question',
    'name': question,
    'acceptedAnswer': { '@type': 'Answer', 'text': answer.map(plainText).join(' ') },
  })),
});

function pageNode(page: Page, document: Page['document'], site: SiteFile, canonical: string): WebPage {
  const { title, description, structuredData: kind } = document.metadata;
  const about = branchOf(page, document)
    ? `${canonical}#business`
    : isService(page, document)
      ? `${canonical}#service`
      : businessId(site);
  return {
    '@type': kind === 'ContactPage' || kind === 'AboutPage' ? kind : 'WebPage',
    '@id': `${canonical}#page`,
    url: canonical,
    name: title,
    description,
    inLanguage: site.locale,
    about: { '@id': about },
    ...(subjectOf(page, document) === 'LocalBusiness' && { mainEntity: { '@id': about } }),
    ...(isArticle(page, document) && { mainEntity: { '@id': `${canonical}#article` } }),
  } as WebPage;
}

const ratingNode = ({ value, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
});

/** The pages above an address that visitors find, the home page first, with their names. */
export const trailTo = (route: string, { summaries }: PageIndex): { route: string; name: string }[] =>
  route
    .split('/')
    .slice(0, -1)
    .flatMap((_, depth, parts) => summaries.get(parts.slice(0, depth + 1).join('/') || '/') ?? [])
    .map(({ route: above, name }) => ({ route: above, name }));

/** Home › the list that the page is in › the page. None on the home page. */
function breadcrumb({ page, document, site, index, canonical }: Omit<Input, 'blocks'>): BreadcrumbList | undefined {
  const trail = trailTo(page.route, index).map(({ route, name }) => ({ name, item: site.origin + route }));
  if (page.route === '/' || (page.route.lastIndexOf('/') === 0 && trail.length === 0)) return undefined;
  const own = { name: 'facts' in document ? document.facts.name : '', item: canonical };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, own].map(
      ({ name, item }, position) => ({ '@type': 'ListItem', position: position + 1, name, item }) as const,
    ),
  };
}
