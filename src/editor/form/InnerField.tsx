import { createContext, createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from './use-field';

/** Draws a field with any control, also those that hold fields themselves; provided by `Field`. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

/** A field within a field. */
export const InnerField = (props: FieldProps) => createElement(useContext(FieldContext)!, props);
