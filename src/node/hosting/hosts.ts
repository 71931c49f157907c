import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfront } from './cloudfront';
import type { HostFile } from './host-file';
import { nginx } from './nginx';
import { cloudflare, netlify } from './reading-hosts';

/** The hosts that know what to do after `npm run hosting`, by the word that one types. */
export const hosts: Record<string, HostFile> = { nginx, caddy, apache, cloudfront, cloudflare, netlify };
