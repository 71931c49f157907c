// @module-tag turn-2
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { axeFaults } from './axe';
import { editorFor, SLOW_MS } from './editor';

const REGION = '_region.json';
const ORIGINAL = readFileSync(`pages/${REGION}`, 'utf8');

const editor = editorFor();

it(
  '[EE9] is edited by form: a district by its name and on the map, a line by its points',
  async () => {
    const page = await editor.openChecked(`#/edit/pages/${REGION}`);
    await page.getByRole('button', { name: /^Districts/ }).click();
    // All of them have a name that opens them, and none takes the room of a form before.
    const { districts } = JSON.parse(ORIGINAL) as { districts: { code: string; name: string }[] };
    const closed = page.getByRole('button', { name: /^District \d+: / });
    expect(await closed.count()).toBe(districts.length);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `District 1: ${districts[0]!.code} ${districts[0]!.name}` }).press('Enter');
    const field = (pointer: string) => page.locator(`[id="field${pointer}"]`);
    const hasFocus = () => field('/districts/0/code').evaluate((control) => control === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await field('/districts/0/name').fill('Newtown');
    await page.getByRole('application').press('ArrowUp');
    const { latitude } = (JSON.parse(ORIGINAL) as { districts: { centre: { latitude: number } }[] }).districts[0]!
      .centre;
    const north = Math.round((latitude + 0.05 / 111.2) * 10_000) / 10_000;
    expect(Number(await page.getByLabel('Latitude').inputValue())).toBe(north);
    await page.keyboard.press('Control+Z');

    await page.getByRole('button', { name: /^Outline/ }).click();
    const outline = field('/outline');
    const points = (await outline.inputValue()).split('\n');
    const [first, second] = points as [string, string];
    await outline.fill([first, '51.6205, -0.47', second, ...points.slice(2)].join('\n'));
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();

    const saved = editor.read(REGION);
    const [one, two] = [first, second].map((point) => `[${point}]`);
    const back = saved.replace('"name": "Newtown"', `"name": "${districts[0]!.name}"`).replace('[51.6205, -0.47]', '');
    const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(',,', ',');
    expect(saved).toMatch(/\[51\.6205, -0\.47\]/);
    expect(saved.indexOf(one!)).toBeLessThan(saved.indexOf('[51.6205'));
    expect(saved.indexOf('[51.6205')).toBeLessThan(saved.indexOf(two!));
    expect(withoutSpace(back)).toBe(withoutSpace(ORIGINAL));
    expect(saved.split('\n').filter((line) => !ORIGINAL.includes(line)).length).toBeLessThanOrEqual(3);
  },
  SLOW_MS,
);
