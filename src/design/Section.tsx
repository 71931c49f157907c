import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * `--section-pad` and `--gutter-pad` let a narrower place (a column) take the air away without the block knowing.
 */
const Outer = styled.section`
  padding-block: var(--section-pad, var(--space-section));
  container-type: inline-size;
  &[data-ground='mist'] {
    background: var(--section-mist, var(--mist));
  }
  &[data-ground='band'] {
    --ink: var(--on-band);
    --muted: var(--on-band-muted);
    background: var(--band);
    color: var(--muted);
  }
  &[data-ground='plain'] + &[data-ground='plain'],
  &[data-ground='mist'] + &[data-ground='mist'] {
    padding-block-start: 0;
  }
  &[data-rhythm='close']:has(+ [data-rhythm='close']) {
    padding-block-end: var(--space-m);
  }
  --half: calc(var(--section-pad, var(--space-section)) / 2);
  &[data-ground='mist']:has(+ [data-ground='mist']),
  &[data-rhythm='text']:has(+ [data-rhythm='text']) {
    padding-block-end: var(--half);
  }
  &[data-ground='mist'] + &[data-ground='mist'] > div > :first-child,
  &[data-rhythm='text'] + &[data-rhythm='text'] > div > :first-child {
    padding-block-start: var(--half);
    border-block-start: 1px solid var(--line);
  }
  /* Between two of words alone a pictured section parts the page. */
  @media screen and (min-width: 64em) {
    [data-rhythm='text'] + &[data-rhythm='picture']:has(+ [data-rhythm='text']) {
      padding-block: var(--section-pad, var(--space-section));
      background: var(--section-mist, var(--mist));
      & + [data-ground] {
        padding-block-start: var(--section-pad, var(--space-section));
      }
    }
  }
`;

const Inner = styled.div`
  max-width: calc(var(--container) + 2 * var(--gutter-pad, var(--gutter)));
  margin-inline: auto;
  padding-inline: var(--gutter-pad, var(--gutter));
`;

type Props = {
  /** The block's own name for links. */
  id?: string | undefined;
  /** The id of the heading that names the section; a section without a heading is a plain division. */
  labelledBy?: string | undefined;
  /** "band": the dark of both themes, for large figures. */
  ground?: 'plain' | 'mist' | 'band' | undefined;
  /**
   * "close": follows another of its kind with less air, as panels of one series do. "text": a rule parts two of it,
   * unless a tint does.
   * "picture": a picture stands beside the words, on the other side than in the one before.
   */
  rhythm?: 'close' | 'text' | 'picture' | undefined;
  children: ReactNode;
};

/** A full-width stretch of page with its content in the container. Two on one ground share the air between them. */
export function Section({ id, labelledBy, ground = 'plain', rhythm, children }: Props) {
  return (
    <Outer
      id={id}
      data-ground={ground}
      data-rhythm={rhythm === 'text' && ground === 'mist' ? undefined : rhythm}
      as={labelledBy ? undefined : 'div'}
      aria-labelledby={labelledBy}
    >
      <Inner>{children}</Inner>
    </Outer>
  );
}
