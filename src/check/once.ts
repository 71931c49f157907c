/** The same function, which works only once for each object. The object must not change, and neither must the result. */
export function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { result: work(key) };
      known.set(key, found);
    }
    return found.result;
  };
}
