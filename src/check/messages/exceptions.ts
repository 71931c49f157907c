import type { Words } from '../problem';

export const unknownException = ({ rule, meant }: { rule: string; meant: string | undefined }): Words => ({
  message: `There is no message with the code "${rule}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write the code that stands beside the message, for example "long-title", or remove the exception.',
  why: 'The exception does nothing, so whoever wrote it believes in a silence that is not there.',
});

export const forbiddenException = (rule: string): Words => ({
  message: `No page can be an exception to "${rule}".`,
  fix: 'Remove the exception and mend what the message says.',
  why: 'It is about something that does not work, or that could put visitors in danger.',
});

export const expiredException = ({ rule, until }: { rule: string; until: string }): Words => ({
  message: `The exception to "${rule}" ended on ${until}.`,
  fix: 'Mend what it excused and remove it. If the reason still holds, write a later day in "until".',
  why: 'Exceptions end so that somebody looks again whether visitors are still served well.',
});

export const staleException = (rule: string): Words => ({
  message: `This page has nothing left to excuse from "${rule}".`,
  fix: 'Remove the exception.',
  why: 'It would hide the next mistake of this kind from everyone.',
});
