import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Band } from '../../design/Band';
import { Icon } from '../../design/drawings/Icon';
import { Foot } from '../../design/Foot';
import { Note } from '../../design/Note';
import { Paragraphs } from '../../design/Paragraphs';
import { PhoneFold } from '../../design/PhoneFold';
import { Points } from '../../design/Points';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { useWords } from '../../design/words';
import { Words } from '../../design/Words';
import { Blocks } from '../../engine/Blocks';
import type { TypedBlock } from '../../engine/registry';
import type { BlockProps } from '../schemas';
import { Meanings } from './Meanings';

const Board = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    max-width: none;
    padding: var(--space-m);
  }
  & > li + li {
    border-block-start: 2px solid var(--rule);
  }
  /* On a phone two prices stand beside each other, and what is folded under them has the words and points, too. */
  @media screen and (max-width: 47.99em) {
    [data-part='rates']:has(+ details:not([open])) > & {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      & > li + li {
        border-block-start: 0;
        border-inline-start: 2px solid var(--rule);
      }
      & [data-price] {
        display: grid;
      }
      & [data-price] ~ * {
        display: none;
      }
    }
  }
  @container (min-width: 44rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    & > li + li {
      border-block-start: 0;
      border-inline-start: 2px solid var(--rule);
    }
  }
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;
  color: var(--muted);
  font-size: var(--step-1);
  & > strong {
    color: var(--ink);
    font: 700 clamp(2.75rem, 2rem + 3vw, 4.5rem)/1 var(--font-display);
    letter-spacing: -0.02em;
  }
`;

const Frame = styled.div`
  --rule: light-dark(var(--ink), var(--edge));
  margin-block-end: var(--space-s);
  border: 2px solid var(--rule);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > :not(ul) {
    max-width: none;
    margin: 0;
    padding: var(--space-m);
  }
  & > * + * {
    border-block-start: 2px solid var(--rule);
  }
`;

/* A rate card: the figures as large as a picture, and what holds for all of them in the same frame. */
const RateCard = styled(Frame)`
  & > ul {
    & > li {
      padding-block: var(--space-l);
    }
    & strong {
      font-size: clamp(4rem, 3rem + 4vw, 5.5rem);
    }
  }
  @container (min-width: 70rem) {
    display: grid;
    grid-template-columns: var(--beside);
    & > dl {
      grid-template-columns: auto;
      align-content: start;
      padding-block: var(--space-l);
      border-block: 0;
      border-inline-start: 2px solid var(--rule);
    }
    & > :not(ul, dl) {
      grid-column: 1 / -1;
    }
  }
`;

const Rated = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-block-start: 1rem;
  color: var(--ink);
  & > svg {
    flex: none;
    margin-block-start: 0.2em;
    color: var(--star);
  }
`;

/* A call of its own, and what customers say beside it. */
const End = styled(Band)`
  margin-block-start: var(--space-m);
  padding: var(--space-m);
  border-radius: var(--radius-m);
  & svg {
    color: inherit;
  }
`;

/* What the section takes in has no air and no ground of its own. */
const Taken = styled.div`
  --section-pad: 0;
  --gutter-pad: 0px;
  --section-mist: transparent;
  margin-block-start: var(--space-xl);
`;

type Props = BlockProps<'pricing'> & { next?: TypedBlock };

/**
 * The tariffs as a price board, then what is and is not charged: in one frame with tariffs that have no points.
 * `next`: the block that ends the section.
 */
export function Pricing(props: Props) {
  const { id, heading, intro, tariffs, fixed, promises, rating, note, more, action, lastFirst, next } = props;
  const name = useId();
  const isCard = promises && !tariffs.some(({ points }) => points);
  const Framed = isCard ? RateCard : Frame;
  const rated = rating && (
    <Rated>
      <Icon name="star" />
      <span>
        <Words>{rating}</Words>
      </span>
    </Rated>
  );
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <SectionHead id={name} heading={heading} intro={intro} />
      <Framed data-part="rates">
        {fixed && <WholeJob {...fixed} />}
        <Board>
          {(lastFirst ? tariffs.toReversed() : tariffs).map((tariff, index) => (
            <li key={index}>
              <h3>{tariff.name}</h3>
              <Price data-price="">
                <strong>{tariff.price}</strong>
                {tariff.unit && ` ${tariff.unit}`}
              </Price>
              <Paragraphs paragraphs={[tariff.text]} />
              {tariff.points && <Points points={tariff.points} mark="tick" />}
            </li>
          ))}
        </Board>
        {isCard && <Meanings promises={promises} />}
      </Framed>
      <PhoneFold when={promises && !isCard} more={more} about={heading}>
        {promises && !isCard && <Meanings promises={promises} />}
        <Note>{note}</Note>
      </PhoneFold>
      {!action && rated}
      {action && (
        <End>
          <Foot>
            {rated}
            <ActionLink action={action} size="large" />
          </Foot>
        </End>
      )}
      {next && (
        <Taken>
          <Blocks blocks={[next]} />
        </Taken>
      )}
    </Section>
  );
}

/* The rates under it are the smaller. */
const Job = styled(Foot)`
  & + ul strong {
    font-size: 2.25rem;
  }
`;

function WholeJob({ name, price, text }: NonNullable<Props['fixed']>) {
  const words = useWords();
  return (
    <Job>
      <div>
        <h3>{name}</h3>
        <Paragraphs paragraphs={[text]} />
      </div>
      <Price>
        <strong>{price}</strong> {words.fixedPrice}
      </Price>
    </Job>
  );
}
