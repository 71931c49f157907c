/** A drawing in two colours as data: the parts of an SVG that were found safe, in the order in which they are drawn. */
export interface Drawing {
  viewBox: string;
  parts: DrawingPart[];
}

export interface DrawingPart {
  /** `path`, `circle`, `g` … */
  tag: string;
  /** As SVG writes them, `stroke-width`. Every colour is `currentColor` or `none`. */
  attributes: Record<string, string>;
  /** Whether it has the second colour. */
  isAccent?: true;
  parts?: DrawingPart[];
}
