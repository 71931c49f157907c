import { pageFileAddress, socialCardAddress } from '../../../content/routes';
import { Output } from '../output/output';
import type { Compressing } from '../output/output';
import { PageMaker } from './page-maker';
import type { PageJob } from './page-maker';
import type { SiteFrame } from './site-frame';
import type { WrittenPage } from '../output/record';
import { SocialCards } from '../cards/social-cards';

/** Sent to a thread once. */
export interface Writing extends Compressing {
  frame: SiteFrame;
  /** Whether the social card is painted now. */
  hasCards: boolean;
  /** Where the files go. */
  folder: string;
}

/** `/areas/hill` → `areas/hill.html`; a folder's list page is `areas.html`, beside its folder. */
export const htmlFileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.html`;

/** Takes pages from their JSON to their files, and keeps nothing of them. */
export class PageWriter {
  readonly #maker: PageMaker;
  readonly #cards: SocialCards | undefined;
  readonly #output: Output;

  constructor({ frame, folder, hasCards, ...compressing }: Writing) {
    this.#maker = new PageMaker(frame);
    this.#cards = hasCards ? new SocialCards(frame) : undefined;
    this.#output = new Output(folder, compressing);
  }

  /** Throws an error that names the page. */
  async write(job: PageJob): Promise<WrittenPage> {
    const started = performance.now();
    const { path, route } = job;
    const { html, pageFile, faults, flaws } = this.#maker.make(job);
    const card = job.card && (await this.#cards?.painted(job.card));
    const files = [
      ...this.#output.write(htmlFileOf(route), html),
      ...this.#output.write(pageFileAddress(route).slice(1), pageFile),
      ...(card ? [this.#output.writeAlone(socialCardAddress(route).slice(1), card)] : []),
    ];
    const bytes = Buffer.byteLength(html);
    return { path, route, files, bytes, milliseconds: performance.now() - started, faults, flaws };
  }
}
