import type { Server } from 'node:http';
import { Complaint } from '../complaint';

export const portTaken = (port: number) =>
  `Port ${port} is already in use. Stop the program that uses it, or choose another one with --port.`;

/** Lets a server answer this computer alone. `name` is what people call it. Throws a `Complaint`. */
export const listenHere = (server: Server, port: number, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Complaint(
          error.code === 'EADDRINUSE' ? portTaken(port) : `The ${name} cannot listen on port ${port}: ${error.message}`,
        ),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
