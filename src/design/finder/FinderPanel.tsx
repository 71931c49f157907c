import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section } from '../Section';
import { Words } from '../Words';
import { Answer } from './Answer';
import type { AnswerWords } from './Answer';
import { CodeForm } from './CodeForm';
import { FinderMap } from './FinderMap';
import { useTyped } from './typed';
import type { Typed } from './typed';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  & > :first-child {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
  }
  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    & > :first-child {
      align-content: space-between;
    }
    /* The height at which the words of a wide map are 12 px high. */
    & > :last-child {
      min-height: 29.5rem;
    }
  }
  @media print {
    display: none;
  }
`;

const Place = styled.div`
  position: relative;
  container-type: inline-size;
  /* On a phone a square, as the map of a pin is. */
  min-height: min(22.5rem, 91cqi);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  --mist: var(--paper);
  background: var(--paper);
  &:has([data-part='land']) {
    background: var(--brand-tint);
  }
  & > svg {
    position: absolute;
    height: 100%;
    overflow: visible;
  }
`;

/** A field that stands elsewhere, and what is typed in it. */
export interface Asked {
  typed: Typed;
  /** The id of the field. */
  field: string;
  /** The id of the list of all districts. */
  list: string;
}

type Props = AnswerWords & {
  id?: string | undefined;
  heading: string;
  label: string;
  rest: number;
  ask?: string | undefined;
  /** Left out, it has a field of its own. */
  asked?: Asked | undefined;
  /** Where the form leads without scripts. */
  list: string;
  /** Stands under the answer. */
  more?: ReactNode;
  /** Stands under the finder. */
  children?: ReactNode;
};

/**
 * The field for a code, the answer to what is typed in it, and a map with the pin of the district. A field that stands
 * elsewhere has its answer beside it, and only examples that are pressed here are answered here. Nothing that is
 * typed is sent.
 */
export function FinderPanel({ id, heading, label, rest, ask, asked, list, more, children, ...words }: Props) {
  const [name, ownField] = [useId(), useId()];
  const own = useTyped(rest, words.districts);
  const { typed, field } = asked ?? { typed: own, field: ownField };
  // A code that is typed elsewhere is answered there, and its district shown here.
  const place = useRef<HTMLDivElement>(null);
  const { found, isUnknown } = asked && !typed.isExample ? { found: undefined, isUnknown: false } : typed;
  const shown = { ...typed, answer: asked ? place : typed.answer, found, isUnknown };
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Layout>
        <div>
          <h2 id={name}>
            <Words>{heading}</Words>
          </h2>
          {!asked && <CodeForm field={field} label={label} ask={ask} action={list} typed={typed} />}
          <Answer field={field} typed={shown} words={words} />
          {more}
        </div>
        <Place>
          <FinderMap found={typed.found} districts={words.districts} />
        </Place>
      </Layout>
      {children}
    </Section>
  );
}
