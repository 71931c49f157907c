/** Types into the introduction of the open page: milliseconds until each key was painted, and drawn in the preview. */
export async function keysPainted(): Promise<{ painted: number[]; drawn: number[] }> {
  const area = document.getElementById('field/blocks/0/intro') as HTMLTextAreaElement;
  const { body } = document.querySelector('iframe')!.contentDocument!;
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // A message that is posted in a frame is taken after that frame is painted.
  const nextPaint = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(undefined);
      }),
    );
  const [painted, drawn]: [number[], number[]] = [[], []];
  for (let key = 0; key < 80; key += 1) {
    const start = performance.now();
    const isDrawn = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(body, { subtree: true, childList: true, characterData: true });
    });
    write.call(area, `Key ${key}`);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await nextPaint();
    painted.push(performance.now() - start);
    await isDrawn;
    drawn.push(performance.now() - start);
    await pause(80);
  }
  return { painted, drawn };
}

/** Saves the first page of the site again and again: milliseconds until each is stored. */
export async function savesStored(): Promise<number[]> {
  const run = document.querySelector<HTMLMetaElement>('meta[name="x-editor-run"]')!.content;
  const path = 'pages/index.json';
  const first = await fetch(`/api/file?path=${path}`);
  const text = await first.text();
  let base = first.headers.get('ETag')!.slice(1, -1);
  const times: number[] = [];
  for (let save = 0; save < 40; save += 1) {
    const start = performance.now();
    const response = await fetch('/api/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-editor-run': run },
      body: JSON.stringify({ path, base, text: text + ' '.repeat((save % 2) + 1) }),
    });
    ({ hash: base } = (await response.json()) as { hash: string });
    times.push(performance.now() - start);
  }
  return times;
}
