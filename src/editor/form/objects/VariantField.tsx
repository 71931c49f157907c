import { listOf } from '../../../check/words';
import { isObject } from '../../../json/is-object';
import { metaOf } from '../../../schema/children';
import { Select } from '../../look/controls';
import { plainDescription } from '../../judge/plain-words';
import { byField } from '../../schema/unwrapped';
import { switchVariant } from './switch-variant';
import { Hint, Problems } from '../FieldFrame';
import { useForm } from '../FormContext';
import { Group } from '../groups';
import { LeaveOut } from './LeaveOut';
import { Fields } from './ObjectField';
import { useField } from '../use-field';
import type { FieldProps } from '../use-field';

/** A union discriminated by a field: the action of a button, the subject of a picture. */
export function VariantField(props: FieldProps) {
  const field = useField(props);
  const { announce } = useForm();
  const choice = byField(props.schema)!;
  const { value } = field;
  const selected = isObject(value) ? value[choice.field] : undefined;
  const option = choice.options.find((each) => each.value === selected);
  const change = (to: string) => {
    const { next, dropped } = switchVariant(choice, value, to);
    field.set(next);
    const [does, them] = dropped.length === 1 ? ['does', 'it'] : ['do', 'them'];
    if (dropped.length > 0)
      announce(`Removed ${listOf(dropped)}, which ${does} not apply here. Undo brings ${them} back.`);
  };
  return (
    <Group aria-describedby={field.describedBy}>
      <legend>{field.title}</legend>
      <Select
        id={field.id}
        aria-label={`${field.title}: type`}
        value={typeof selected === 'string' && option ? selected : ''}
        onChange={({ target }) => change(target.value)}
        onBlur={field.onBlur}
      >
        {!option && <option value="">Choose …</option>}
        {choice.options.map((each) => (
          <option key={each.value} value={each.value}>
            {metaOf(each.schema).title ?? each.value}
          </option>
        ))}
      </Select>
      {option && <Fields schema={option.schema} path={props.path} />}
      <div id={field.describedBy}>
        <Hint>{option ? plainDescription(metaOf(option.schema).description) : field.description}</Hint>
        <Problems problems={field.problems} isTouched={field.isTouched} />
      </div>
      <LeaveOut {...field} />
    </Group>
  );
}
