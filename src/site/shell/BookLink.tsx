import { ActionLink } from '../../design/ActionLink';
import type { ResolvedShell } from '../../content/resolve/shell';

/** The booking button; nothing where nobody books online. */
export function BookLink({ shell: { book, booking } }: { shell: Pick<ResolvedShell, 'book' | 'booking'> }) {
  return booking !== undefined && book !== undefined ? (
    <ActionLink action={{ do: 'book', label: book, href: booking }} />
  ) : null;
}
