/** The business keeps London's days, wherever the computer stands that builds the site. */
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** Today as `2026-03-31`. The one clock that the check and the build read. */
export const today = () => london.format(new Date());
