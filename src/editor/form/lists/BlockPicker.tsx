import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { metaOf } from '../../../schema/children';
import { plainDescription } from '../../judge/plain-words';
import { Button, Input } from '../../look/controls';
import { offeredBlocks } from '../../preview/offered-blocks';
import type { FromPreview, PreviewWindow } from '../../preview/messages';
import { Buttons, Dialog } from '../../look/dialog';
import { useDialog } from '../../save/use-dialog';
import type { ByField } from '../../schema/unwrapped';
import { useForm } from '../FormContext';

const Wide = styled(Dialog)`
  width: min(64rem, calc(100vw - 2rem));
  & > iframe {
    display: block;
    width: 100%;
    height: min(34rem, 60dvh);
    border: 1px solid var(--line);
    border-radius: 8px;
  }
`;

type Props = { options: ByField['options']; onPick: (type: string) => void; onClose: () => void };

/** Blocks to choose from, each as it looks on this site. */
export function BlockPicker({ options, onPick, onClose }: Props) {
  const { resolved } = useForm();
  const search = useRef<HTMLInputElement>(null);
  const dialog = useDialog(search);
  const frame = useRef<HTMLIFrameElement>(null);
  const [query, setQuery] = useState('');
  const offer = useMemo(() => {
    const titled = options.map(({ value, schema }) => ({ type: value, ...titleOf(schema, value) }));
    return offeredBlocks(titled, resolved);
  }, [options, resolved]);
  const words = query.trim().toLowerCase();
  const blocks = offer?.blocks.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(words),
  );
  const pick = (type: string | undefined) => {
    onClose();
    if (type !== undefined) onPick(type);
  };
  useOffer(frame, offer && blocks && { ...offer, blocks }, pick);
  return (
    <Wide ref={dialog} aria-labelledby="add-block" onClose={onClose}>
      <h2 id="add-block">Add a block</h2>
      <Input
        ref={search}
        type="search"
        aria-label="Search blocks"
        placeholder="What it is called, or what it shows"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !blocks?.[0]) return;
          event.preventDefault();
          pick(blocks[0].type);
        }}
      />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which leads nowhere */}
      <iframe ref={frame} title="Blocks to choose from" src="/preview" />
      <Buttons>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </Buttons>
    </Wide>
  );
}

/** Shows blocks in the frame, and hears which of them is chosen there. */
function useOffer(
  frame: RefObject<HTMLIFrameElement | null>,
  offer: ReturnType<typeof offeredBlocks>,
  pick: (type: string | undefined) => void,
): void {
  const [isReady, setReady] = useState(false);
  const picked = useRef(pick);
  useEffect(() => {
    picked.current = pick;
  });
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<FromPreview>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.preview === 'ready') setReady(true);
      else if (data.preview === 'picked') picked.current(data.type);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
  useEffect(() => {
    if (isReady && offer) (frame.current?.contentWindow as PreviewWindow | null)?.offer?.(offer);
  });
}

const titleOf = (schema: ByField['options'][number]['schema'], type: string) => {
  const { title = type, description } = metaOf(schema);
  return { title, description: plainDescription(description) };
};
