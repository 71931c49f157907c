/** What stands around every page, with everything resolved. `content` fills it; the components of this folder read it. */
export interface ShellData {
  brand: { first: string; second: string; tagline: string };
  /** `href` is `tel:+44…`. */
  phone: ShellAddress;
  /** The booking page of another host; opens a new tab. */
  booking: string;
  /** `href` is `mailto:…`. */
  email: ShellAddress;
  header: ShellHeaderItem[];
  /** Words of the header's call button, of its booking button and of the call bar. */
  call: string;
  book: string;
  callBar: string;
  footer: ShellColumn[];
  legal: ShellLink[];
  /** What the law wants said of the company, one line each. */
  company: string[];
  hours: string;
  /** Present while the site is a demonstration. */
  demoNotice?: string | undefined;
}

interface ShellAddress {
  display: string;
  href: string;
}

interface ShellLink {
  label: string;
  to: string;
}

interface ShellPage {
  route: string;
  name: string;
  /** Postcode district of an area. */
  code?: string | undefined;
}

export interface ShellMenu {
  label: string;
  pages: ShellPage[];
  all: ShellLink;
}

export type ShellHeaderItem = ShellLink | ShellMenu;

export interface ShellColumn {
  heading: string;
  pages: ShellPage[];
  all?: ShellLink | undefined;
}
