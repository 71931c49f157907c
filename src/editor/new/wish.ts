/** The answers about a page before it is made. */
export interface Wish {
  /** Where it will lie. */
  path: string;
  /** Facts by their names, as they were typed. */
  facts: Readonly<Record<string, string>>;
  isDraft: boolean;
}
