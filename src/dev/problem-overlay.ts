const ID = 'problems';

/** Shows the check's diagnosis over the page; an empty text takes it away. */
export function showProblems(text: string): void {
  document.getElementById(ID)?.remove();
  if (!text) return;
  const overlay = document.createElement('pre');
  overlay.id = ID;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = text;
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '9999',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    background: '#101820f2',
    color: '#fff',
    font: '15px/1.5 ui-monospace, monospace',
  });
  document.body.append(overlay);
}
