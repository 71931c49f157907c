import { createRoot } from 'react-dom/client';
import { showPalette } from './show-palette';
import { startSite } from './start-site';

const root = createRoot(document.getElementById('root')!);

if (location.pathname === '/_gallery') {
  const [{ Gallery }, shown] = await Promise.all([
    import('../gallery/Gallery'),
    fetch('/_pages/_gallery.json').then((response) => response.json()),
  ]);
  showPalette(shown.palette);
  root.render(<Gallery {...shown} />);
} else {
  await startSite(root);
}
