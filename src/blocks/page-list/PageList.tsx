import { useId } from 'react';
import { styled } from 'styled-components';
import { calledBy } from '../../design/finder/districts';
import { Grid } from '../../design/Grid';
import { IconTile } from '../../design/drawings/IconTile';
import { Pager } from '../../design/Pager';
import { PhoneFold } from '../../design/PhoneFold';
import { PicturedHead } from '../../design/PicturedHead';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Split } from '../../design/Split';
import { say, useWords } from '../../design/words';
import { Words } from '../../design/Words';
import type { BlockProps } from '../schemas';
import { GroupedRows } from './GroupedRows';
import { Card, LargeCard, More } from './PageCard';
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
  @container (width < 38rem) {
    &[data-look='cards'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: 1fr;
      gap: 0.5rem;
      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;

/* On a phone they are chips. */
const SmallCard = styled(Card)`
  align-content: center;
  padding: 1rem;
  & h3 {
    font-size: var(--step-1);
  }
  @container (width < 38rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: 0.75rem;
    border-radius: var(--radius-s);
    & > span {
      display: none;
    }
    & h3 {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: 0.5rem;
    }
    & h3::after {
      content: '';
      flex: none;
      width: 0.625rem;
      height: 0.625rem;
      border: solid var(--brand);
      border-width: 0 0.1875rem 0.1875rem 0;
      transform: rotate(-45deg);
    }
  }
`;

/** Under a sentence that says what they are, more lines are folded on a phone. */
const MANY = 9;

/** Pages that exist, as lines, cards or large cards; nothing where there are none, such as near a far district. */
export function PageList(props: BlockProps<'page-list'>) {
  const { id, heading, intro, picture, pages, groups, perPage, look, ground } = props;
  const words = useWords();
  const name = useId();
  const isLarge = look === 'large-cards';
  const Listed = isLarge ? LargeCard : SmallCard;
  const isParted = pages.some(({ group }) => group);
  const isPlain = look === 'links' || isParted;
  const isSplit = isPlain || (look === 'cards' && !intro && pages.length % 2 === 0);
  const Layout = isSplit ? Split : 'div';
  if (pages.length === 0) return null;
  return (
    <Section id={id} labelledBy={name} ground={ground} rhythm="text">
      <Layout>
        {isSplit ? (
          <PicturedHead id={name} heading={heading} intro={intro} picture={picture} />
        ) : (
          <SectionHead id={name} heading={heading} intro={intro} />
        )}
        {isPlain ? (
          <PhoneFold
            keep="list"
            when={!!intro && pages.length > MANY}
            label={say(words.showAll, { count: pages.length })}
            about={heading}
          >
            <PlainPages pages={pages} groups={groups} />
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
                {page.summary && isLarge && (
                  <p>
                    <Words>{page.summary}</Words>
                  </p>
                )}
                {isLarge && <More />}
              </Listed>
            ))}
          </Chips>
        )}
      </Layout>
      <Pager paging={perPage} name={name} />
    </Section>
  );
}
