import { createContext, createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from './use-field';

/** What draws a field: `Field`, which knows every control, also those that hold fields themselves. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

/** A field within a field. */
export const InnerField = (props: FieldProps) => createElement(useContext(FieldContext)!, props);
