import './no-eval';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { refuseDrops } from './look/no-drop';
import { applyLook } from './look/sheet';
import { EditorSite } from './site/editor-site';
import { loadSite } from './site/server';
import { EditorSiteContext } from './site/SiteContext';

applyLook();
refuseDrops();
const root = createRoot(document.getElementById('root')!);

try {
  const site = new EditorSite(await loadSite());
  root.render(
    <EditorSiteContext value={site}>
      <App />
    </EditorSiteContext>,
  );
} catch (error) {
  root.render(
    <main>
      <h1>The editor cannot open the site</h1>
      <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
    </main>,
  );
}
