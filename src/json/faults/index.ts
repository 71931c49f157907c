import type { FaultKind, Finding } from './fault-kind';
import { FAULTS_OF_FILES } from './of-files';
import { FAULTS_OF_STRUCTURE } from './of-structure';
import { FAULTS_OF_VALUES } from './of-values';

const KINDS = { ...FAULTS_OF_FILES, ...FAULTS_OF_STRUCTURE, ...FAULTS_OF_VALUES };

/** Permanent; names the fault. */
export type FaultCode = keyof typeof KINDS;

/** Every fault that keeps a file from being JSON. */
export const FAULTS: Readonly<Record<FaultCode, FaultKind>> = KINDS;

/** One fault of one file. */
export interface Fault extends Finding {
  code: FaultCode;
}

const UNREADABLE = 'A file that cannot be read is no page: visitors would find nothing at its address.';

/** The message for the author. */
export function wordsOfFault({ code, ...finding }: Fault): { message: string; fix: string; why: string } {
  const words = FAULTS[code].words(finding);
  return { why: UNREADABLE, ...words, fix: words.fix + (finding.more ? again(finding.more) : '') };
}

/** A sentence that counts repetitions of the fault on its line and on the lines below. */
function again({ here, below }: NonNullable<Fault['more']>): string {
  const places = [
    ...(here > 0 ? [here === 1 ? 'once more on this line' : `${here} times more on this line`] : []),
    ...(below > 0 ? [below === 1 ? 'on the next line' : `on the ${below} lines below it`] : []),
  ];
  return ` Do the same ${places.join(' and ')}.`;
}
