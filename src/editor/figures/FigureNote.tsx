import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../look/controls';
import { hrefOf } from '../place';
import { useSite } from '../site/SiteContext';
import { figuresOf } from './figures';
import { monthOf } from '../dates';
import { pagesInWords } from './Uses';

const Note = styled.aside`
  position: sticky;
  inset-block-start: -0.875rem;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.75rem;
  align-items: center;
  margin-block-end: 0.875rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--brand);
  border-radius: 8px;
  background: var(--brand-tint);
  color: var(--ink);
  & > span {
    flex: 1 1 14rem;
  }
`;

type Props = { token: string; onClose: () => void };

/**
 * The meaning of a figure that was pressed in the preview, and the way to the place where it is changed for all pages.
 */
export function FigureNote({ token, onClose }: Props) {
  const site = useSite();
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const figure = useMemo(() => figuresOf(site.site()).find(({ id }) => id === token), [site, version, token]);
  if (!figure) return null;
  const { words, about, until, at } = figure;
  return (
    <Note data-part="figure" aria-label="Selected figure">
      <span>
        <strong>{words}</strong> · {about} · on {pagesInWords(figure)}
        {until !== undefined && ` · checked until ${monthOf(until)}`}
      </span>
      <a href={hrefOf({ screen: 'edit', path: at.file, at: at.pointer })}>Change it on every page</a>
      <Button type="button" data-look="quiet" data-size="icon" aria-label="Close" onClick={onClose}>
        ✕
      </Button>
    </Note>
  );
}
