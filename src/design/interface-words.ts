/** The words of the interface; all other words come from a site's JSON. */
export const WORDS = {
  skip: 'Skip to main content',
  mainNavigation: 'Main',
  menu: 'Menu',
  /** The second part is only heard. */
  closeMenu: ['Close', ' menu'],
  notice: 'Notice',
  newTab: ' (opens in a new tab)',
  onThisPage: 'On this page',
  lastUpdated: (day: string) => `Last updated: ${day}`,
  placeIn: (code: string) => `in ${code}`,

  /** Before the number of others that comes first. */
  firstCall: (name: string) => `First call the ${name}:`,
  first: (name: string) => `First: ${name}`,
  more: 'More',
  usualResponse: 'Usual response:',
  minutes: (count: number) => `${count} min`,
  minuteUnit: 'min',
  todo: 'Do',
  dont: 'Don’t',

  rated: (average: number) => `Rated ${average} out of 5`,
  ratedBy: (average: string, reviews: string) => `Rated ${average} out of 5 from ${reviews} reviews`,
  /** How a sum is made of time and the price of an hour. */
  worked: (time: string, rate: string) => `${time} at ${rate}`,
  fixedPrice: 'Fixed price',
  askUs: 'Ask us before we set out.',
  priceRange: 'Price range',
  priceLevel: (level: number) => `${level} out of 4`,
  exampleReview: 'Example',

  registered: (body: string, number: string) => `${body}, number ${number}`,

  allDay: '24 hours a day',
  loading: 'Loading …',
} as const;

/** Words for a list that continues at another address; no browser draws these. */
export const PART_WORDS = {
  part: (name: string, number: number, of: number) => `${name}, page ${number} of ${of}`,
  shown: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  previous: 'Previous',
  next: 'Next',
} as const;

/** Said where the site is built; no browser makes these words. */
export const BUILD_WORDS = {
  demonstration: (brand: string) => `A demonstration: ${brand} and its reviews are samples.`,
  moved: 'This page has moved',
  movedTo: 'This page has moved to',
} as const;
