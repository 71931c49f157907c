import type { Block } from '../../blocks/schemas';
import type { ResolvedAction } from '../../blocks/resolved';
import type { BusinessLine } from './business-line';
import type { Page } from '../document';
import type { HeadData } from '../head/head';

/** A page as the visitor's browser gets it: nothing left to look up. */
export interface ResolvedPage {
  route: string;
  /** The name under which the page is announced and listed. */
  name: string;
  head: HeadData;
  banner?: { text: string; action?: ResolvedAction };
  business?: BusinessLine;
  blocks: Block[];
}

export interface PageHead {
  page: Page;
  head: HeadData;
}
