/** An object's own property; never one that every object inherits, such as "constructor". */
export const ownValue = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;
