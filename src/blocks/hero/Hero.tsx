import type { TypedBlock } from '../../engine/registry';
import { Blocks } from '../../engine/Blocks';
import type { BlockProps } from '../schemas';
import { FinderHero } from './FinderHero';
import { PlainHero } from './PlainHero';

type Props = BlockProps<'hero'> & {
  /** The block that it takes in. */
  next?: TypedBlock;
  /** The one behind that, where it takes two. */
  second?: TypedBlock;
};

/** The top of a page: its one main heading, the button that calls, and the map, a drawing or a photograph. */
export function Hero({ next, second, ...hero }: Props) {
  const others = [next, second].filter((block) => block !== undefined);
  const [first, ...behind] = others;
  if (first?.type === 'finder')
    return <FinderHero hero={hero} finder={first as BlockProps<'finder'>} behind={behind} />;
  return (
    <>
      <PlainHero hero={hero} />
      {others.length > 0 && <Blocks blocks={others} />}
    </>
  );
}
