import type { z } from 'zod';
import type { ResolvedAction } from '../../blocks/resolved';
import type { action as actionSchema } from '../../schema/fields';
import type { SiteFile } from '../documents/site.schema';
import { mailboxOf } from '../wording/mailbox';

/** Nothing for a message where the site has no number for it. */
export function resolveAction(
  action: z.output<typeof actionSchema>,
  site: SiteFile,
  fill: (text: string) => string,
): ResolvedAction | undefined {
  const label = fill(action.label);
  const message = 'ask' in action && action.ask?.map((line) => `${fill(line)} `);
  const { sms, whatsapp } = site.messages ?? {};
  switch (action.do) {
    case 'call':
      return { do: 'call', label, href: `tel:${site.phone.international}` };
    case 'book':
      // Where nobody books online the check refuses such a button; until it is gone it calls.
      return site.booking === undefined
        ? { do: 'call', label, href: `tel:${site.phone.international}` }
        : { do: 'book', label, href: site.booking };
    case 'page':
      return { do: 'page', label, href: action.to };
    case 'email': {
      const subject = action.subject ? `?subject=${encodeURIComponent(fill(action.subject))}` : '';
      const body = message ? `${subject ? '&' : '?'}body=${encodeURIComponent(message.join('\r\n'))}` : '';
      return { do: 'email', label, href: `mailto:${mailboxOf(site, action.to)}${subject}${body}` };
    }
    case 'sms': {
      // Phones of one maker read what stands behind "&" and others what stands behind "?".
      const body = message ? `?&body=${encodeURIComponent(message.join('\n'))}` : '';
      return sms === undefined ? undefined : { do: 'sms', label, href: `sms:${sms}${body}` };
    }
    case 'whatsapp': {
      const text = message ? `?text=${encodeURIComponent(message.join('\n'))}` : '';
      if (whatsapp === undefined) return undefined;
      return { do: 'whatsapp', label, href: `https://wa.me/${whatsapp.slice(1)}${text}` };
    }
  }
}
