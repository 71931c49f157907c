import { styled } from 'styled-components';
import { Phrases } from './Words';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  width: 100%;
  max-width: 38rem;
  overflow: clip;
  border-block: 1px solid var(--line);
  & > div {
    flex: 1 1 5.5rem;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.25rem;
    padding: 0.5rem 0.75rem;
    box-shadow: -1px -1px 0 var(--line);
  }
  && > :first-child {
    padding-inline-start: 0;
    box-shadow: none;
  }
  & dt {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  & dd {
    color: var(--ink);
    font: 700 1.75rem/1 var(--font-display);
    white-space: nowrap;
  }
  & b {
    letter-spacing: -0.02em;
  }
  & small {
    font-size: 1.0625rem;
  }
  @media (max-width: 40em) {
    /* One row, in which a long label has the room that a short one leaves. */
    @media (min-width: 20em) {
      flex-wrap: nowrap;
    }
    & > div {
      flex-basis: auto;
      padding-inline: 0.375rem 0.625rem;
    }
    & small {
      font-size: 0.875rem;
    }
    & [data-words] {
      font-size: 1.375rem;
      white-space: normal;
    }
  }
  @media (max-width: 22em) {
    & dd {
      font-size: 1.5rem;
    }
  }
`;

/** A number with what stands before it and at its end: "15–30", or a sum with its sign. */
const NUMBER = /^(\P{L}*\p{Nd}[\p{Nd}.,–+\u2060]*)(.*)$/u;

/** Up to three figures in a row, between hairlines; of each the number is large. */
export function Plate({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <List>
      {facts.map(({ value, label }, index) => {
        const [, number, rest] = NUMBER.exec(value) ?? [];
        return (
          <div key={index}>
            <dt>
              <Phrases>{label}</Phrases>
            </dt>
            <dd>
              <b data-words={number === undefined ? '' : undefined}>{number ?? value}</b>
              {rest?.startsWith(' ') && '\u00A0'}
              {rest && <small>{rest.trimStart()}</small>}
            </dd>
          </div>
        );
      })}
    </List>
  );
}
