import { BUSINESS_FILES, SITE_FILE } from '../../content/files';
import { areValid } from '../documents/is-sound';
import { nearest } from '../nearest';
import type { Problem, Words } from '../problem';
import { problemOf } from '../rule';
import type { CodeEntry } from '../rule';
import { validPartsOf } from '../../content/valid-parts';
import type { Site, SiteDocument, SitePage } from '../site';
import { replacing } from '../words';

const exampleOf = (rule: string, until = '2030-01-31') =>
  `"allow": [{ "rule": "${rule}", "reason": "…", "until": "${until}" }]`;

const expiredException: CodeEntry = {
  code: 'expired-exception',
  severity: 'warning',
  summary: 'An exception has ended.',
  example: { before: exampleOf('long-title', '2024-01-31'), after: '"allow": []' },
};

const forbiddenException: CodeEntry = {
  code: 'forbidden-exception',
  severity: 'error',
  summary: 'An exception is made to something that must never be broken.',
  example: { before: exampleOf('broken-link'), after: '"allow": []' },
};

const staleException: CodeEntry = {
  code: 'stale-exception',
  severity: 'warning',
  summary: 'An exception excuses nothing any more.',
  example: { before: `${exampleOf('long-title')}\n(and the title is short by now)`, after: '"allow": []' },
};

const unknownException: CodeEntry = {
  code: 'unknown-exception',
  severity: 'error',
  summary: 'An exception names a code that does not exist.',
  example: { before: exampleOf('title-long'), after: exampleOf('long-title') },
};

export const EXCEPTION_CODES: readonly CodeEntry[] = [
  expiredException,
  forbiddenException,
  staleException,
  unknownException,
];

/** A file that may hold exceptions: a page, or the site file. */
type ExceptionHolder = SitePage | SiteDocument<'site'>;

interface Exception {
  file: ExceptionHolder;
  index: number;
  rule: string;
  until: string;
}

interface ExceptionScope {
  codes: readonly CodeEntry[];
  /** Codes whose rules ran; an exception to any other cannot be called stale. */
  appliedCodes: ReadonlySet<string>;
}

/** Takes out the problems that a page or the site file excuses, and adds the faults of the exceptions. */
export function withExceptions(
  site: Site,
  problems: readonly Problem[],
  { codes, appliedCodes }: ExceptionScope,
): Problem[] {
  const holders: readonly ExceptionHolder[] = [...site.pages, ...(site.business ? [site.business] : [])];
  const exceptions = holders.flatMap(exceptionsOf);
  // Where exceptions cannot be read, nobody knows what they excuse.
  const unread = holders.filter((file) => !areValid(file, 'allow'));
  if (exceptions.length === 0 && unread.length === 0) return [...problems];
  const mayAllow = new Map(codes.map((each) => [each.code, each.mayAllow]));
  const isOver = ({ until }: Exception) => site.setting.today !== undefined && until < site.setting.today;
  const isIn = (file: ExceptionHolder, path: string) =>
    file.path === SITE_FILE ? BUSINESS_FILES.includes(path) : file.path === path;
  const excuses = ({ file, rule }: Exception, problem: Problem) => isIn(file, problem.file) && rule === problem.rule;
  // One that has ended stands for what it excused.
  const active = exceptions.filter((each) => mayAllow.get(each.rule));
  const left = problems.filter(
    (problem) =>
      !(mayAllow.get(problem.rule) && unread.some((file) => isIn(file, problem.file))) &&
      !active.some((each) => excuses(each, problem)),
  );
  // With an invalid locale, rules about words did not run, so no exception to them counts as stale.
  const knowsLocale = !problems.some(({ file, pointer }) => file === SITE_FILE && pointer === '/locale');
  const faults = exceptions.flatMap((exception): Problem[] => {
    const { file, rule, until } = exception;
    const say = (entry: CodeEntry, words: Words, field = 'rule') => [
      problemOf(entry, { document: file, location: { path: ['allow', exception.index, field], part: 'value' }, words }),
    ];
    if (!mayAllow.has(rule)) return say(unknownException, unknownWords(rule, nearest(rule, mayAllow.keys())));
    if (!mayAllow.get(rule)) return say(forbiddenException, forbiddenWords(rule));
    const excused = problems.filter((problem) => excuses(exception, problem));
    if (isOver(exception))
      return say(expiredException, expiredWords(rule, until), 'until').map((problem) => ({
        ...problem,
        severity: excused[0]?.severity ?? problem.severity,
        related: excused.map(({ file: path, range, message }) => ({ file: path, range, message })),
      }));
    const isJudged = appliedCodes.has(rule) && file.isValid && site.business?.isValid && knowsLocale;
    if (!isJudged || excused.length > 0) return [];
    return say(staleException, staleWords(rule));
  });
  return [...left, ...faults];
}

const exceptionsOf = (file: ExceptionHolder): Exception[] =>
  (validPartsOf<ExceptionHolder['kind']>(file).allow ?? []).flatMap((each, index): Exception[] => {
    const { rule, until } = each ?? {};
    return rule === undefined || until === undefined ? [] : [{ file, index, rule, until }];
  });

function unknownWords(rule: string, intended: string | undefined): Words {
  const orElse = 'Write the code that stands beside the message, for example "long-title", or remove the exception.';
  const { question, fix } = replacing(intended, orElse);
  const message = `There is no message with the code "${rule}".${question}`;
  const why = 'The exception does nothing, so whoever wrote it thinks a message is silenced when it is not.';
  return { message, fix, why };
}

const forbiddenWords = (rule: string): Words => ({
  message: `Nothing can be an exception to "${rule}".`,
  fix: 'Remove the exception and mend what the message says.',
  why: 'It is about something that does not work, that visitors would never see, or that could put them in danger.',
});

const expiredWords = (rule: string, until: string): Words => ({
  message: `The exception to "${rule}" ended on ${until}.`,
  fix: 'Mend what it excused and remove it. If the reason still holds, write a later day in "until".',
  why: 'Exceptions end so that somebody looks again whether visitors are still served well.',
});

const staleWords = (rule: string): Words => ({
  message: `There is nothing left to excuse from "${rule}".`,
  fix: 'Remove the exception.',
  why: 'It would hide the next mistake of this kind from everyone.',
});
