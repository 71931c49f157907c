import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Quiet } from '../look/controls';
import { nextRegion } from '../edit/regions';
import type { Drawn, FromPreview, Pressed, PreviewWindow } from './messages';

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  min-width: 0;
  height: 100%;
  & > div:first-child {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    flex-wrap: wrap;
  }
`;

const Paper = styled.div`
  flex: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--paper);
  & iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
  &[data-theme='light'] iframe {
    color-scheme: light;
  }
  &[data-theme='dark'] iframe {
    color-scheme: dark;
  }
`;

const WIDTHS = { Phone: 390, Desktop: 1280 };
const BEFORE = 'This is the last version that could be shown. What you have written since has a problem.';
const NEVER = 'This page cannot be shown yet. Fix its problems first.';

type Props = {
  drawn: Drawn | undefined;
  /** Whether that is what is written now. */
  isCurrent: boolean;
  /** The origin of the block that is selected. */
  selected: string;
  onPress: (press: Pressed) => void;
};

/** The page as visitors will see it, drawn by their own components in a frame of its own. */
export function Preview({ drawn, isCurrent, selected, onPress }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Desktop');
  const [isReady, setReady] = useState(false);
  const [box, setBox] = useState({ width: 640, height: 640 });

  const pressed = useRef(onPress);
  useEffect(() => {
    pressed.current = onPress;
  });
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<FromPreview>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.preview === 'ready') setReady(true);
      else if (data.preview === 'left') nextRegion(data.back);
      else if (data.preview === 'pressed') pressed.current(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setBox({ width: entry!.contentRect.width, height: entry!.contentRect.height }),
    );
    if (paper.current) watch.observe(paper.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (isReady && drawn) (frame.current?.contentWindow as PreviewWindow | null)?.draw?.(drawn);
  }, [isReady, drawn]);
  useEffect(() => {
    if (isReady && drawn) (frame.current?.contentWindow as PreviewWindow | null)?.showSelected?.(selected);
  }, [isReady, drawn, selected]);

  const scale = Math.min(1, box.width / WIDTHS[width]);
  return (
    <Stage>
      <div role="group" aria-label="Width of the preview">
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((each) => (
          <Button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {each}
          </Button>
        ))}
      </div>
      {!isCurrent && <Quiet as="p">{drawn ? BEFORE : NEVER}</Quiet>}
      <Paper ref={paper}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which leads nowhere */}
        <iframe
          ref={frame}
          title="Preview of the page"
          src="/preview"
          style={{ width: WIDTHS[width], height: box.height / scale, transform: `scale(${scale})` }}
        />
      </Paper>
    </Stage>
  );
}
