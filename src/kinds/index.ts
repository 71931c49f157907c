import { area } from './area';
import { guide } from './guide';
import { notFound } from './not-found';
import { page } from './page';
import { service } from './service';

/** Every kind of page, in the order in which they are shown to people who choose one; it decides nothing else. */
export const KINDS = [area, service, guide, page, notFound] as const;

type AnyKind = (typeof KINDS)[number];

export type PageKind = AnyKind['name'];
export type KindNamed<Name extends PageKind> = Extract<AnyKind, { name: Name }>;
export type ListedName = Extract<AnyKind, { isListed: true }>['name'];
