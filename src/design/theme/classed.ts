import { createElement } from 'react';
import type { ElementType, ReactElement } from 'react';

interface Props {
  as?: ElementType;
  className?: string;
}

interface Classed {
  (props: Props): ReactElement;
  /** The drawn element, and its classes. */
  drawn: { element: ElementType; classes: string };
}

/**
 * `styled` in built code: an element or a component with the class of its rules, which stand in the page or in the
 * site's style sheet. `node/plugins/static-styles.ts` writes the calls.
 */
export function classed(target: ElementType | Classed, name: string): Classed {
  const { element, classes } =
    typeof target === 'function' && 'drawn' in target
      ? { ...target.drawn, classes: `${target.drawn.classes} ${name}` }
      : { element: target, classes: name };
  const Component = ({ as = element, className, ...props }: Props) =>
    createElement(as, { className: className ? `${classes} ${className}` : classes, ...props });
  return Object.assign(Component, { drawn: { element, classes } });
}
