import '../no-eval';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { blockComponents } from '../../blocks/components';
import { GroundContext } from '../../design/map/ground';
import { MarkContext } from '../../design/drawings/Mark';
import { WordsContext } from '../../design/words';
import { Blocks } from '../../engine/Blocks';
import { createRegistry, RegistryContext } from '../../engine/registry';
import { BusinessLine } from '../../site/BusinessLine';
import { Shell } from '../../site/shell/Shell';
import { refuseDrops } from '../look/no-drop';
import { applyLook } from '../look/sheet';
import { BlockGallery } from './BlockGallery';
import type { Drawn, FromPreview, PreviewWindow } from './messages';
import { ORIGIN } from './origins';
import { STAND_IN } from './stand-ins';

refuseDrops();
const root = createRoot(document.getElementById('root')!);
const tell = (message: FromPreview) => parent.postMessage(message, location.origin);

/** Each component of the visitor's, in a box that has no box of its own and says where its block is written. */
const registry = createRegistry(
  Object.fromEntries(
    Object.entries(blockComponents as Record<string, ComponentType<never>>).map(([type, component]) => [
      type,
      ({ [ORIGIN]: origin, ...block }: Record<string, unknown>) => (
        <div data-origin={origin as string} style={{ display: 'contents' }}>
          {createElement(component as ComponentType<object>, block)}
        </div>
      ),
    ]),
  ),
);

/** What is around each drawn block, at one address. */
function Around({ shell, route, children }: { shell: Drawn['shell']; route: string; children: ReactNode }) {
  return (
    <MemoryRouter key={route} initialEntries={[route]}>
      <WordsContext value={shell.words}>
        <MarkContext value={shell.mark}>
          <GroundContext value={shell.ground}>
            <RegistryContext value={registry}>{children}</RegistryContext>
          </GroundContext>
        </MarkContext>
      </WordsContext>
    </MemoryRouter>
  );
}

function Preview({ page, shell }: Drawn) {
  return (
    <Around shell={shell} route={page.route}>
      <Shell shell={shell} route={page.route} languages={page.languages} banner={page.banner}>
        <Blocks blocks={page.blocks} />
        {page.business && <BusinessLine {...page.business} />}
      </Shell>
    </Around>
  );
}

let look = '';
function wearOnce(wanted: Drawn['look']): void {
  const request = JSON.stringify(wanted);
  if (request !== look) applyLook(wanted, { isPreview: true });
  look = request;
}

(window as PreviewWindow).offer = ({ blocks, shell, look: wanted }) => {
  wearOnce(wanted);
  isOffer = true;
  root.render(
    <Around shell={shell} route="/">
      <BlockGallery blocks={blocks} onPick={(type) => tell({ preview: 'picked', type })} />
    </Around>,
  );
};
/** Whether blocks are chosen here, whose buttons do what they say. */
let isOffer = false;

(window as PreviewWindow).draw = (drawn) => {
  wearOnce(drawn.look);
  flushSync(() => root.render(<Preview {...drawn} />));
  tintStandIns();
};

(window as PreviewWindow).showSelected = (origin) => {
  document.querySelector('[data-selected]')?.removeAttribute('data-selected');
  const block = [...document.querySelectorAll(`[${ORIGIN}]`)].find((each) => each.getAttribute(ORIGIN) === origin);
  const shown = block?.firstElementChild;
  shown?.setAttribute('data-selected', '');
  if (shown) reveal(shown);
};

/** Scrolls no further than is needed, and this frame alone: what is around it stays where somebody reads. */
function reveal(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const by = top < 0 ? top : Math.min(top, Math.max(0, bottom - innerHeight));
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}

/** Tints stand-ins without a mark in the page. */
function tintStandIns(): void {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const found of node.data.matchAll(new RegExp(`${STAND_IN[0]}[^${STAND_IN[1]}]*${STAND_IN[1]}`, 'gu'))) {
      const range = new Range();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      ranges.push(range);
    }
  }
  CSS.highlights?.set('stand-in', new Highlight(...ranges));
}

/** Nothing leads out of the preview: a press says what was pressed. */
function press(event: Event): void {
  if (isOffer) return;
  const target = event.target as Element;
  const leads = target.closest('a, button[type="submit"], form');
  if (leads) event.preventDefault();
  if (event.type !== 'click') return;
  const origin = target.closest(`[${ORIGIN}]`)?.getAttribute(ORIGIN);
  if (!origin) return;
  if (leads) event.stopPropagation();
  const words = target.textContent?.trim() ?? '';
  tell({ preview: 'pressed', origin, words, at: offsetIn(target, event as MouseEvent) });
}

/** How far into the words of an element a press was, without the blanks before them. */
function offsetIn(target: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !target.contains(caret.offsetNode)) return undefined;
  const before = new Range();
  before.setStart(target, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().trimStart().length;
}
for (const type of ['click', 'auxclick', 'submit']) document.addEventListener(type, press, { capture: true });

document.addEventListener('keydown', (event) => {
  if (isOffer && event.key === 'Escape') return tell({ preview: 'picked', type: undefined });
  if (event.key !== 'F6') return;
  event.preventDefault();
  tell({ preview: 'left', back: event.shiftKey });
});

tell({ preview: 'ready' });
