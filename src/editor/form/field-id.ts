import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';

/** The id of the control of a field in the page. */
export const fieldId = (path: Path): string => `field${pointerOf(path)}`;

/** The control in which people write or choose; buttons beside it, such as that for tokens, come second. */
const WRITTEN = 'input:not([hidden]), select, textarea';
const ANY = `${WRITTEN}, button, [role="application"]`;
/** An entry of a long list whose fields are not shown yet. */
const CLOSED = '[data-part="closed"]';

/**
 * Does something as soon as React has drawn what was changed just before, in the microtask that it asked for then: in
 * the next frame, keys that somebody pressed meanwhile would have gone elsewhere.
 */
export const onceDrawn = (act: () => unknown): void => queueMicrotask(act);

/** Puts the caret into a field, or into the nearest one around it that is shown. Says whether there was one. */
export function focusField(path: Path): boolean {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, depth)));
    if (!found) continue;
    if (depth > 0 && found.matches(CLOSED)) {
      found.click();
      onceDrawn(() => focusField(path));
      return true;
    }
    found.scrollIntoView({ block: 'center' });
    const own = found.matches(ANY)
      ? found
      : (found.querySelector<HTMLElement>(WRITTEN) ?? found.querySelector<HTMLElement>(ANY));
    own?.focus();
    return true;
  }
  return false;
}
