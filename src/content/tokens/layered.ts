/** The entries of one map on top of those of another, without a copy of either: thousands of pages have one below. */
export class Layered implements ReadonlyMap<string, string> {
  readonly #below: ReadonlyMap<string, string>;
  readonly #above: ReadonlyMap<string, string>;

  constructor(below: ReadonlyMap<string, string>, above: ReadonlyMap<string, string>) {
    [this.#below, this.#above] = [below, above];
  }

  get(name: string): string | undefined {
    return this.#above.get(name) ?? this.#below.get(name);
  }

  has(name: string): boolean {
    return this.#above.has(name) || this.#below.has(name);
  }

  get size(): number {
    return this.#whole().size;
  }

  entries(): MapIterator<[string, string]> {
    return this.#whole().entries();
  }

  keys(): MapIterator<string> {
    return this.#whole().keys();
  }

  values(): MapIterator<string> {
    return this.#whole().values();
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }

  forEach(use: (value: string, name: string, map: ReadonlyMap<string, string>) => void): void {
    for (const [name, value] of this) use(value, name, this);
  }

  #whole(): Map<string, string> {
    return new Map([...this.#below, ...this.#above]);
  }
}
