import { useMemo, useRef } from 'react';
import { pushTo } from '../../check/lists';
import type { Problem } from '../../check/problem';
import { keyOf } from '../form/use-field';
import { countsOf, openProblems, worstOf } from '../problem-counts';
import type { Counts } from '../problem-counts';
import type { EditorSite } from '../site/editor-site';
import { partWith, PROBLEMS, TO_DO } from './parts';
import type { Part } from './parts';
import { pathIn } from '../../json/path';

const NONE: readonly Problem[] = [];

/** The problems of a file, as the parts of the screen need them. */
export interface Found {
  isReady: boolean;
  problems: readonly Problem[];
  byPlace: ReadonlyMap<string, readonly Problem[]>;
  /** Problems that were there when the file was opened. */
  initial: ReadonlySet<string>;
  counts: Counts;
  /** The count beside a part of the outline. Problems of the whole file stand beside the list of all. */
  countOf: (part: Part, parts: readonly Part[], document: unknown) => ReturnType<typeof worstOf>;
}

export function useFound(site: EditorSite, path: string): Found {
  const problems = site.problems?.get(path) ?? NONE;
  const byPlace = useMemo(() => {
    const places = new Map<string, Problem[]>();
    for (const problem of problems) pushTo(places, problem.pointer, problem);
    return places;
  }, [problems]);
  // A page that was just made is not known to the check yet.
  const isSeen = useRef(false);
  if (site.isChecked && site.bytesOf(path)) isSeen.current = true;
  const initial = useRef<ReadonlySet<string>>(undefined);
  if (site.problems && !initial.current) initial.current = new Set(problems.map(keyOf));
  const counts = countsOf(problems);
  const countOf: Found['countOf'] = ({ id, path: at }, parts, document) => {
    if (id === TO_DO.id) return counts.toDos > 0 ? { count: counts.toDos, tone: 'todo' } : undefined;
    if (id === PROBLEMS.id) return worstOf(problems);
    const isIn = ({ pointer }: Problem) => at !== undefined && partWith(parts, pathIn(pointer, document)).id === id;
    return worstOf(openProblems(problems).filter((problem) => problem.pointer !== '' && isIn(problem)));
  };
  return {
    isReady: site.problems !== undefined && isSeen.current,
    problems,
    byPlace,
    initial: initial.current ?? new Set(),
    counts,
    countOf,
  };
}
