import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import type { Span } from '../../json/text-edit';
import { groupedBy, pushTo } from '../lists';
import type { Diagnostic, ReportedFile, Rule } from '../rule';
import { counted } from '../words';

export interface Found {
  rule: Rule;
  diagnostic: Diagnostic;
}

interface Placed extends Found {
  /** Undefined for a whole file: a problem of a file stands beside problems of its parts. */
  span: Span | undefined;
  rank: number;
}

/**
 * One message for one mistake: of diagnostics of several rules whose places overlap the gravest stays, and of equally
 * grave ones that of the rule that comes first in the list. What follows from other values goes where any of them has
 * a diagnostic that stays.
 */
export function withoutRepeated(found: readonly Found[], rules: readonly Rule[]): readonly Found[] {
  if (found.length < 2) return found;
  const places = new Map(rules.map((rule, index) => [rule, index]));
  const causes = new Set(
    found.flatMap(({ diagnostic: { follows = [] } }) => follows.map((cause) => placeOf(cause.document, cause.path))),
  );
  // Causes before what follows from them, which goes by the list alone.
  const rankOf = ({ rule, diagnostic: { document, location, follows = [] } }: Found) => {
    const isCause = causes.has(placeOf(document, location.path));
    const level = follows.length > 0 ? (isCause ? 2 : 3) : rule.severity === 'error' ? 0 : 1;
    return level * rules.length + places.get(rule)!;
  };
  const placed = found.map((each): Placed => {
    const { document, location } = each.diagnostic;
    const isWhole = location.path.length === 0 && !location.inside;
    const span = isWhole ? undefined : document.source.span(location);
    return { ...each, span, rank: rankOf(each) };
  });
  const kept = new KeptPlaces();
  const inOrder = placed.toSorted((a, b) => a.rank - b.rank);
  const stays = new Set(inOrder.filter((each) => kept.takes(each)));
  return asWholes(found.filter((_, index) => stays.has(placed[index]!)));
}

/** Parts of one mistake as one diagnostic: at the first of them, or of those that lead, with the place of each. */
function asWholes(found: readonly Found[]): Found[] {
  const wholes = groupedBy(found, ({ diagnostic }) => diagnostic.partOf);
  return found.flatMap((each): Found[] => {
    const { partOf, related = [] } = each.diagnostic;
    const parts = (partOf && wholes.get(partOf)) ?? [];
    const first = partOf?.lead ? parts.find(({ rule }) => rule.code === partOf.lead) : parts[0];
    if (!partOf || !first || parts.length < 2) return [each];
    if (first !== each) return [];
    const places = parts.map(({ diagnostic: { document, location, words } }) => ({
      document,
      location,
      message: words.message,
    }));
    const { words: own } = each.diagnostic;
    const message = `${own.message} The same is true of ${counted(parts.length - 1, 'other place')}.`;
    const words = partOf.words?.(parts.length) ?? { ...own, message };
    return [{ ...each, diagnostic: { ...each.diagnostic, words, related: [...places, ...related] } }];
  });
}

/** Characters of a bucket: places are looked up in the buckets that they reach into, however many a file has. */
const BUCKET = 256;

class KeptPlaces {
  readonly #buckets = new Map<string, { span: Span; rule: Rule }[]>();
  /** By the very value that a diagnostic names. */
  readonly #values = new Map<string, Rule[]>();

  /** Whether no diagnostic kept so far covers the same place or is its cause. Two of one rule are two mistakes. */
  takes({ span, rule, diagnostic: { document, location, follows = [] } }: Placed): boolean {
    const buckets = span ? bucketsOf(document.path, span) : [];
    const isOver = (other: { span: Span; rule: Rule }) =>
      other.rule !== rule && other.span.start < span!.end && span!.start < other.span.end;
    if (buckets.some((bucket) => this.#buckets.get(bucket)?.some(isOver))) return false;
    const own = placeOf(document, location.path);
    const causes = follows.map((cause) => placeOf(cause.document, cause.path)).filter((cause) => cause !== own);
    if (causes.some((cause) => this.#values.get(cause)?.some((other) => other !== rule))) return false;
    pushTo(this.#values, own, rule);
    for (const bucket of buckets) pushTo(this.#buckets, bucket, { span: span!, rule });
    return true;
  }
}

const placeOf = ({ path: file }: ReportedFile, path: Path) => `${file} ${pointerOf(path)}`;

function bucketsOf(file: string, { start, end }: Span): string[] {
  const first = Math.floor(start / BUCKET);
  return Array.from({ length: Math.floor(end / BUCKET) - first + 1 }, (_, index) => `${first + index} ${file}`);
}
