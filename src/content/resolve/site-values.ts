import type { z } from 'zod';
import type { Fact, LabelledFact, PlateFact, ResolvedHotline } from '../../blocks/resolved';
import { drawnIcon } from '../../design/drawings/icon-names';
import { say } from '../../design/words';
import type { listFact } from '../../blocks/page-fields';
import type { hotline } from '../../schema/fields';
import { declaredBy } from '../declared';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { wordsOf } from '../wording/interface-words';
import { mailboxOf } from '../wording/mailbox';

type Fill = (text: string) => string;

/** Nothing where the site file has no hotline with this id; the check refuses that. */
export function resolveHotline({ hotline: id }: z.output<typeof hotline>, site: SiteFile): ResolvedHotline | undefined {
  const found = site.hotlines.find((each) => each.id === id);
  return (
    found && {
      when: found.when,
      name: found.name,
      display: found.display,
      href: `tel:${found.international}`,
      text: found.text,
      icon: drawnIcon(found.icon),
      comesFirst: found.comesFirst,
    }
  );
}

/** Whole tokens of numbers that can be called. */
const CALLED = /^\{(?:phone|hotline\.(?<hotline>[a-z\d-]+))\}$/;

/** Where a whole token leads that is a number of the site or of a hotline, or an address of the site. */
function hrefOf(value: string, site: SiteFile): string | undefined {
  const [token, id] = CALLED.exec(value) ?? [];
  const dialled = id ? site.hotlines.find((each) => each.id === id)?.international : token && site.phone.international;
  if (dialled) return `tel:${dialled}`;
  if (value === '{email}') return `mailto:${mailboxOf(site)}`;
  return value === '{email.information}' ? `mailto:${mailboxOf(site, 'information')}` : undefined;
}

/** A fact with its tokens filled in, and where it leads when it is a number or an address of the site. */
export function resolveFact({ label, value, reaches }: LabelledFact, site: SiteFile, fill: Fill): LabelledFact {
  const href = hrefOf(value, site);
  return {
    label: fill(label),
    value: fill(value),
    ...(href && { href }),
    ...(reaches && { reaches: fill(reaches) }),
  };
}

/** The plate of the site, with the page's own response time where it has one. */
export function plateOf(business: SiteFile, minutes: number | undefined, fill: Fill): PlateFact[] {
  return (business.plate ?? []).map(({ value, label, isResponse }) => ({
    value: isResponse && minutes !== undefined ? say(wordsOf(business).drawn.minutes, { count: minutes }) : fill(value),
    label: fill(label),
  }));
}

interface Sources {
  page: Page | undefined;
  business: SiteFile;
  fill: Fill;
}

/** Empty where the page has no list of this name in its facts. */
export function factsOf({ fact }: z.output<typeof listFact>, { page, business, fill }: Sources): Fact[] {
  const list = page && declaredBy(page)?.facts[fact];
  if (!Array.isArray(list)) return [];
  return (list as Fact[]).map((item) => {
    if (typeof item === 'string') return fill(item);
    if ('label' in item) return resolveFact(item, business, fill);
    return { ...item, name: fill(item.name) };
  });
}
