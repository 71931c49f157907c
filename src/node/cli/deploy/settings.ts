import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Complaint } from '../../complaint';
import type { SiteFolder } from '../../site-folder';
import { Stopped } from '../../terminal';
import type { Dialogue } from '../../terminal';
import * as words from './words';

/**
 * Where a site is deployed to. It lies in the folder of the site and is committed with it: each site has a place of its
 * own, and whoever deploys it, a person or a workflow, deploys to the same one. What opens the door to that place is
 * never in it: keys are those of ssh and of the hosts' own tools.
 */
export const SETTINGS_FILE = '.deploy.json';

const name = z.string().regex(/^[A-Za-z0-9][\w.-]*$/);

const place = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('folder'), at: z.string().min(1) }),
  z.strictObject({ to: z.literal('server'), at: z.string().regex(/^[A-Za-z0-9][\w.@-]*:\/[^'\n]+$/) }),
  z.strictObject({ to: z.literal('s3'), at: name, distribution: name.optional() }),
  z.strictObject({ to: z.literal('netlify'), at: name }),
  z.strictObject({ to: z.literal('cloudflare'), at: name, branch: name.default('main') }),
]);

const settings = z.strictObject({ place, url: z.url({ protocol: /^https?$/ }).optional() });

export type Place = z.output<typeof place>;
export type Settings = z.output<typeof settings>;
export const KINDS = place.options.map((option) => option.shape.to.value);

/** The typed arguments behind the options. */
export interface Typed {
  to?: string | undefined;
  at?: string | undefined;
  url?: string | undefined;
}

export interface Found {
  settings: Settings;
  /** Whether they are not in the file yet. */
  isNew: boolean;
}

/**
 * The settings as typed, remembered, or answered now, in this order. Throws a `Complaint` where nobody can answer, or
 * for an unknown place.
 */
export async function findSettings(site: SiteFolder, typed: Typed, dialogue: Dialogue): Promise<Found> {
  const remembered = await remember(site);
  const url = typed.url ?? remembered?.url;
  if (remembered && typed.to === undefined && typed.at === undefined)
    return { settings: checked({ place: remembered.place, ...(url && { url }) }, words.wrongUrl), isNew: false };
  const answers = await ask(typed, dialogue);
  return { settings: checked({ place: answers, ...(url && { url }) }, words.wrongPlace), isNew: true };
}

export async function writeSettings(site: SiteFolder, found: Settings): Promise<void> {
  await writeFile(join(site.path, SETTINGS_FILE), `${JSON.stringify(found, null, 2)}\n`);
}

async function remember(site: SiteFolder): Promise<Settings | undefined> {
  const text = await readFile(join(site.path, SETTINGS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const complaint = () => words.wrongFile(`${site.name}/${SETTINGS_FILE}`);
  try {
    return checked(JSON.parse(text), complaint);
  } catch {
    throw new Complaint(complaint());
  }
}

function checked(value: unknown, complaint: () => string): Settings {
  const read = settings.safeParse(value);
  if (!read.success) throw new Complaint(complaint());
  return read.data;
}

async function ask({ to, at }: Typed, { ask: question }: Dialogue): Promise<object> {
  if ((to === undefined || at === undefined) && !question) throw new Complaint(words.nowhere());
  try {
    const kind = to ?? (await question!(words.whichKind())).trim();
    const wanted = KINDS.find((known) => known === kind);
    if (!wanted) throw new Complaint(words.noKind(kind));
    const where = at ?? (await question!(words.whichPlace(wanted))).trim();
    return { to: wanted, at: where };
  } catch (error) {
    if (error instanceof Stopped) throw new Complaint(words.stopped());
    throw error;
  }
}
