import { Complaint } from '../complaint';

/** Where each server is found, if nobody asks for another port. */
export const PORTS = { preview: 4173, dev: 5173, edit: 5199 };

/**
 * The port that `--port` or else the PORT variable asks for, or the usual one. Throws a `Complaint` for what is no
 * port.
 */
export function chosenPort(typed: string | undefined, usual: number): number {
  const { PORT } = process.env;
  const requested = typed ?? PORT;
  if (!requested) return usual;
  const port = Number(requested);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Complaint(
    `${typed === undefined ? 'PORT' : '--port'} is "${requested}". Choose a whole number from 1 to 65535.`,
  );
}
