import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Service {
  blocks: { type: string; ref?: string; picture?: object }[];
}

const folder = 'pages/services';
const services = readdirSync(folder).map((file) => {
  const { blocks } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Service;
  return { file, types: blocks.map(({ type, ref }) => ref ?? type), isPictured: Boolean(blocks.at(-1)!.picture) };
});

it('[LY21] ends each service page with its questions, its price, and one pictured band with the call', () => {
  expect(services.length).toBeGreaterThan(9);
  for (const { file, types, isPictured } of services) {
    expect([file, types.at(-1), isPictured]).toEqual([file, 'call-to-action', true]);
    expect([file, types.filter((type) => type === 'call-to-action').length]).toEqual([file, 1]);
    const rest = types.slice(0, types.at(-2) === 'pricing' ? -2 : -1);
    expect([file, rest.includes('pricing')]).toEqual([file, false]);
    if (types.includes('faq')) expect([file, rest.at(-1)]).toEqual([file, 'faq']);
  }
});
