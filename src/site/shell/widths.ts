import { PHONE_BELOW } from '../../design/theme/theme';

/** Media query of the widths that have the navigation in the header instead of the sheet and the call bar. */
export const WIDE = `(min-width: ${PHONE_BELOW}em)`;
