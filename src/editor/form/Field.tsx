import { z } from 'zod';
import { planOf } from '../../schema/plan';
import { metaOf } from '../../schema/children';
import { byField, isBlocks, unwrapped } from '../schema/unwrapped';
import { VariantField } from './objects/VariantField';
import { CoordinatesField } from './visual/CoordinatesField';
import { EitherField } from './objects/EitherField';
import { FocusField } from './visual/FocusField';
import { useForm } from './FormContext';
import { IconField } from './visual/IconField';
import { BlockList } from './lists/BlockList';
import { ListField } from './lists/ListField';
import { ObjectField } from './objects/ObjectField';
import { PointsField } from './lists/PointsField';
import { holdsPhoto, PhotoTarget } from './visual/PhotoTarget';
import { ChoiceField, DateField, NumberField, PlainField, SelectField, SuggestField, YesNoField } from './SimpleFields';
import { TextField } from './text/TextField';
import type { FieldProps } from './use-field';
import { isTextKind } from '../../schema/fields';

/** The control of a field, by what its schema says that it holds. */
export function Field(props: FieldProps) {
  const { choices } = useForm();
  const schema = unwrapped(props.schema);
  const kind = planOf(props.schema).kind ?? metaOf(props.schema).kind;
  if (schema instanceof z.ZodLiteral) return null;
  switch (kind) {
    case 'coordinates':
      return <CoordinatesField {...props} />;
    case 'focus':
      return <FocusField {...props} />;
    case 'icon':
      return <IconField {...props} />;
    case 'scene':
      return <SelectField {...props} options={choices.scenes} />;
    case 'route':
      return <SuggestField {...props} options={choices.routes} />;
    case 'ref':
      return <SelectField {...props} options={choices.shared} />;
    case 'claim':
      return <SelectField {...props} options={choices.claims} />;
    case 'price-range':
      return <SelectField {...props} options={choices.priceLevels} />;
    case 'date':
      return <DateField {...props} />;
  }
  if (holdsPhoto(schema))
    return (
      <PhotoTarget path={props.path}>
        {byField(schema) ? <VariantField {...props} /> : <ObjectField {...props} />}
      </PhotoTarget>
    );
  if (byField(schema)) return <VariantField {...props} />;
  if (schema instanceof z.ZodUnion) return <EitherField {...props} options={schema.options as z.ZodType[]} />;
  if (isLine(schema)) return <PointsField {...props} />;
  if (isBlocks(props.schema)) return <BlockList {...props} />;
  if (schema instanceof z.ZodArray) return <ListField {...props} />;
  if (isPlace(schema)) return <CoordinatesField {...props} />;
  if (schema instanceof z.ZodObject) return <ObjectField {...props} />;
  if (schema instanceof z.ZodBoolean) return <YesNoField {...props} />;
  if (schema instanceof z.ZodEnum) return <ChoiceField {...props} />;
  if (schema instanceof z.ZodNumber) return <NumberField {...props} />;
  if (isTextKind(kind)) return <TextField {...props} />;
  if (props.path.at(-1) === 'file' && schema instanceof z.ZodString)
    return <SelectField {...props} options={choices.photos} />;
  if (kind === 'id' && props.path.at(-1) === 'hotline') return <SelectField {...props} options={choices.hotlines} />;
  return <PlainField {...props} />;
}

/** Points one after the other, each of them numbers. */
const isLine = (schema: z.ZodType) => schema instanceof z.ZodArray && isNumbers(unwrapped(schema.element as z.ZodType));
const isNumbers = (schema: z.ZodType) =>
  schema instanceof z.ZodArray && unwrapped(schema.element as z.ZodType) instanceof z.ZodNumber;

/** A latitude, a longitude and nothing else. */
const isPlace = (schema: z.ZodType) =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).join(' ') === 'latitude longitude';
