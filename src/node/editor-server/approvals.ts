import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Approvals } from '../../check/approval/approved-file';
import { readApproved } from '../../check/approval/approved-file';
import { assistedIn } from '../../check/approval/assisted';
import { itemsOfSite, waitingIn, waitingOn } from '../../check/approval/waiting';
import { holdersIn, shownItems } from '../../check/approval/waiting-item';
import type { WaitingItem } from '../../check/approval/waiting-item';
import type { Site } from '../../check/site';
import { APPROVED_FILE } from '../../content/files';
import { approve } from '../authoring/write-approved';
import { fingerprintOf } from '../hashes';
import { inTurn } from '../in-turn';
import { SiteReader } from '../load/load-site';
import type { ReadSite } from '../load/load-site';
import { gitName } from '../load/revision';
import { placeIn } from '../site-folder';
import type { SiteFolder } from '../site-folder';
import { Refused } from './faults';
import { plainFile } from './save-file';

/** The questions before a file is published. */
export interface ApprovalQuestions {
  items: WaitingItem[];
  /** The approver's name; missing until it is given. */
  by?: string | undefined;
}

export interface Approving {
  fingerprints: readonly string[];
  /** Counts where nobody is known yet. */
  by: string;
}

/** A person's approvals of one file, and the list that holds them. */
export interface ApprovedHere {
  own: Approvals;
  list: Uint8Array;
}

const WORDS = {
  damaged:
    'The list of what people have approved is damaged, so nothing was approved, and nothing can be published. ' +
    'Ask whoever looks after the site to repair it.',
  none: 'Approval has not been set up for this site yet. Ask whoever looks after the site to set it up.',
  unknown:
    'What visitors would read cannot be worked out while there is a problem on this page or on “The business”. ' +
    'Fix that first.',
  changed: 'This has changed since you read it, so nothing was approved. Read it again.',
  nameless: 'Write your name: it is kept with what you approve.',
  waits: 'Nobody has approved all of this page yet. Read it again, then publish it.',
};

interface State extends ReadSite {
  list: Uint8Array;
  approvals: Approvals;
}

/** The unapproved items of a site, and the writing of its list: one request after the other. */
export class SiteApprovals {
  readonly #folder: SiteFolder;
  readonly #reader: SiteReader;
  readonly #inTurn = inTurn();

  constructor(folder: SiteFolder) {
    this.#folder = folder;
    this.#reader = new SiteReader(folder);
  }

  /** The unapproved items of a file, also of a draft; none in a site that has not begun. Throws `Refused`. */
  asked(path: string): Promise<ApprovalQuestions> {
    return this.#inTurn(async () => {
      const state = await this.#state();
      if (!state) return { items: [] };
      const waiting = waitingOn(path, asShown(state.site, path), state.approvals);
      const holders = holdersIn(waitingIn(state.site, state.approvals));
      const shown = { holders, marks: assistedIn(state.files) };
      return { items: waiting ? shownItems(waiting, state.site, shown) : [], by: await this.#name() };
    });
  }

  /** Enters items that wait, all of them or none. Throws `Refused`. */
  approve({ fingerprints, by }: Approving): Promise<void> {
    return this.#inTurn(async () => {
      const state = await this.#state();
      if (!state) throw new Refused(WORDS.none);
      const { site, approvals, setting } = state;
      const waiting = new Set(holdersIn(waitingIn(site, approvals)).keys());
      if (!fingerprints.every((each) => waiting.has(each))) throw new Refused(WORDS.changed);
      const name = (await this.#name()) ?? by.trim();
      if (name === '') throw new Refused(WORDS.nameless);
      await approve(this.#folder, site, { fingerprints, by: name, date: setting.today });
      await this.#keepName(name);
    });
  }

  /** Nothing in a site that has not begun. Throws `Refused` where something of the file waits. */
  approvedOf(path: string): Promise<ApprovedHere | undefined> {
    return this.#inTurn(async () => {
      const state = await this.#state();
      if (!state) return undefined;
      const { approvals, list } = state;
      const site = asShown(state.site, path);
      if (waitingIn(site, approvals).some(({ document }) => document.path === path)) throw new Refused(WORDS.waits);
      const items = [...itemsOfSite(site)].flatMap(([document, own]) => (document.path === path ? own : []));
      const own = items.flatMap(({ fingerprint }) => {
        const approval = approvals.get(fingerprint);
        return approval ? [[fingerprint, approval] as const] : [];
      });
      return { own: new Map(own), list };
    });
  }

  /** The site as it lies there, with its list; nothing where it has none. */
  async #state(): Promise<State | undefined> {
    const isThere = await lstat(placeIn(this.#folder, APPROVED_FILE)).catch(() => undefined);
    if (!isThere) return undefined;
    const read = await this.#reader.read();
    const list = read.files.get(APPROVED_FILE) ?? new Uint8Array();
    const { approvals, foreign } = readApproved(list);
    const isPlain = (await plainFile(this.#folder, APPROVED_FILE)) === placeIn(this.#folder, APPROVED_FILE);
    if (foreign.length > 0 || !isPlain) throw new Refused(WORDS.damaged);
    return { ...read, list, approvals };
  }

  /** The approver on this computer: by git, or by the name that was given. */
  async #name(): Promise<string | undefined> {
    return gitName(this.#folder) ?? ((await readFile(this.#nameFile, 'utf8').catch(() => '')).trim() || undefined);
  }

  async #keepName(name: string): Promise<void> {
    if (gitName(this.#folder) !== undefined) return;
    await mkdir(dirname(this.#nameFile), { recursive: true });
    await writeFile(this.#nameFile, name);
  }

  get #nameFile(): string {
    const { path, project } = this.#folder;
    return join(project, '.build', `editor-${fingerprintOf(path)}.name`);
  }
}

/** The site, if it is known what visitors would read of a file of it. Throws `Refused`. */
function asShown(site: Site, path: string): Site {
  if (!site.business?.isValid || !site.documents.get(path)?.isValid) throw new Refused(WORDS.unknown);
  return site;
}
