/**
 * A sentence for whoever typed the command. `run.mjs` says it, without where in the code it was thrown, and ends with
 * 2.
 */
export class Complaint extends Error {
  override name = 'Complaint';
}
