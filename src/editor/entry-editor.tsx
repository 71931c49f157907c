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
const root = createRoot(document.getElementById('root')!, { onUncaughtError: tell('The editor stopped') });

/** Shows in the place of everything what went wrong. What was written is kept by the browser. */
function tell(words: string) {
  return (error: unknown) => {
    console.error(error);
    root.render(
      <main>
        <h1>{words}</h1>
        <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
        <p>What you wrote and did not save is kept in this browser.</p>
        <button type="button" onClick={() => location.reload()}>
          Load the editor again
        </button>
      </main>,
    );
  };
}

try {
  const site = new EditorSite(await loadSite());
  root.render(
    <EditorSiteContext value={site}>
      <App />
    </EditorSiteContext>,
  );
} catch (error) {
  tell('The editor cannot open the site')(error);
}
