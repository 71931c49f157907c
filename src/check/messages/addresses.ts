import type { Words } from '../problem';

const UNREACHABLE = 'Visitors would see the one or the other, and nobody could say which.';

export const reservedAddress = ({ route, reserved, use, isAlias }: { route: string; reserved: string; use: string; isAlias: boolean }): Words => ({
  message: `The address ${route} is taken: ${reserved} is kept for ${use}.`,
  fix: isAlias ? 'Remove this old address, or write another one.' : 'Give the file another name, which gives the page another address.',
  why: UNREACHABLE,
});

export const shadowedAddress = ({ route, file, isAlias }: { route: string; file: string; isAlias: boolean }): Words => ({
  message: `The address ${route} is taken by the file src/site/public/${file}.`,
  fix: isAlias ? 'Remove this old address, or rename that file.' : 'Rename that file, or give the page another name.',
  why: UNREACHABLE,
});

export const aliasWithFragment = ({ alias, bare }: { alias: string; bare: string }): Words => ({
  message: `The old address ${alias} ends in a place on a page, and a place cannot be redirected.`,
  fix: `Write "${bare}" in its place.`,
  why: 'Browsers never send what follows the "#", so visitors would not be led on.',
});

export const reservedId = ({ id, use }: { id: string; use: string }): Words => ({
  message: `The name "${id}" is taken: it stands for ${use}.`,
  fix: `Give the block another name, for example "our-${id}".`,
  why: 'Visitors who follow a link to this block would come somewhere else.',
});

export const orphanPage = (route: string): Words => ({
  message: 'No menu, list or link leads to this page.',
  fix: `Write "${route}" into a list or a link of another page, or hide the page from search engines with "noindex": true in "metadata".`,
  why: 'Visitors of the site could not find the page, and search engines rank such pages low.',
});

export const lostAddress = ({ route, file, today = '2030-03-31' }: { route: string; file: string | undefined; today?: string | undefined }): Words => ({
  message: `${route} was published, and now there is nothing at this address.`,
  fix: `Write "aliases": ["${route}"] in ${file ?? 'the page that takes its place'}. If nothing takes its place, write { "route": "${route}", "reason": "…", "since": "${today}" } in "gone" of this file.`,
  why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
});

export const returnedAddress = (route: string): Words => ({
  message: `${route} is listed as gone, but there is something at this address.`,
  fix: 'Remove it from "gone".',
  why: 'If the page went again by mistake, nobody would be told.',
});
