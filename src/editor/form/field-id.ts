import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';

/** The id of the control of a field in the page. */
export const fieldId = (path: Path): string => `field${pointerOf(path)}`;

/** Puts the caret into a field, or into the nearest one around it that is shown. Says whether there was one. */
export function focusField(path: Path): boolean {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, depth)));
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    const own = found.matches('input, select, textarea, button')
      ? found
      : found.querySelector<HTMLElement>('input, select, textarea, button');
    own?.focus();
    return true;
  }
  return false;
}
