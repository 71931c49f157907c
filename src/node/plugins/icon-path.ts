const written = (...numbers: number[]) => numbers.map((number) => Number(number.toFixed(3))).join(' ');

/** A circle: there and back again, each half an arc. */
const circle = (x: number, y: number, r: number) =>
  `M${written(x - r, y)}a${written(r, r)} 0 10${written(2 * r)} 0a${written(r, r)} 0 10${written(-2 * r)} 0`;

function rectangle(x: number, y: number, { width, height, r }: { width: number; height: number; r: number }): string {
  const corner = (dx: number, dy: number) => `a${written(r, r)} 0 01${written(dx, dy)}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    `M${written(x + r, y)}h${written(across)}${corner(r, r)}v${written(down)}${corner(-r, r)}`,
    `h${written(-across)}${corner(-r, -r)}v${written(-down)}${corner(r, -r)}z`,
  ].join('');
}

/**
 * A path that may follow another: where it begins is absolute, and what follows that point without a letter is not. A
 * hundredth of a unit is less than a pixel of any icon shows.
 */
const begun = (path: string) =>
  path
    .replace(/^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)\s*(?=[-.\d])/, 'M$1 $2l')
    .replace(/^m/, 'M')
    .replaceAll(/(\.\d\d)\d+/g, '$1');

/** A shape of an icon as part of one path. Throws for a shape that no icon of ours has. */
export function pathOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const at = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return begun(attributes['d'] ?? '');
  if (name === 'circle') return circle(at('cx'), at('cy'), at('r'));
  if (name === 'rect')
    return rectangle(at('x'), at('y'), { width: at('width'), height: at('height'), r: at('rx') || at('ry') });
  throw new Error(`Nothing draws the "${name}" of an icon.`);
}
