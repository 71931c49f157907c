import { Button } from '../../look/controls';
import { Tools } from '../groups';
import type { FieldState } from '../use-field';

/** Takes a field out that may be left out, with all that is in it. */
export function LeaveOut({ title, isRequired, value, clear }: FieldState) {
  if (isRequired || value === undefined) return null;
  return (
    <Tools>
      <Button type="button" data-look="quiet" onClick={clear}>
        Remove {title.toLowerCase()}
      </Button>
    </Tools>
  );
}
