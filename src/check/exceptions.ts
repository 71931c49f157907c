import { CODES } from './codes';
import * as words from './messages/exceptions';
import { nearest } from './nearest';
import type { Problem, Words } from './problem';
import { problemOf } from './rule';
import { isObject } from './judge/schema-walk';
import type { Site, SitePage } from './site';

interface Exception {
  page: SitePage;
  index: number;
  rule: string;
  until: string;
}

/**
 * Takes out the problems that a page is an exception to, and adds what is wrong with the exceptions themselves.
 * `asked` are the codes that were looked for: of others nobody knows whether there is something left to excuse.
 */
export function withExceptions(site: Site, problems: readonly Problem[], asked: ReadonlySet<string>): Problem[] {
  const exceptions = site.pages.flatMap(exceptionsOf);
  if (exceptions.length === 0) return [...problems];
  const mayAllow = new Map(CODES.map((each) => [each.code, each.mayAllow]));
  const isOver = ({ until }: Exception) => site.setting.today !== undefined && until < site.setting.today;
  const excuses = ({ page, rule }: Exception, problem: Problem) => page.path === problem.file && rule === problem.rule;
  const holding = exceptions.filter((each) => mayAllow.get(each.rule) && !isOver(each));
  const left = problems.filter((problem) => !holding.some((each) => excuses(each, problem)));
  const faults = exceptions.flatMap((exception): Problem[] => {
    const { page, rule, until } = exception;
    const told = left.find((problem) => problem.file === page.path && problem.rule !== rule && isAkin(problem.rule, rule))?.rule;
    const other = told === undefined ? undefined : { rule: told, mayAllow: mayAllow.get(told) === true };
    if (!mayAllow.has(rule)) return [fault(exception, 'unknown-exception', words.unknownException({ rule, meant: nearest(rule, mayAllow.keys()) ?? told }))];
    if (!mayAllow.get(rule)) return [fault(exception, 'forbidden-exception', words.forbiddenException({ rule, other }))];
    if (isOver(exception)) return [fault(exception, 'expired-exception', words.expiredException({ rule, until }))];
    const isJudged = asked.has(rule) && page.isValid && site.business?.isValid;
    if (!isJudged || problems.some((problem) => excuses(exception, problem))) return [];
    return [fault(exception, 'stale-exception', words.staleException({ rule, other }))];
  });
  return [...left, ...faults];
}

/** `long-title` and `overlong-title`: codes that end in the same word are told of one thing, and taken for each other. */
const isAkin = (code: string, other: string) => code.split('-').at(-1) === other.split('-').at(-1);

function exceptionsOf(page: SitePage): Exception[] {
  const list = isObject(page.value) ? page.value['allow'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown, index): Exception[] => {
    if (!isObject(each)) return [];
    const { rule, until } = each;
    return typeof rule === 'string' && typeof until === 'string' ? [{ page, index, rule, until }] : [];
  });
}

function fault({ page, index }: Exception, code: string, said: Words): Problem {
  const { severity } = CODES.find((each) => each.code === code)!;
  const field = code === 'expired-exception' ? 'until' : 'rule';
  return problemOf({ code, severity }, { document: page, location: { path: ['allow', index, field], part: 'value' }, words: said });
}
