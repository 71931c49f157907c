import type { z } from 'zod';
import type { FoundDistricts, PageSummary } from '../../blocks/resolved';
import type { districtsOf } from '../../blocks/page-fields';
import type { RestingPart } from '../../design/finder/districts';
import { placedWords } from '../../design/map/layout';
import type { PageIndex } from './queries';
import { groundOf } from '../region/ground-of';
import type { Region } from '../region/region';

/** Every district of a region with its own page, or else those nearest by bridge; none without a region. */
export function foundDistricts(
  { kind, nearest }: z.output<typeof districtsOf>,
  { index, region }: { index: PageIndex; region: Region | undefined },
): FoundDistricts {
  const pages = index.find({ kind, sort: 'code' }, undefined).filter(({ coordinates }) => coordinates);
  const numbers = new Map<string, number[]>();
  for (const [number, { code }] of pages.entries())
    if (code !== undefined) numbers.set(code, [...(numbers.get(code) ?? []), number]);
  const larger = new Set(region?.file.larger);
  const districts = [...(region?.districts.values() ?? [])].map(({ code, name, centre, partOf }) => {
    const around = numbers.get(code) ?? (partOf === undefined ? undefined : numbers.get(partOf));
    if (around) return { code, name, isListed: true, pages: around };
    const byDistance = pages
      .map(({ coordinates }, number) => ({ number, km: region!.kmByBridge(coordinates!, centre) }))
      .sort((a, b) => a.km - b.km);
    const numbersOf = byDistance.slice(0, nearest).map(({ number }) => number);
    const named = larger.has(name) ? ('always' as const) : ('close' as const);
    return { code, name, isListed: false, centre, ...(partOf === undefined && { named }), pages: numbersOf };
  });
  const found = pages.map(({ route, name, code, coordinates, responseMinutes }) => ({
    route,
    name,
    ...(code !== undefined && { code }),
    ...(coordinates && { coordinates }),
    ...(responseMinutes !== undefined && { responseMinutes }),
  }));
  const ground = region && groundOf(region.file);
  const placedIn = (part: RestingPart) =>
    ground && placedWords({ part, framed: ground.inset !== undefined, pages: found, places: districts }, ground);
  return {
    districts,
    examples: examplesOf(pages),
    pages: found,
    ...(ground && { placed: { inset: placedIn('inset'), pages: placedIn('pages') } }),
  };
}

const EXAMPLES = 6;

/**
 * Numbers of pages with different response times, the fastest first; none where all have the same. One of each time
 * comes before a second one, which is the last, since those that follow each other are often neighbours.
 */
function examplesOf(pages: readonly PageSummary[]): number[] {
  const byMinutes = new Map<number, number[]>();
  for (const [number, { code, responseMinutes }] of pages.entries())
    if (code && responseMinutes !== undefined)
      byMinutes.set(responseMinutes, [...(byMinutes.get(responseMinutes) ?? []), number]);
  if (byMinutes.size < 2) return [];
  const times = [...byMinutes].sort(([one], [other]) => one - other).map(([, numbers]) => numbers);
  const seconds = times.map((numbers) => numbers.slice(1).slice(-1));
  const spare = EXAMPLES - times.length;
  let taken = 0;
  return times
    .flatMap((numbers, at) => [numbers[0]!, ...seconds[at]!.filter(() => taken++ < spare)])
    .slice(0, EXAMPLES);
}
