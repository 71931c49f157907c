import type { Migration } from './migration';

/**
 * Version 2 of `pages/_site.json` named those who come, the charges of others and the schemes that the business is no
 * member of, so that the check could read sentences about them. No page shows any of it, and the check reads no
 * sentence any more.
 */
export const withoutOthers: Migration = {
  summary: 'The words of the trade, the charges and the schemes of others are left out: nothing reads them any more.',
  migrate({ trade: _trade, othersCharges: _charges, otherSchemes: _schemes, ...site }) {
    return site;
  },
};
