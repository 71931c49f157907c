import { WRITER_HEADER } from '../../editor/site/wire';

const PRELOAD = '<link rel="preload" href="/api/site" as="fetch" crossorigin>\n';

/** The page that the editor, or the preview in it, is drawn into. */
export const pageOf = (script: 'editor' | 'preview', writer?: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${writer === undefined ? '' : `<meta name="${WRITER_HEADER}" content="${writer}">\n`}<link rel="icon" href="data:,">
<title>${script === 'editor' ? 'Editor' : 'Preview'}</title>
${script === 'editor' ? PRELOAD : ''}<script type="module" src="/assets/${script}.js"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;

/** The page for a visitor without access, which needs no script. */
export const turnedAway = (message: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>The editor needs a new link</title>
</head>
<body>
<main>
<h1>The editor needs a new link</h1>
<p>${message}</p>
<p>Look at the window in which the editor was started: it shows a new link. Open that one here. What you wrote and did not save is still in this browser.</p>
</main>
</body>
</html>
`;
