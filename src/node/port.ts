import { CannotListen, DEFAULT_PORT } from './serve';

/** The port that the PORT variable asks for. Throws `CannotListen` for what is no port. */
export function chosenPort(): number {
  const { PORT } = process.env;
  if (!PORT) return DEFAULT_PORT;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CannotListen(`PORT is "${PORT}". Choose a whole number from 1 to 65535.`);
}
