import { Linked } from './Linked';
import type { LinkedText } from './Linked';
import { Words } from './Words';

type Props = { value: string; label: string; note?: LinkedText | undefined };

/** What is said of a large figure in a `<dl>`: what it is, the figure, and what exactly is counted. */
export const CountedFigure = ({ value, label, note }: Props) => (
  <>
    <dt>
      <Words>{label}</Words>
    </dt>
    <dd>
      <Words>{value}</Words>
    </dd>
    {note && (
      <dd>
        <Linked>{note}</Linked>
      </dd>
    )}
  </>
);
