import { useId } from 'react';
import { ActionLink } from '../../design/ActionLink';
import { DistrictList } from '../../design/finder/DistrictList';
import { FinderPanel } from '../../design/finder/FinderPanel';
import type { BlockProps } from '../schemas';

/** Where visitors type where they live, and every district as a list. */
export function Finder({ list, all, ...finder }: BlockProps<'finder'>) {
  const listId = useId();
  return (
    <FinderPanel {...finder} list={all?.href ?? `#${listId}`} more={all && <ActionLink action={all} />}>
      {list && <DistrictList id={listId} heading={list} districts={finder.districts} />}
    </FinderPanel>
  );
}
