import type { Words } from '../../check/problem';

type Own = Partial<Pick<Words, 'message' | 'fix'>>;

const RESTORE = 'Restore the last good version, or ask whoever looks after the site.';
const BY_OTHERS = 'Ask whoever looks after the site to give the file its right name.';
const NOT_HERE = 'Something stands here that the file cannot hold.';

/** The fault of an unreadable text, in words for somebody who sees a form and not the text. */
const OF_DAMAGE: Readonly<Record<string, Own>> = {
  'bad-escape': { message: 'A backslash stands here, which has no meaning.', fix: 'Remove it.' },
  'binary-file': { fix: RESTORE },
  'byte-order-mark': { message: 'The file begins with an invisible mark.', fix: 'Save the page again here.' },
  'comment': { message: 'A comment stands here, which the file cannot hold.', fix: 'Remove the comment.' },
  'curly-quotes': {
    message: 'A curly quotation mark stands here, as Word writes it.',
    fix: 'Write a straight quotation mark in its place.',
  },
  'duplicate-field': { fix: 'Keep the one that is right, and remove the other.' },
  'empty-file': { message: 'This file is empty.', fix: RESTORE },
  'extra-bracket': {
    message: 'There is one closing bracket too many here.',
    fix: 'Remove it, or look for one above it that closes too early.',
  },
  'line-break-in-text': { fix: 'Join the two lines.' },
  'merge-conflict': { fix: RESTORE },
  'missing-colon': { message: 'A colon is missing here.', fix: 'Write it.' },
  'missing-comma': { message: 'A comma is missing here.', fix: 'Write it.' },
  'missing-value': { fix: 'Write its value, or remove the field.' },
  'not-json': { message: 'This is not the text of a page.', fix: RESTORE },
  'not-utf-8': { fix: RESTORE },
  'number-form': { message: 'This number is written in a way that the file cannot hold.', fix: 'Write it in digits.' },
  'quote-in-text': { fix: 'Use curly quotation marks inside a text: “ and ”.' },
  'single-quotes': {
    message: 'This text stands in single quotation marks.',
    fix: 'Write double quotation marks around it.',
  },
  'text-after-end': { fix: 'Remove what stands after the end of the page.' },
  'text-before-start': {
    message: 'Something stands before the page begins.',
    fix: 'Remove everything before it begins and after it ends.',
  },
  'unclosed-bracket': { message: 'A bracket is opened here and never closed.', fix: 'Write the closing bracket.' },
  'unopened-bracket': { message: 'A bracket is closed that was never opened.', fix: 'Write the opening bracket.' },
  'unquoted-name': { message: 'The quotation marks around a name are missing.', fix: 'Write them around it.' },
  'unquoted-text': { message: 'The quotation marks around a text are missing.', fix: 'Write them around it.' },
  'unclosed-text': { message: 'The closing quotation mark of a text is missing.', fix: 'Write it.' },
  'unexpected-character': { message: NOT_HERE, fix: 'Remove it, or write the sign that belongs here.' },
  'unopened-text': { message: 'The opening quotation mark of a text is missing.', fix: 'Write it.' },
  'utf-16': { fix: RESTORE },
  'wrong-word': { message: NOT_HERE, fix: 'Write a value in its place, or remove the field.' },
};

/** Messages in place of those that name files, commands or the way in which a field is written there. */
const OF_RULES: Readonly<Record<string, Own>> = {
  'bad-file-name': { message: 'The name of this file cannot be the address of a page.', fix: BY_OTHERS },
  'broken-link': { fix: 'Choose a page that exists.' },
  'empty-text': { fix: 'Write some words, or remove the field if it is optional.' },
  'missing-call-button': { fix: 'Add a button that calls to the block that opens the page.' },
  'missing-mark': { fix: 'Remove “Mark”, or ask whoever looks after the site to add the drawing.' },
  'missing-photo': { fix: 'Upload the photograph, choose another one, or remove the picture.' },
  'missing-scene': { fix: 'Choose another drawing, or ask whoever looks after the site to add this one.' },
  'missing-twin': {
    fix: 'Write each of these pages in that language, and choose under “Twin” which one it says again.',
  },
  'to-do': { message: 'This is not written yet.', fix: 'Write it.' },
  'unclosed-token': {
    message: 'A curly bracket begins a fact here that is never closed.',
    fix: 'Remove the bracket, and choose the fact with “+ Fact”.',
  },
  'unknown-token': { fix: 'Choose one with “+ Fact”, or remove it.' },
  'unused-claim': { fix: 'Use it on a page with “+ Fact”, or remove it.' },
  'wrong-brackets': { message: 'A fact stands here in the wrong brackets.' },
  'wrong-folder': { message: 'This page lies among pages of another kind.', fix: BY_OTHERS },
  'wrong-schema': {
    message: 'The file is marked as a page of another kind.',
    fix: 'Press the button to mark it as what it is.',
  },
};

/** The words that the editor has for a problem in the place of those of the terminal. */
export const ownWords = (rule: string): Own => OF_DAMAGE[rule] ?? OF_RULES[rule] ?? {};

/** The fix of a missing field leads to its place in the file; a form shows the place already. */
export const filledIn = (fix: string): string => fix.replace(/^Add “([^”]+)”.*$/s, 'Fill in “$1”.');
