/** What a table itself has under a name; never what every object answers to, as it does to "constructor". */
export const ownValue = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;
