import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockBoundary } from '../../../src/engine/BlockBoundary';
import { Blocks } from '../../../src/engine/Blocks';
import { createRegistry, RegistryContext } from '../../../src/engine/registry';
import type { TypedBlock } from '../../../src/engine/registry';

const Taking = ({ next, second }: { next?: TypedBlock; second?: TypedBlock }) => (
  <p>
    {next && <Blocks blocks={[next]} />}
    {second && <Blocks blocks={[second]} />}
  </p>
);

const registry = createRegistry({
  loud: ({ words }: { words: string }) => <b>{words}</b>,
  quiet: ({ words }: { words: string }) => <i>{words}</i>,
  taking: Taking,
});

const draw = (...blocks: (TypedBlock & { words?: string })[]) =>
  renderToStaticMarkup(
    <RegistryContext value={registry}>
      <Blocks blocks={blocks} />
    </RegistryContext>,
  );

const taking = { type: 'taking', takesNext: true };

afterEach(() => vi.unstubAllEnvs());

it('[X13] draws each block by the component of its type, in order', () => {
  expect(draw({ type: 'quiet', words: 'a' }, { type: 'loud', words: 'b' }, { type: 'quiet', words: 'c' })).toBe(
    '<i>a</i><b>b</b><i>c</i>',
  );
});

it('[X37] gives a block that takes the next one in that block, and draws each block once', () => {
  const [loud, quiet] = [
    { type: 'loud', words: 'b' },
    { type: 'quiet', words: 'c' },
  ];
  expect(draw(taking, loud, quiet)).toBe('<p><b>b</b></p><i>c</i>');
  expect(draw(taking, taking, quiet)).toBe('<p><p></p></p><i>c</i>');
  expect(draw(quiet, taking)).toBe('<i>c</i><p></p>');
  expect(draw({ type: 'taking', takesTwo: true }, loud, quiet, loud)).toBe('<p><b>b</b><i>c</i></p><b>b</b>');
});

it('[X14] makes an unknown type an error in a build, and a visible box in development', () => {
  vi.stubEnv('DEV', false);
  expect(() => draw({ type: 'lowd' })).toThrow(
    'No component draws blocks of type "lowd". Known types: loud, quiet, taking.',
  );
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
