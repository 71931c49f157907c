import {
  autoUpdate,
  flip,
  FloatingDelayGroup,
  offset,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useHover,
} from '@floating-ui/react';
import type { OpenChangeReason } from '@floating-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Milliseconds, as the specification has them. */
const DELAY = { open: 200, close: 150 };
const SKIP_DELAY = 300;

const MIDDLEWARE = [
  offset({ mainAxis: 14, crossAxis: -8 }),
  flip({ fallbackPlacements: ['bottom-end'] }),
  shift({ padding: 16 }),
];

/**
 * The behaviour of the header's menus beyond a plain `<details>`: open on hover, stay when clicked, close on Escape, on
 * a press outside and when the focus leaves, and keep inside the window. It draws nothing and is loaded after the page,
 * on wide screens only; `nav` is the drawn navigation.
 */
export function MenuBehaviour({ nav, route }: { nav: HTMLElement; route: string }) {
  const [menus] = useState(() => [...nav.querySelectorAll('details')]);
  const pinned = useRef<HTMLDetailsElement | null>(null);
  return (
    <FloatingDelayGroup delay={DELAY} timeoutMs={SKIP_DELAY}>
      {menus.map((details, index) => (
        <Wires key={index} details={details} pinned={pinned} route={route} />
      ))}
    </FloatingDelayGroup>
  );
}

type WiresProps = { details: HTMLDetailsElement; pinned: RefObject<HTMLDetailsElement | null>; route: string };

function Wires({ details, pinned, route }: WiresProps) {
  const [open, setOpen] = useState(details.open);
  const [{ summary, panel }] = useState(() => ({
    summary: details.querySelector('summary')!,
    panel: details.querySelector<HTMLElement>('[data-menu-panel]')!,
  }));

  const change = (next: boolean, _event?: Event, reason?: OpenChangeReason) => {
    const byHover = reason === 'hover';
    // Hovering neither closes a pinned menu nor opens another beside it.
    if (byHover && pinned.current && (next || pinned.current === details)) return;
    if (next && !byHover) pinned.current = details;
    if (!next && pinned.current === details) pinned.current = null;
    if (
      reason === 'escape-key' &&
      (details.contains(document.activeElement) || document.activeElement === document.body)
    )
      summary.focus();
    setOpen(next);
  };

  const { context, x, y, isPositioned } = useFloating({
    open,
    onOpenChange: change,
    elements: { reference: summary, floating: panel },
    placement: 'bottom-start',
    middleware: MIDDLEWARE,
    whileElementsMounted: open ? autoUpdate : undefined,
  });
  const { onOpenChange } = context;
  const { delay } = useDelayGroup(context);
  // `move: false`: after Escape or a click the menu stays closed until the pointer comes anew. No `safePolygon`: the
  // panel's own bridge leads the pointer into it, and the polygon would close at other times than the 150 ms.
  useHover(context, { delay, move: false });
  useDismiss(context);

  useBrowserEvents({ details, summary, panel, pinned, open, onOpenChange });

  useLayoutEffect(() => {
    if (open && isPositioned) Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
  }, [panel, open, isPositioned, x, y]);

  useEffect(() => {
    if (details.open) pinned.current = details;
    // The pointer may have arrived before this code did.
    if (summary.matches(':hover')) summary.dispatchEvent(new MouseEvent('mouseenter'));
  }, [details, summary, pinned]);

  const lastRoute = useRef(route);
  useEffect(() => {
    if (lastRoute.current === route) return;
    lastRoute.current = route;
    onOpenChange(false);
  }, [route, onOpenChange]);

  return null;
}

type Change = (open: boolean, event?: Event, reason?: OpenChangeReason) => void;

interface Wired {
  details: HTMLDetailsElement;
  summary: HTMLElement;
  panel: HTMLElement;
  pinned: RefObject<HTMLDetailsElement | null>;
  open: boolean;
  onOpenChange: Change;
}

/** Keeps the `<details>` as open as the menu is, and passes on what is done to it. */
function useBrowserEvents({ details, summary, panel, pinned, open, onOpenChange }: Wired) {
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
    details.open = open;
    summary.setAttribute('aria-expanded', String(open));
  }, [details, summary, open]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    summary.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        onOpenChange(!(shown.current && pinned.current === details), event, 'click');
      },
      { signal },
    );
    panel.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a')) onOpenChange(false, event, 'click');
      },
      { signal },
    );
    details.addEventListener(
      'focusout',
      (event) => {
        if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget))
          onOpenChange(false, event, 'focus-out');
      },
      { signal },
    );
    // The browser opens and closes it too: find in page, and the name that the menus share.
    details.addEventListener(
      'toggle',
      (event) => {
        if (details.open !== shown.current) onOpenChange(details.open, event);
      },
      { signal },
    );
    return () => stop.abort();
  }, [details, summary, panel, pinned, onOpenChange]);
}
