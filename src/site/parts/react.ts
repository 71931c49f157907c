/** A part of the client that is fetched and run by itself; see `entry-client.ts`. */
export { hydrateRoot } from 'react-dom/client';
