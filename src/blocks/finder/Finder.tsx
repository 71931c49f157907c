import { useId } from 'react';
import { ActionLink } from '../../design/ActionLink';
import { DistrictList } from '../../design/finder/DistrictList';
import { FinderPanel } from '../../design/finder/FinderPanel';
import type { Asked } from '../../design/finder/FinderPanel';
import type { BlockProps } from '../schemas';

type Props = BlockProps<'finder'> & {
  /** The field of the hero that takes it in. */
  asked?: Asked;
};

/** Where visitors type where they live, and every district as a list. */
export function Finder({ list, all, asked, ...finder }: Props) {
  const own = useId();
  const listId = asked?.list ?? own;
  return (
    <FinderPanel {...finder} asked={asked} list={all?.href ?? `#${listId}`} more={all && <ActionLink action={all} />}>
      {list && <DistrictList id={listId} heading={list} districts={finder.districts} />}
    </FinderPanel>
  );
}
