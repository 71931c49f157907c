/** The last telling line of git's output, without the secrets that an address may hold. */
const last = (stderr: string) =>
  stderr
    .split('\n')
    .map((line) =>
      line
        .replace(/^(remote|fatal|error|warning):|^ !/, '')
        .replace(/\/\/[^/@\s]+@/g, '//')
        .trim(),
    )
    .findLast((line) => line !== '' && !/^hint:|^failed to push some refs/.test(line)) ?? '';

/** One sentence on each, for somebody who has never seen git. */
export const refusals = {
  noGit: () => 'Git is no longer installed on this computer. Install it from https://git-scm.com, then try again.',
  noRepository: () =>
    'The folder of the site is no longer a Git repository, so nothing can be published. Ask whoever set it up.',
  noRemote: (remote: string) =>
    `This computer is set up to publish to "${remote}", but the repository has no remote of that name. ` +
    'Ask whoever set it up.',
  unreachable: (stderr: string) =>
    'The place that pages are sent to does not answer, or does not let you in; nothing was sent. ' +
    `Try again when you are online. (${last(stderr)})`,
  noMain: () => 'The place that pages are sent to has no pages yet. Whoever set it up must send the first ones.',
  merging: () =>
    'The folder is in the middle of a merge. Finish it, or break it off, in the program that you use for git; ' +
    'then publish.',
  changed: () => 'The file was changed since you saved it. Read it again, then publish it.',
  unrelated: () =>
    'This folder and the place that pages are sent to have nothing in common. Ask whoever looks after the site.',
  behind: (file: string) =>
    `${file} was changed by somebody else, and that is accepted already but not in your folder yet. ` +
    'Fetch the newest version first (in GitHub Desktop: Pull origin), and publish then.',
  damagedList: () =>
    'The accepted list of what people have approved is damaged. Ask whoever looks after the site to repair it.',
  asPublished: () => 'There is nothing to publish: the accepted version says the same already.',
  moveFirst: () =>
    'This page is to take over the address of another page, which still has it where visitors are. Send that change ' +
    'first, from the list of pages, and publish this page when it is accepted.',
  neverAccepted: () => 'Visitors were never given this page, so there is nothing to send.',
  asSent: (branch: string) =>
    `There is nothing to send: this version waits to be accepted already, on the branch ${branch}.`,
  waitsElsewhere: (branch: string) =>
    `A change of this file that was sent from elsewhere waits to be accepted, on the branch ${branch}. ` +
    'Publish yours when that is done.',
  changedThere: (branch: string) =>
    `Somebody went on with what you sent, on the branch ${branch}, in a way that your folder does not have. ` +
    'Publish when that is accepted.',
  isOpen: (branch: string) =>
    `The folder itself is on the branch ${branch} now. Go back to the main branch first ` +
    '(in GitHub Desktop: Current branch), and publish then.',
  nameless: () => 'Git does not know your name yet. In GitHub Desktop write it under Options → Git, and publish then.',
  failed: (stderr: string) => `Git could not do it, and nothing was sent. (${last(stderr)})`,
};

/** The message for a change that was committed here but not sent. */
export const unsent = (stderr: string, branch: string): string => {
  const kept = `What you wrote is kept on the branch ${branch} of your folder.`;
  if (/non-fast-forward|fetch first|stale info/.test(stderr))
    return `Somebody sent something to the same branch at this moment. ${kept} Publish again.`;
  if (
    /denied|403|401|not authori[sz]ed|authentication|could not read|declined|deny|protected|not allowed/i.test(stderr)
  )
    return (
      `You may not send anything there. ${kept} ` +
      `Ask whoever looks after the site to let you in, then publish again. (${last(stderr)})`
    );
  return `It could not be sent. ${kept} Publish again when you are online. (${last(stderr)})`;
};
