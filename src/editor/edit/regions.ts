/** The parts of the screen in the order of F6. The last that fits takes the focus. */
const REGIONS = [
  '[aria-label="Outline"] [aria-current="true"]',
  '#part-heading',
  '[aria-label="Preview"] iframe',
  'header > button:not(:disabled)',
] as const;

const REGION = 'section, header';

/** Goes to the next part of the screen: a form may have a hundred stops for Tab. */
export function nextRegion(back: boolean): void {
  const regions = REGIONS.map((each) => [...document.querySelectorAll<HTMLElement>(each)].at(-1));
  const around = document.activeElement?.closest(REGION);
  const at = regions.findIndex((each) => each && each.closest(REGION) === around);
  const step = back ? -1 : 1;
  const next = regions[(at + step + regions.length) % regions.length];
  next?.focus();
}
