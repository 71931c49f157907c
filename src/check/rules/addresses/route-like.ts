const stepsOf = (route: string) => route.split('/').slice(1);
const wordsOf = (step: string) => step.split('-').filter((word) => word !== '');

/** From so many letters on the end of a word may differ: roofer, roofing; gutters, gutter. */
const STEM = 5;
const isAlike = (one: string, other: string) =>
  one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));

/** The one page that an address may mean: of the same name elsewhere, or of the same folder with all of its words. */
export function routeLike(route: string, routes: Iterable<string>): string | undefined {
  const [last = '', ...folders] = stepsOf(route).toReversed();
  const existing = [...routes].map((each) => ({ each, steps: stepsOf(each).toReversed() }));
  const named = existing.filter(({ steps: [name] }) => last !== '' && name === last);
  if (named.length > 0) return named.length === 1 ? named[0]!.each : undefined;
  const beside = existing.filter(({ steps: [, ...others] }) => others.join('/') === folders.join('/'));
  const alike = beside.filter(({ steps: [name = ''] }) =>
    wordsOf(last).every((word) => wordsOf(name).some((other) => isAlike(word, other))),
  );
  return alike.length === 1 ? alike[0]!.each : undefined;
}
