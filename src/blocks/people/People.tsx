import { useId } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../design/Grid';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import { NewTab } from '../../design/NewTab';
import { say, useWords } from '../../design/words';
import type { BlockProps } from '../schemas';

const Card = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  height: 100%;
  padding: var(--space-m);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  break-inside: avoid;
  & > span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  & > small {
    justify-self: start;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

type Person = BlockProps<'people'>['items'][number];

/** Where somebody is registered; a link where the number can be looked up. */
function Registration({ check, ...registration }: NonNullable<Person['registration']>) {
  const words = useWords();
  const said = say(words.registered, registration);
  if (check === undefined) return <p>{said}</p>;
  return (
    <p>
      <a href={check} target="_blank" rel="noopener">
        {said}
        <NewTab />
      </a>
    </p>
  );
}

/** Who comes, with what can be looked up of them; nothing while nobody is named. */
export function People({ id, heading, intro, items }: BlockProps<'people'>) {
  const words = useWords();
  const name = useId();
  if (items.length === 0) return null;
  return (
    <Section id={id} labelledBy={name}>
      <SectionHead id={name} heading={heading} intro={intro} />
      <Grid data-columns={items.length === 2 ? '2' : '3'}>
        {items.map((person, index) => (
          <li key={index}>
            <Card>
              <h3>{person.name}</h3>
              <span>{person.role}</span>
              {person.source === 'sample' && <small>{words.exampleReview}</small>}
              {person.text && <p>{person.text}</p>}
              {person.registration && <Registration {...person.registration} />}
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
