import { kindOfFile } from './site';
import type { Site } from './site';

/**
 * Whether every file could be read and fits its schema. What is missing can only be told from such a site: while a
 * file is broken, its links and lists are not known.
 */
export const isWhole = (site: Site): boolean => site.misnamed.length === 0
  && [...site.paths].every((path) => !kindOfFile(path) || site.documents.get(path)?.isValid === true);
