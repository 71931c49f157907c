/** How a file gets a good name. */
export interface Advice {
  /** After what the files of its folder are called. */
  after: string;
  /** A name that no file of the folder has yet, for an example. */
  sample: string;
  /** The name that was meant, where it is free. */
  wanted?: string;
  /** The name that was meant, where another file has it. */
  taken?: string;
}

export const ownName = ({ after, sample }: Advice) => `Call it after ${after}, for example "${sample}"`;

export const callIt = (advice: Advice) =>
  advice.wanted
    ? `Call it "${advice.wanted}".`
    : advice.taken
      ? `There is a "${advice.taken}" already. ${ownName(advice)}, or delete it if nobody needs it.`
      : `${ownName(advice)}.`;
