import { styled } from 'styled-components';
import { Photo } from './photo/Photo';
import type { PhotoData } from './photo/photo';
import { SectionHead } from './SectionHead';
import type { SectionHeadProps } from './SectionHead';
import { TileHead } from './TileHead';

/* Beside a long list the photograph has the room; on a phone it would keep a sentence away from its heading. */
const Head = styled(TileHead)`
  --space-l: 0px;
  padding-block-end: var(--space-m);
  @container (width < 56rem) {
    &:has(p) > picture {
      display: none;
    }
  }
  @container (38rem <= width < 56rem) {
    & > picture {
      display: none;
    }
  }
  @container (min-width: 56rem) {
    display: grid;
    gap: var(--space-m);
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1.5rem);
    & > picture {
      display: block;
      order: 1;
    }
    & img {
      aspect-ratio: 16 / 9;
      border-radius: var(--radius-m);
    }
  }
`;

type Props = SectionHeadProps & { picture: PhotoData | undefined };

/**
 * The heading of a long list in a column of its own, and a photograph under it where there is room. A phone has that as
 * a tile before a heading that no sentence follows.
 */
export function PicturedHead({ picture, ...head }: Props) {
  const words = <SectionHead {...head} flow="stacked" />;
  return picture ? (
    <Head>
      <Photo photo={picture} />
      {words}
    </Head>
  ) : (
    words
  );
}
