import { styled } from 'styled-components';
import { Photo } from './photo/Photo';
import type { PhotoData } from './photo/photo';
import { SectionHead } from './SectionHead';
import type { SectionHeadProps } from './SectionHead';

/* A photograph has the room beside a long list; on a phone it would keep the list away from its heading. */
const Head = styled.div`
  --space-l: var(--space-m);
  & > picture {
    display: none;
  }
  @container (min-width: 56rem) {
    & > picture {
      display: block;
    }
    & img {
      aspect-ratio: 3 / 2;
      border-radius: var(--radius-m);
    }
  }
`;

/** The heading of a long list in a column of its own, and a photograph under it where there is room. */
export function PicturedHead({ picture, ...head }: SectionHeadProps & { picture: PhotoData | undefined }) {
  const words = <SectionHead {...head} flow="stacked" />;
  return picture ? (
    <Head>
      {words}
      <Photo photo={picture} />
    </Head>
  ) : (
    words
  );
}
