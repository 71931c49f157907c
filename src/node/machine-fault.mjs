// Plain JavaScript, because `run.mjs` says it of commands that could not even be loaded.

/** Refusals of the machine by their code, each with a sentence of advice. */
const FAULTS = {
  ENOSPC: () => 'The disk is full. Free some space on it, and try again.',
  EDQUOT: () => 'Your share of the disk is used up. Free some space on it, and try again.',
  EACCES: (path) => `This account may not write${path}. Ask for the right to, or choose another folder.`,
  EPERM: (path) => `This account may not write${path}. Ask for the right to, or choose another folder.`,
  EROFS: (path) => `The disk can only be read, so nothing can be written${path}. Choose a folder on another disk.`,
  EMFILE: () => 'Too many files are open on this computer. Close other programs, and try again.',
};

/** A sentence for an error that the machine is to blame for, of whatever thread; nothing for any other. */
export function machineFault(error) {
  const [, code, words = ''] = /^(E[A-Z]+): (.*)/s.exec(error instanceof Error ? error.message : '') ?? [];
  const fault = code !== undefined && Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined;
  const [, path] = /'([^']+)'/.exec(words) ?? [];
  return fault?.(path === undefined ? '' : ` ${path}`);
}
