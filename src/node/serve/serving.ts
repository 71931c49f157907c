import type { SiteFolder } from '../site-folder';
import { serveSite } from './serve';

/** The site that a command built or found, for the process that serves it. */
export interface Serving {
  port: number;
  /** Absolute. */
  dist: string;
  /** For a site that was built for this computer. */
  site?: SiteFolder | undefined;
}

/** Serves a built site until it is stopped. Throws a `Complaint`. Returns the exit code. */
export async function main({ port, dist, site }: Serving): Promise<number> {
  const server = await serveSite(port, dist, { site });
  console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`);
  await new Promise((resolve) => server.once('close', resolve));
  return 0;
}
