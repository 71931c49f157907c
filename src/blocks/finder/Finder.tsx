import { useId } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Beside } from '../../design/Beside';
import { DistrictList } from '../../design/finder/DistrictList';
import { useFinding } from '../../design/finder/finding';
import { RegionMap } from '../../design/map/RegionMap';
import { Section } from '../../design/Section';
import { SectionHead } from '../../design/SectionHead';
import type { BlockProps } from '../schemas';

const Place = styled.div`
  position: relative;
  min-height: 15rem;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--brand-tint);
  --map-land: var(--paper);
  & > svg {
    height: 27rem;
  }
  @media print {
    display: none;
  }
`;

/** Where visitors type where they live, and every district as a list. */
export function Finder({ id, heading, intro, list, all, ...words }: BlockProps<'finder'>) {
  const name = useId();
  const listId = useId();
  const { pages } = words.districts;
  const { form, answer, pin } = useFinding(words, all?.href ?? `#${listId}`);
  return (
    <Section id={id} labelledBy={name} ground="mist">
      <Beside>
        <div>
          <SectionHead id={name} heading={heading} intro={intro} flow="stacked" />
          {form}
          {all && <ActionLink action={all} />}
        </div>
        <Place>
          <RegionMap pin={pin} part="inset" pages={pages.filter(({ route }) => route !== pin?.route)} />
          {answer}
        </Place>
      </Beside>
      {list && <DistrictList id={listId} heading={list} districts={words.districts} />}
    </Section>
  );
}
