import { copyMutants } from './copy-mutants';
import { fieldMutants, isLegal } from './field-mutants';
import { identityMutants } from './identity-mutants';
import { liveMutants } from './live-mutants';
import { lookMutants } from './look-mutants';
import { metadataMutants } from './metadata-mutants';
import type { Mutant } from './mutant';
import { nameMutants } from './name-mutants';
import { officeMutants } from './office-mutants';
import { photoMutants } from './photo-mutants';
import { readingMutants } from './reading-mutants';
import { regionMutants } from './region-mutants';
import { referenceMutants } from './reference-mutants';
import { structureMutants } from './structure-mutants';
import { textMutants } from './text-mutants';
import { truthMutants } from './truth-mutants';
import { valueMutants } from './value-mutants';

/** The sorts of mistakes, each a family of mutants. */
export const FAMILIES: Record<string, () => Generator<Mutant>> = {
  'fields': fieldFaults,
  'office mistakes': officeMutants,
  'file names': nameMutants,
  'values': valueMutants,
  'references and addresses': referenceMutants,
  'metadata and exceptions': metadataMutants,
  'reading': readingMutants,
  'structure': structureMutants,
  'texts': textMutants,
  'figures, places and copies': truthMutants,
  'texts and reviews of other pages': copyMutants,
  'look': lookMutants,
  'photographs': photoMutants,
  'identity': identityMutants,
  'regions': regionMutants,
  'live gate': liveMutants,
};

/** A change that leaves a legal document is no mistake. */
export function isMistake({ make }: Mutant): boolean {
  const [file, content] = Object.entries(make().files)[0]!;
  return !isLegal(file, String(content));
}

function* fieldFaults(): Generator<Mutant> {
  for (const mutant of fieldMutants()) if (isMistake(mutant)) yield mutant;
}
