import { useId } from 'react';
import { ActionLink } from '../../design/ActionLink';
import { DistrictList } from '../../design/finder/DistrictList';
import { FinderPanel } from '../../design/finder/FinderPanel';
import type { BlockProps } from '../schemas';

type Props = BlockProps<'finder'> & {
  /** The id of its form, which the hero that takes it in hands a code to. */
  form?: string;
  /** Whether it opens the page, under a hero without a picture. */
  isLed?: boolean;
};

/** Where visitors type where they live, and every district as a list. */
export function Finder({ list, all, heading, isLed, ...finder }: Props) {
  const listId = useId();
  return (
    <FinderPanel
      {...finder}
      heading={isLed ? undefined : heading}
      atRest={isLed ? 'pages' : undefined}
      list={all?.href ?? `#${listId}`}
      more={all && <ActionLink action={all} />}
    >
      {list && <DistrictList id={listId} heading={list} districts={finder.districts} />}
    </FinderPanel>
  );
}
