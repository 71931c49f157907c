import type { ComponentType } from 'react';
import { Badges } from './badges/Badges';
import { CallToAction } from './call-to-action/CallToAction';
import { Cards } from './cards/Cards';
import { Columns } from './columns/Columns';
import { Contents } from './contents/Contents';
import { CutOut } from './cut-out/CutOut';
import { Decision } from './decision/Decision';
import { DoDont } from './do-dont/DoDont';
import { FactList } from './fact-list/FactList';
import { Faq } from './faq/Faq';
import { Finder } from './finder/Finder';
import { Hero } from './hero/Hero';
import { Legal } from './legal/Legal';
import { MapBlock } from './map/MapBlock';
import { Notice } from './notice/Notice';
import { ownComponents } from './own-components';
import { PageList } from './page-list/PageList';
import { People } from './people/People';
import { PriceExamples } from './price-examples/PriceExamples';
import { Pricing } from './pricing/Pricing';
import { Prose } from './prose/Prose';
import { Reviews } from './reviews/Reviews';
import type { BlockProps, BlockType } from './schemas';
import { StatRow } from './stat-row/StatRow';
import { Steps } from './steps/Steps';
import { StickyCall } from './sticky-call/StickyCall';
import { TagList } from './tag-list/TagList';

/** List 2 of 2: the component of every block of `schemas.ts`. `tsc` names the one that is missing. */
export const blockComponents = {
  'badges': Badges,
  'call-to-action': CallToAction,
  'cards': Cards,
  'columns': Columns,
  'contents': Contents,
  'cut-out': CutOut,
  'decision': Decision,
  'do-dont': DoDont,
  'fact-list': FactList,
  'faq': Faq,
  'finder': Finder,
  'hero': Hero,
  'legal': Legal,
  'map': MapBlock,
  'notice': Notice,
  'page-list': PageList,
  'people': People,
  'price-examples': PriceExamples,
  'pricing': Pricing,
  'prose': Prose,
  'reviews': Reviews,
  'stat-row': StatRow,
  'steps': Steps,
  'sticky-call': StickyCall,
  'tag-list': TagList,
  ...ownComponents,
} satisfies { [T in BlockType]: ComponentType<BlockProps<T>> };
