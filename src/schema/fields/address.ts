import { z } from 'zod';
import type { FieldKind, FieldWords } from './meta';

/** Lower-case words joined by hyphens; names a place on a page, a claim or a shared file. */
export const slug = (words: FieldWords & { kind?: FieldKind }) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100)
    .meta({
      kind: 'id',
      errorMessage: 'It has small letters, digits and single hyphens, for example "harbour" or "small-repairs".',
      ...words,
    });

/** No address of ours is longer: a file is named after each, and systems take no name of more than 255 bytes. */
export const LONGEST_ROUTE = 200;
/** Browsers and search engines take longer addresses of others; nobody means one. */
export const LONGEST_ADDRESS = 500;

/** An address on this site: `/areas/harbour`, `/contact#prices`. No trailing slash, no other host. */
export const route = (description = 'A page of this site, written as its address without the trailing slash.') =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/)
    .max(LONGEST_ROUTE)
    .meta({
      kind: 'route',
      title: 'Page address',
      description,
      examples: ['/areas/harbour', '/services/repairs', '/contact'],
      errorMessage:
        'Write the address of a page of this site: it starts with "/" and has lower-case letters, digits ' +
        'and hyphens, for example "/areas/harbour".',
    });
