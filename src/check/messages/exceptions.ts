import type { Words } from '../problem';

export const unknownException = ({ rule, meant }: { rule: string; meant: string | undefined }): Words => ({
  message: `There is no message with the code "${rule}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write the code that stands beside the message, for example "long-title", or remove the exception.',
  why: 'The exception does nothing, so whoever wrote it believes in a silence that is not there.',
});

/** What is told of the page in the place of what an exception names. */
interface Other {
  rule: string;
  mayAllow: boolean;
}

export const forbiddenException = ({ rule, other }: { rule: string; other: Other | undefined }): Words => (other?.mayAllow
  ? {
    message: `No page can be an exception to "${rule}"; but what is told of this page is "${other.rule}".`,
    fix: `Write "${other.rule}" in its place, or mend what that message says and remove the exception.`,
    why: 'As it stands the exception excuses nothing, and the message comes back with every check.',
  }
  : {
    message: `No page can be an exception to "${rule}".`,
    fix: 'Remove the exception and mend what the message says.',
    why: 'It is about something that does not work, that visitors would never see, or that could put them in danger.',
  });

export const expiredException = ({ rule, until }: { rule: string; until: string }): Words => ({
  message: `The exception to "${rule}" ended on ${until}.`,
  fix: 'Mend what it excused and remove it. If the reason still holds, write a later day in "until".',
  why: 'Exceptions end so that somebody looks again whether visitors are still served well.',
});

export function staleException({ rule, other }: { rule: string; other: Other | undefined }): Words {
  const message = `This page has nothing left to excuse from "${rule}"`;
  const why = 'It would hide the next mistake of this kind from everyone.';
  if (!other) return { message: `${message}.`, fix: 'Remove the exception.', why };
  if (other.mayAllow) return { message: `${message}; what is told of it is "${other.rule}".`, fix: `Write "${other.rule}" in its place, or mend what that message says and remove the exception.`, why };
  return {
    message: `${message}; what is told of it is "${other.rule}", to which no page can be an exception.`,
    fix: `Mend what "${other.rule}" says, and remove the exception if it is needed no more.`,
    why: 'Who wrote it believes the page to be excused, and it is not.',
  };
}
