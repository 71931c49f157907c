export const USAGE = `npm run diff -- BASE [options]

Says what visitors will see change between a revision of git and the files as they are now.

  BASE         a branch, a tag or a commit: main, HEAD, HEAD~3
  --site DIR   the folder of the site: the one that has _site.json; left out, pages/
  --format     text, or markdown for a pull request

For example: npm run diff HEAD   says what you have changed since your last commit.`;

export const needBase = () => 'Say what to compare with: a branch, a tag or a commit. For example: npm run diff main';
export const unknownFormat = (typed: string) => `There is no format "${typed}". Write text or markdown.`;
export const noSite = () =>
  'pages/_site.json cannot be read as it is now, and nothing can be shown without it. Run npm run check, mend ' +
  'what it says, and try again.';

export const title = (base: string, commit: string) => `What visitors will see change since ${base} (${commit})`;
export const oldSite = () =>
  "pages/_site.json of then does not fit today's format; the one of today was used for both.";
export const notThen = (path: string) =>
  `${path} as it was then does not fit today's format, so what has changed in it cannot be said.`;
export const notNow = (path: string) =>
  `${path} has mistakes now, so what has changed in it cannot be said. Run npm run check -- ${path}.`;
