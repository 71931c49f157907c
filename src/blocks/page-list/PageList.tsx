import { useId } from 'react';
import { styled } from 'styled-components';
import { calledBy } from '../../design/finder/districts';
import { Grid } from '../../design/Grid';
import { Icon } from '../../design/drawings/Icon';
import { IconTile } from '../../design/drawings/IconTile';
import { Pager } from '../../design/Pager';
import { PhoneFold } from '../../design/PhoneFold';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';
import { GroupedRows } from './GroupedRows';
import { PlainPages } from './PlainPages';

const Chips = styled(Grid)`
  &[data-look='large-cards'] {
    gap: 0 var(--space-l);
  }
  /* A row of words may be left with a gap. */
  @container (min-width: 38rem) {
    &&[data-look='large-cards'] > :first-child {
      grid-column-end: span 3;
    }
  }
  @container (max-width: 37.99rem) {
    &[data-look='cards'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.5rem;
      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1rem;
  align-items: center;
  align-content: start;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  &:hover {
    border-color: var(--brand);
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

/* On a phone they are chips. */
const SmallCard = styled(Card)`
  align-content: center;
  padding: 1rem;
  & h3 {
    font-size: var(--step-1);
  }
  @media screen and (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    padding: 0.75rem;
    border-radius: var(--radius-s);
    & > span {
      display: none;
    }
  }
`;

const LargeCard = styled(Card)`
  padding: 1.25rem 0;
  border-width: 1px 0 0;
  border-radius: 0;
  background: none;
  & > p {
    grid-column: 1 / -1;
  }
`;

const More = styled.span`
  grid-area: 1 / 3;
  color: var(--brand);
  @media print {
    display: none;
  }
`;

/** Under a sentence that says what they are, more lines are folded on a phone. */
const MANY = 9;

/** Pages that exist, as lines, cards or large cards; nothing where there are none, such as near a far district. */
export function PageList({ id, heading, intro, pages, groups, perPage, look }: BlockProps<'page-list'>) {
  const words = useWords();
  const name = useId();
  const isLarge = look === 'large-cards';
  const Listed = isLarge ? LargeCard : SmallCard;
  const isGrouped = pages.some(({ group }) => group);
  const isPlain = isGrouped || look === 'links';
  const isSplit = isPlain || (look === 'cards' && !intro && pages.length % 2 === 0);
  const Layout = isSplit ? Split : 'div';
  if (pages.length === 0) return null;
  return (
    <Section
      id={id}
      labelledBy={name}
      ground={look === 'cards' ? 'mist' : 'plain'}
      rhythm={isPlain ? 'text' : undefined}
    >
      <Layout>
        <SectionHead id={name} heading={heading} intro={intro} flow={isSplit ? 'stacked' : undefined} />
        {isPlain ? (
          <PhoneFold
            keep="list"
            when={intro !== undefined && pages.length > MANY}
            label={say(words.showAll, { count: pages.length })}
            about={heading}
          >
            <PlainPages pages={pages} />
          </PhoneFold>
        ) : isLarge && groups ? (
          <GroupedRows pages={pages} groups={groups} />
        ) : (
          <Chips data-look={look} data-columns={look === 'cards' && !isSplit && pages.length !== 4 ? '3' : '2'}>
            {pages.map((page) => (
              <Listed key={page.route}>
                <IconTile icon={page.icon ?? (page.code ? 'pin' : 'file')} />
                <h3>
                  <a href={page.route}>{calledBy(page)}</a>
                </h3>
                {page.summary && isLarge && <p>{page.summary}</p>}
                {isLarge && (
                  <More aria-hidden="true">
                    <Icon name="arrow" size={24} />
                  </More>
                )}
              </Listed>
            ))}
          </Chips>
        )}
      </Layout>
      <Pager paging={perPage} name={name} />
    </Section>
  );
}
