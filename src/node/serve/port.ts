import { CannotListen } from './serve';

/** The port that the PORT variable asks for, or the usual one. Throws `CannotListen` for what is no port. */
export function chosenPort(usual: number): number {
  const { PORT } = process.env;
  if (!PORT) return usual;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CannotListen(`PORT is "${PORT}". Choose a whole number from 1 to 65535.`);
}
