import { useEffect } from 'react';
import type { SiteFile } from '../content/documents/site.schema';
import { SITE_FILE } from '../content/files';
import { applyLook } from './look/sheet';
import { Copy } from './copy/Copy';
import { Edit } from './edit/Edit';
import { Figures } from './figures/Figures';
import { New } from './new/New';
import { Pictures } from './pictures/Pictures';
import { usePlace } from './place';
import { useSite } from './site/SiteContext';
import { Start } from './start/Start';

/** The screen that the address names. */
export function App() {
  const place = usePlace();
  const site = useSite();
  const business = site.document(SITE_FILE);
  const look = business?.isValid ? (business.document as SiteFile).look : undefined;
  useEffect(() => applyLook(look), [look]);
  if (place.screen === 'edit') return <Edit key={place.path} path={place.path} at={place.at} />;
  if (place.screen === 'copy') return <Copy key={place.path} path={place.path} />;
  if (place.screen === 'figures') return <Figures />;
  if (place.screen === 'pictures') return <Pictures />;
  if (place.screen === 'new') return <New />;
  return <Start />;
}
