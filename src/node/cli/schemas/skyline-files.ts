import { drawSkylines, skylineText } from '../../../design/drawings/skylines';
import { fingerprintOf } from '../../hashes';

const PUBLIC = 'src/site/public';
const ADDRESS = '/assets/skylines';
const LIST = 'src/design/drawings/skyline-files.json';

export const SKYLINE_FOLDER = `${PUBLIC}${ADDRESS}`;

/** Path → text of the strips of houses, each under a name that changes with it, and of the list of their addresses. */
export function skylineFiles(): [file: string, text: string][] {
  const strips = Object.entries(drawSkylines()).map(([name, strip]) => {
    const text = skylineText(strip);
    return { name, text, address: `${ADDRESS}/${name}.${fingerprintOf(text)}.svg` };
  });
  const list = Object.fromEntries(strips.map(({ name, address }) => [name, address]));
  return [
    [LIST, `${JSON.stringify(list, null, 2)}\n`],
    ...strips.map(({ text, address }): [string, string] => [`${PUBLIC}${address}`, text]),
  ];
}
