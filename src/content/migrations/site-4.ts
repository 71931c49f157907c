import { isObject } from '../../json/is-object';
import type { Migration } from './migration';

/** Version 4 of `pages/_site.json` asked every firm for a mailbox for emergencies, and for no other. */
export const oneMailbox: Migration = {
  summary: 'The mailbox that every firm has is "information"; one for emergencies is optional.',
  migrate(site) {
    const { email } = site;
    if (!isObject(email) || 'information' in email || !('emergency' in email)) return site;
    const { emergency, ...others } = email;
    return { ...site, email: { information: emergency, ...others } };
  },
};
