import type { Refusal } from './guard';

/** Why something is not done, in a sentence for the person. Nothing was changed. */
export class Refused extends Error implements Refusal {
  readonly status: number;

  constructor(message: string, status = 409) {
    super(message);
    this.status = status;
  }
}

const KEPT = 'What you wrote is kept in this browser.';
const LOCKED =
  'The file cannot be written just now: another program has it open, or this account may not change it. ' +
  `Close it there and save again. ${KEPT}`;
const TOO_LONG = `The address is too long for a file name. Choose a shorter one. ${KEPT}`;
const FULL = `The disk is full. Make some room and save again. ${KEPT}`;

const OF_CODE: Readonly<Record<string, string>> = {
  EACCES: LOCKED,
  EBUSY: LOCKED,
  EPERM: LOCKED,
  EROFS: `The folder of the site cannot be written to. Ask whoever set up this computer. ${KEPT}`,
  ENAMETOOLONG: TOO_LONG,
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOENT: `The folder of this page is gone from the disk. Put it back and save again. ${KEPT}`,
};
const UNKNOWN = `The editor could not do this, and nothing was changed. The terminal shows why. ${KEPT}`;

/** The message where the system refuses something: advice, and that nothing is lost. */
export const refusalOfFault = (error: unknown): Refusal => ({
  status: 500,
  message: OF_CODE[(error as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? UNKNOWN,
});
