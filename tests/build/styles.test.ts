import { withoutBlanks } from '../../src/node/plugins/extract-styles';
import { createRequire } from 'node:module';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { Site, siteFrom } from '../../src/content/site';
import { classListsIn, rulesOf } from '../../src/design/theme/rules';
import { loadSite } from '../../src/node/load/load-site';
import { exampleOn } from '../../src/node/load/read-examples';
import { ownSite } from '../../src/node/site-folder';
import { PageRenderer } from '../../src/site/entry-server';
import { areaJson, heroJson } from '../fixtures/site';
import { examples } from '../contract/examples';
import { sampleOf } from '../sample';

/** The library as Node loads it, which is the one that components have that no plugin has changed. */
const { __PRIVATE__ } = createRequire(import.meta.url)('styled-components') as {
  __PRIVATE__: { mainSheet: { toString: () => string } };
};

/** To draw a page with the library itself takes long: of the site so many are, and all with `npm run test:full`. */
const PAGES = 24;

/** Pages of the site, and every example as a page. */
async function everyForm() {
  const { site } = await loadSite(ownSite());
  const withExamples = examples.map((example, index) => {
    const block = exampleOn(site, example);
    const blocks = example.type === 'hero' ? [block] : [heroJson, block];
    return [`pages/areas/example-${index}.json`, areaJson({ name: 'Example' }, blocks)] as const;
  });
  const { documents, photos } = site;
  const whole = new Site(new Map([...documents, ...siteFrom(new Map(withExamples)).documents]), { photos });
  const isOwn = ({ path }: { path: string }) => documents.has(path);
  const drawn = [...sampleOf(whole.valid.filter(isOwn), PAGES), ...whole.valid.filter((page) => !isOwn(page))];
  return { resolver: whole.resolver!, pages: drawn.map((page) => whole.resolver!.page(page)) };
}

/** The classes of each element that has some; icons of the library have its own, and those of built pages none. */
const classesIn = (html: string) =>
  [...html.matchAll(/\sclass="(?!lucide )([^"]+)"/g)].map(([, names]) => names!.split(' '));

it(
  '[X7] draws built pages by the very rules that styled-components gives them, in its order',
  { timeout: 60_000, tags: 'turn-1' },
  async () => {
    const { resolver, pages } = await everyForm();
    const draw = (Renderer: typeof PageRenderer) => {
      const renderer = new Renderer(resolver.shell());
      return pages.map((page) => renderer.body(page)).join('\n');
    };
    const { module } = await runnerImport<{ PageRenderer: typeof PageRenderer }>('src/site/entry-server.tsx', {
      logLevel: 'warn',
    });
    const [built, real] = [draw(PageRenderer), draw(module.PageRenderer)];

    // The library gives an element its components' names and then the classes of their rules; ours has the latter only.
    const names = new Map<string, string>();
    const [own, theirs] = [classesIn(built), classesIn(real)];
    expect(own.length).toBe(theirs.length);
    const others = theirs.filter((classes, index) => {
      const isStyled = classes[0]!.startsWith('sc-');
      return isStyled ? own[index]!.length !== classes.length / 2 : own[index]!.join() !== classes.join();
    });
    expect(others).toEqual([]);
    theirs.forEach((classes, index) => {
      if (!classes[0]!.startsWith('sc-')) return;
      const count = classes.length / 2;
      own[index]!.forEach((name, at) => {
        names.set(classes[at]!, name);
        names.set(classes[count + at]!, name);
      });
    });

    const sheet = __PRIVATE__.mainSheet
      .toString()
      .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|\n/g, '');
    const css = withoutBlanks(sheet).replaceAll(/\.([\w-]+)/g, (text, name: string) =>
      names.has(name) ? `.${names.get(name)}` : text,
    );
    expect(css.length).toBeGreaterThan(20_000);
    expect(withoutFrames(rulesOf(classListsIn(built)))).toBe(withoutFrames(css));
    expect(framesIn(rulesOf(classListsIn(built)))).toEqual(framesIn(css));
  },
);

const FRAMES = /@keyframes \w+(\{(?:[^{}]*\{[^{}]*\})*\})/g;
const framesIn = (css: string) => [...css.matchAll(FRAMES)].map(([, steps]) => steps).sort();
const withoutFrames = (css: string) => css.replaceAll(FRAMES, '').replaceAll(/animation:\w+/g, 'animation:');
