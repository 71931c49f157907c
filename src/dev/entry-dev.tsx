import { createRoot } from 'react-dom/client';
import { globalCss } from '../design/global-css';
import { startSite } from './start-site';

const sheet = document.createElement('style');
sheet.textContent = globalCss;
document.head.prepend(sheet);

const root = createRoot(document.getElementById('root')!);

if (location.pathname === '/_gallery') {
  const [{ Gallery }, examples] = await Promise.all([
    import('../gallery/Gallery'),
    fetch('/_pages/_gallery.json').then((response) => response.json()),
  ]);
  root.render(<Gallery {...examples} />);
} else {
  await startSite(root);
}
