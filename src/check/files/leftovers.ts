/** Files that systems, office programs and browsers leave in folders. Names with a dot in front are not read. */
const NAMES = [
  /^(eh)?thumbs(_vista)?\.db$/i,
  /^desktop\.ini$/i,
  /^Icon\r$/,
  /^~\$/,
  /^~wr[a-z]\d+\.tmp$/i,
  /^#.+#$/,
  /\.(crdownload|download|opdownload|part|partial)$/i,
  /\.sb-[0-9a-f]{8}-\w+$/,
];
const FOLDERS = [
  /^(__macosx|@eadir|#recycle|\$recycle\.bin|lost\+found)$/i,
  /^(network trash folder|system volume information|temporary items)$/i,
];

/** Whether a computer put the file there, and nobody means it to be a page. */
export function isLeftover(path: string, files: Pick<ReadonlyMap<string, unknown>, 'has'>): boolean {
  const parts = path.split('/');
  return (
    // An editor's backup of a page.
    (path.endsWith('~') && files.has(path.slice(0, -1))) ||
    NAMES.some((name) => name.test(parts.at(-1)!)) ||
    parts.slice(0, -1).some((folder) => FOLDERS.some((name) => name.test(folder)))
  );
}
