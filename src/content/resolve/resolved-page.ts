import type { Block } from '../../blocks/schemas';
import type { ResolvedAction } from '../../blocks/resolved';
import type { BusinessLine } from './business-line';
import type { Twin } from '../languages/twins';
import type { Page } from '../document';
import type { HeadData } from '../head/head';

/** A page as the visitor's browser gets it: nothing left to look up. */
export interface ResolvedPage {
  route: string;
  /** The folder of its language, unless that is the first one of the site. */
  language?: string;
  /** The same page in each other language, or the home page of that. */
  languages?: readonly Twin[];
  /** The name under which the page is announced and listed. */
  name: string;
  head: HeadData;
  banner?: { text: string; action?: ResolvedAction };
  business?: BusinessLine;
  blocks: Block[];
}

export interface PageHead {
  page: Page;
  head: Pick<HeadData, 'title' | 'description'>;
}
