import { pageSchemaOf } from '../../content/documents/page.schema';
import type { Site } from '../../content/site';
import { isToDo } from '../../content/to-do';
import { parseText } from '../../content/tokens/tokens';
import { replaceValue } from '../../json/edit-json';
import type { Kind } from '../../kinds/kind';
import { isTextKind } from '../../schema/fields';
import { fieldsOf } from '../../schema/walk';
import type { z } from 'zod';

/** The language that templates are written in. */
const WRITTEN_IN = 'en';

/** A template for a page of a site: in another language than its own each text is left to write. */
export function inLanguageOf(site: Site, kind: Kind, template: string): string {
  return inLanguage(site.business?.document?.locale, pageSchemaOf(kind), template);
}

/** The same for a document of any schema and a language as BCP 47 writes it; without one the words stay. */
export function inLanguage(locale: string | undefined, schema: z.ZodType, template: string): string {
  if (locale === undefined || new Intl.Locale(locale).language === WRITTEN_IN) return template;
  return fieldsOf(schema, JSON.parse(template)).reduce(
    (text, { kind, path, value }) =>
      isTextKind(kind) && typeof value === 'string' && hasWords(value) && !isToDo(value)
        ? replaceValue(text, path, `TO DO: ${value}`)
        : text,
    template,
  );
}

const hasWords = (text: string) => parseText(text).some((part) => 'words' in part && /\p{L}/u.test(part.words));
