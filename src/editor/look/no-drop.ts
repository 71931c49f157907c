/** A file that is dropped beside a field would be opened in the place of the page, and take it away. */
export function refuseDrops(): void {
  for (const event of ['dragover', 'drop'] as const)
    addEventListener(event, (dragged) => {
      if (!dragged.defaultPrevented && dragged.dataTransfer?.types.includes('Files')) {
        dragged.dataTransfer.dropEffect = 'none';
        dragged.preventDefault();
      }
    });
}
