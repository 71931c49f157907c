import type { KeptFile } from '../../check/run/read-file';
import { ofBusinessIn } from '../../content/files';
import type { CachedResults, SiteHead } from '../site/opened-site';

/** The server's results for single files, in parts as they arrive: path → what need not be checked here. */
export async function* knownBefore({ files }: SiteHead): AsyncGenerator<[path: string, kept: KeptFile][]> {
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const business = [...ofBusinessIn(hashes).values()].join();
  for await (const line of linesOf('/api/known')) {
    const part = JSON.parse(line) as CachedResults;
    if (part.business !== business) return;
    yield part.files.flatMap(([path, hash, kept]): [string, KeptFile][] =>
      hash === hashes.get(path) ? [[path, kept]] : [],
    );
  }
}

async function* linesOf(address: string): AsyncGenerator<string> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
