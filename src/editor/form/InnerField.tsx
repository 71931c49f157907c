import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from './use-field';

/** What draws a field: `Field`, which knows every control, also those that hold fields themselves. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

/** A field within a field. */
export function InnerField(props: FieldProps) {
  const Field = useContext(FieldContext)!;
  return <Field {...props} />;
}
