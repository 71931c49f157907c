import { sampleOf } from '../sample';

type Path = (string | number)[];

/** Every path inside a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...pathsIn(inner, here)];
  });
}

type Holder = Record<string | number, unknown>;

function changed(root: unknown, path: Path, change: (holder: Holder, key: string | number) => void): unknown {
  const copy = structuredClone(root);
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Holder)[key], copy) as Holder;
  change(holder, path.at(-1)!);
  return copy;
}

const REPLACEMENTS: unknown[] = [
  null,
  '',
  ' ',
  'x',
  'X Y',
  '{phone}',
  '/contact',
  '20',
  'true',
  0,
  -1,
  1.5,
  7,
  1e300,
  true,
  [],
  {},
  ['x'],
  [1, 2],
  { fact: 'streets' },
  { name: 'x', in: 'SW1' },
];

/**
 * Every way in which one field of a value can be changed, each with a name for a failing test; at most so many fields,
 * or all with `npm run test:full`.
 */
export function* mutations(root: unknown, most = Infinity): Generator<{ name: string; value: unknown }> {
  for (const path of sampleOf(pathsIn(root), most)) {
    const at = path.join('.');
    for (const replacement of REPLACEMENTS) {
      yield {
        name: `${at} = ${JSON.stringify(replacement)}`,
        value: changed(root, path, (holder, key) => {
          holder[key] = structuredClone(replacement);
        }),
      };
    }
    yield {
      name: `${at} listed`,
      value: changed(root, path, (holder, key) => {
        holder[key] = [holder[key]];
      }),
    };
    yield {
      name: `${at} as text`,
      value: changed(root, path, (holder, key) => {
        holder[key] = String(holder[key]);
      }),
    };
    if (typeof path.at(-1) === 'string') yield* fieldMutations(root, path);
    else yield* itemMutations(root, path);
  }
}

function* fieldMutations(root: unknown, path: Path): Generator<{ name: string; value: unknown }> {
  const at = path.join('.');
  yield {
    name: `${at} removed`,
    value: changed(root, path, (holder, key) => {
      delete holder[key];
    }),
  };
  yield {
    name: `${at} misspelt`,
    value: changed(root, path, (holder, key) => {
      holder[`${key}x`] = holder[key];
      delete holder[key];
    }),
  };
  yield {
    name: `${at} and a stranger`,
    value: changed(root, path, (holder) => {
      holder['stranger'] = 1;
    }),
  };
}

function* itemMutations(root: unknown, path: Path): Generator<{ name: string; value: unknown }> {
  const at = path.join('.');
  const asList = (holder: Holder) => holder as unknown as unknown[];
  yield {
    name: `${at} removed`,
    value: changed(root, path, (holder, key) => {
      asList(holder).splice(Number(key), 1);
    }),
  };
  yield {
    name: `${at} twice`,
    value: changed(root, path, (holder, key) => {
      asList(holder).push(structuredClone(holder[key]));
    }),
  };
  yield {
    name: `${at} ten times`,
    value: changed(root, path, (holder, key) => {
      asList(holder).push(...Array.from({ length: 10 }, () => structuredClone(holder[key])));
    }),
  };
}
