import { text } from '../../schema/fields';

/** One or a few words of the business. */
export const word = (title: string, description: string, more: { why?: string; visible?: boolean } = {}) =>
  text({ title, kind: 'label', description, ...more });
