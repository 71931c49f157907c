/** The three parts of the screen, in the order in which F6 goes round them, and what takes the focus in each. */
const REGIONS = [
  '[aria-label="Outline"] [aria-current="true"]',
  '#part-heading',
  '[aria-label="Preview"] iframe',
] as const;

/** Goes to the next part of the screen: a form may have a hundred stops for Tab. */
export function nextRegion(back: boolean): void {
  const regions = REGIONS.map((each) => document.querySelector<HTMLElement>(each));
  const around = document.activeElement?.closest('section');
  const at = regions.findIndex((each) => each && each.closest('section') === around);
  const step = back ? -1 : 1;
  const next = regions[(at + step + regions.length) % regions.length];
  next?.focus();
}
