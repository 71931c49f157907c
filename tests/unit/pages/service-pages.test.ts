import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Service {
  blocks: { type: string; ref?: string }[];
}

const folder = 'pages/services';
const services = readdirSync(folder).map((file) => {
  const { blocks } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Service;
  return { file, types: blocks.map(({ type, ref }) => ref ?? type) };
});

it('[LY21] ends each service page with its questions, then its price or one band with the call', () => {
  expect(services.length).toBeGreaterThan(9);
  for (const { file, types } of services) {
    const end = types.at(-1)!;
    expect([file, ['pricing', 'call-to-action'].includes(end)]).toEqual([file, true]);
    const bands = types.filter((type) => type === 'call-to-action').length;
    const isNextToPrice = types.at(-2) === 'call-to-action';
    expect([file, isNextToPrice, bands < 2]).toEqual([file, false, true]);
    if (types.includes('faq')) expect([file, types.lastIndexOf('faq')]).toEqual([file, types.length - 2]);
  }
});
