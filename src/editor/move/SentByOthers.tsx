import { useSite } from '../site/SiteContext';

/** Says that a change of several files is sent by somebody else, where this computer sends single pages. */
export function SentByOthers() {
  const { head } = useSite();
  if (!head.isPublished) return null;
  return <p>Publish sends one page at a time. Ask whoever looks after the site to send this change.</p>;
}
