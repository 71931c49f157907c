import type { Words } from '../problem';
import { listOf, quote } from '../words';

const TOKEN_WHY = 'Visitors would read the bare token, with its brackets.';

export const unknownToken = ({ name, meant, known }: { name: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no token {${name}}.${meant ? ` Did you mean {${meant}}?` : ''}`,
  fix: meant ? `Write {${meant}} in its place.` : `Use one of these: ${known.map((each) => `{${each}}`).join(', ')}. For a real bracket, write {{.`,
  why: TOKEN_WHY,
});

export const unclosedToken = (): Words => ({
  message: 'This { begins a token that is never closed.',
  fix: 'Write } after the name of the token. For a real bracket, write {{.',
  why: TOKEN_WHY,
});

export const tokenOfOtherKind = ({ name, kind, where }: { name: string; kind: string; where: string }): Words => ({
  message: `The token {${name}} only works on ${kind} pages, and ${where}.`,
  fix: 'Write the words themselves, or a token of the site such as {phone}.',
  why: TOKEN_WHY,
});

export const wrongBrackets = ({ written, token, kind }: { written: string; token: string; kind: string | undefined }): Words => ({
  message: `${quote(written)} is a token in the wrong brackets.`,
  fix: kind ? `Write the words themselves: {${token}} only works on ${kind} pages.` : `Write {${token}} in its place.`,
  why: 'Visitors would read the name of the token, and not what it stands for.',
});

export const duplicateRoute = (route: string): Words => ({
  message: `The address ${route} is claimed twice.`,
  fix: 'Keep it in one of the two files and take it out of the other.',
  why: 'Visitors could only ever see one of the two.',
});

export const aliasOfItself = (route: string): Words => ({
  message: `The old address ${route} is the address of this page itself.`,
  fix: 'Remove it from "aliases".',
  why: 'Whoever follows an address that leads to itself is sent round in a circle.',
});

export const brokenLink = ({ route, meant }: { route: string; meant: string | undefined }): Words => ({
  message: `There is no page at ${route}.${meant ? ` Did you mean ${meant}?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write the address of a page that exists, or create the page.',
  why: 'Visitors who follow it would land on the not-found page.',
});

export const brokenFragment = ({ fragment, route, meant, known }: { fragment: string; route: string; meant: string | undefined; known: string[] }): Words => ({
  message: `No block of ${route} is called "${fragment}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${route}#${meant}" in its place.`
    : known.length > 0 ? `Use one of the names of that page: ${listOf(known, 'or')}.`
      : `Give the block there its name ("id": "${fragment}"), or leave "#${fragment}" out.`,
  why: 'Visitors would land at the top of the page and not where the link promises.',
});

export const linkToAlias = ({ route, target }: { route: string; target: string }): Words => ({
  message: `${route} is an old address of ${target}.`,
  fix: `Write "${target}" in its place.`,
  why: 'Visitors would be sent on from one address to another, which takes longer on a phone.',
});

export const missingShared = ({ ref, meant, known }: { ref: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no shared file "${ref}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : known.length > 0 ? `Use one of these: ${listOf(known, 'or')}.` : `Create pages/_shared/${ref}.json.`,
  why: 'Visitors would see nothing where these blocks stand.',
});

export const unknownClaim = ({ id, meant }: { id: string; meant: string | undefined }): Words => ({
  message: `There is no claim "${id}" in pages/_site.json.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write the id of a claim that is there, or add the claim.',
  why: 'A figure that is in no claim cannot be shown, and nobody would look after it.',
});

export const unknownHotline = ({ id, meant, known }: { id: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no hotline "${id}" in pages/_site.json.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : `Write one of these: ${listOf(known, 'or')}.`,
  why: 'People in danger would not be shown the number that they must call first.',
});

export const duplicateId = (id: string): Words => ({
  message: `The name "${id}" is used twice.`,
  fix: 'Give one of the two another name.',
  why: 'What names it could only ever find one of the two, and visitors would be shown the wrong one.',
});
