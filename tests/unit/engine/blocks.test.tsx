import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockBoundary } from '../../../src/engine/BlockBoundary';
import { Blocks } from '../../../src/engine/Blocks';
import { createRegistry, RegistryContext } from '../../../src/engine/registry';

const registry = createRegistry({
  loud: ({ words }: { words: string }) => <b>{words}</b>,
  quiet: ({ words }: { words: string }) => <i>{words}</i>,
});

const draw = (...blocks: { type: string; words?: string }[]) =>
  renderToStaticMarkup(
    <RegistryContext value={registry}>
      <Blocks blocks={blocks} />
    </RegistryContext>,
  );

afterEach(() => vi.unstubAllEnvs());

it('[X13] draws each block by the component of its type, in order', () => {
  expect(draw({ type: 'quiet', words: 'a' }, { type: 'loud', words: 'b' }, { type: 'quiet', words: 'c' })).toBe(
    '<i>a</i><b>b</b><i>c</i>',
  );
});

it('[X14] makes an unknown type an error in a build, and a visible box in development', () => {
  vi.stubEnv('DEV', false);
  expect(() => draw({ type: 'lowd' })).toThrow('No component draws blocks of type "lowd". Known types: loud, quiet.');
  vi.stubEnv('DEV', true);
  expect(draw({ type: 'lowd' })).toContain('No component draws blocks of type');
});

it('[X14] finds nothing under a name that every object has', () => {
  vi.stubEnv('DEV', true);
  expect(draw({ type: 'constructor' })).toContain('role="alert"');
});

it('[X15] names a block that throws in development, and leaves it out for a visitor', () => {
  const boundary = new BlockBoundary({ type: 'loud', position: 2, children: 'fine' });
  expect(boundary.render()).toBe('fine');
  boundary.state = BlockBoundary.getDerivedStateFromError(new Error('out of ink'));
  vi.stubEnv('DEV', true);
  expect(renderToStaticMarkup(boundary.render())).toContain(
    'Block 2, &quot;loud&quot;, could not be drawn: out of ink',
  );
  vi.stubEnv('DEV', false);
  expect(boundary.render()).toBeNull();
});
