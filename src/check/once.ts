/** The same function, which works only once for each object. Neither the object nor the result may change. */
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
