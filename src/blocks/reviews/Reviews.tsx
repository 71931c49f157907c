import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Foot } from '../../design/Foot';
import { Grid } from '../../design/Grid';
import { PhoneFold } from '../../design/PhoneFold';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { Words } from '../../design/Words';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';
import { Average } from './Average';
import { OneReview } from './OneReview';

const Lead = styled.div`
  margin-block-end: var(--space-s);
  @container (min-width: 44rem) {
    & blockquote > p {
      font: 600 var(--step-3)/1.25 var(--font-display);
      text-wrap: balance;
    }
  }
`;

/* The quote is what people remember of the page: without a box, in large type, its mark in the margin. */
const Rated = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-xl);
  margin-block-end: var(--space-l);
  & > div > figure {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    & > blockquote > p {
      font: 600 var(--step-3)/1.25 var(--font-display);
      text-indent: -0.42em;
      text-wrap: balance;
    }
  }
  @container (min-width: 56rem) {
    grid-template-columns: var(--beside);
  }
`;

/* Each as high as its words. */
const Uneven = styled.ul`
  columns: 3 16rem;
  gap: var(--space-m);
  & > li {
    padding-block-end: var(--space-m);
    break-inside: avoid;
  }
`;

const Note = styled.div`
  & > h3 {
    margin-block-end: 0.5rem;
    font-size: var(--step-1);
  }
  li > & {
    padding: var(--space-m);
    border-radius: var(--radius-m);
    background: var(--brand-tint);
  }
`;

const ReviewsFoot = styled(Foot)`
  margin-block-start: 0.5rem;
  &:has(> div) {
    margin-block-start: 1.25rem;
  }
`;

/**
 * Reviews by customers. Beside their average the first is the largest, and the others and what is said of all stand
 * below. Without one, a phone shows the first, and the others on request.
 */
export function Reviews({ id, heading, intro, items, average, noteHeading, note, action }: BlockProps<'reviews'>) {
  const name = useId();
  const [first, ...others] = items;
  const head = <SectionHead id={name} heading={heading} intro={intro} flow={average && 'stacked'} />;
  const said = note && (
    <Note>
      {noteHeading && <h3>{noteHeading}</h3>}
      <p>
        <Words>{note}</Words>
      </p>
    </Note>
  );
  const below = !average && said;
  return (
    <Section id={id} labelledBy={name} ground="mist">
      {average ? (
        <>
          <Rated>
            <div>
              {head}
              <OneReview {...first!} />
            </div>
            <Average {...average} />
          </Rated>
          <Uneven>
            {others.map(inList)}
            {said && <li>{said}</li>}
          </Uneven>
        </>
      ) : (
        <>
          {head}
          <Lead>
            <OneReview {...first!} />
          </Lead>
          {others.length > 0 && <Others others={others} about={heading} />}
        </>
      )}
      {(below || action) && (
        <ReviewsFoot>
          {below}
          {action && <ActionLink action={action} />}
        </ReviewsFoot>
      )}
    </Section>
  );
}

const inList = (item: BlockProps<'reviews'>['items'][number], index: number) => (
  <li key={index}>
    <OneReview {...item} />
  </li>
);

function Others({ others, about }: { others: BlockProps<'reviews'>['items']; about: string }) {
  const words = useWords();
  return (
    <PhoneFold label={say(words.showAll, { count: others.length + 1 })} about={about}>
      <Grid data-columns="3">{others.map(inList)}</Grid>
    </PhoneFold>
  );
}
