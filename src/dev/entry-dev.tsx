import { createRoot } from 'react-dom/client';
import { MarkContext } from '../design/drawings/Mark';
import { WordsContext } from '../design/words';
import { showProblems } from './problem-overlay';
import { showPalette } from './show-palette';
import { startSite } from './start-site';

const root = createRoot(document.getElementById('root')!);

if (location.pathname === '/_gallery') {
  const [{ Gallery }, shown] = await Promise.all([
    import('../gallery/Gallery'),
    fetch('/_pages/_gallery.json').then((response) => response.json()),
  ]);
  import.meta.hot?.on('pages:changed', () => location.reload());
  if (shown.problems) showProblems(shown.problems);
  else {
    showPalette(shown.palette);
    root.render(
      <WordsContext value={shown.words}>
        <MarkContext value={shown.mark}>
          <Gallery examples={shown.examples} palette={shown.palette} />
        </MarkContext>
      </WordsContext>,
    );
  }
} else {
  await startSite(root);
}
