/* A finished page, as a browser reads it before any script runs: what of it the rules look at. */

export interface Root {
  readonly type: 'root';
  readonly children: HtmlNode[];
}

export interface HtmlElement {
  /** Of scripts and styles the general reader says what they are. */
  readonly type: 'tag' | 'script' | 'style';
  readonly name: string;
  readonly attribs: Record<string, string>;
  readonly children: HtmlNode[];
  readonly parent: HtmlNode | null;
}

export interface HtmlText {
  readonly type: 'text';
  readonly data: string;
  readonly parent: HtmlNode | null;
}

export type HtmlNode = Root | HtmlElement | HtmlText;
