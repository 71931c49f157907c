import { serveSite } from './serve';

/** What a command that built or found a site gives to the process that serves it. */
export interface Serving {
  port: number;
  /** Absolute. */
  dist: string;
}

/** Serves a built site until it is stopped. Throws `CannotListen`. Returns the exit code. */
export async function serve({ port, dist }: Serving): Promise<number> {
  const server = await serveSite(port, dist);
  console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`);
  await new Promise((resolve) => server.once('close', resolve));
  return 0;
}
