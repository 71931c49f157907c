import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { compile, serialize, stringify } from 'stylis';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

const LIBRARY = 'styled-components';

export interface StyledModule {
  /** Where the import of the library stands. */
  library: { start: number; end: number };
  components: StyledComponent[];
  /** The declarations of keyframes, which the rules of the components hold. */
  keyframes: { start: number; end: number }[];
}

export interface StyledComponent {
  /** `<File>-<Const>`. */
  id: string;
  /** The class that stands for it. */
  className: string;
  /** The drawn element, as code: `'a'` or `Link`. */
  target: string;
  css: string;
  /** Where its `styled…` stands. */
  start: number;
  end: number;
}

/** Styles that a module cannot have; the message is for its author. */
export class NotStatic extends Error {}

/** Three letters and digits for a component that has no shorter name, the same in every build and on every machine. */
const shortened = (name: string) => {
  const number = createHash('sha256').update(name).digest().readUInt32BE();
  return (10 + (number % 26)).toString(36) + (Math.floor(number / 26) % 1296).toString(36).padStart(2, '0');
};

/**
 * The styled components of a module with their rules, and the class of each by its id. Nothing when it has none. Throws
 * `NotStatic`.
 */
export function extractStyles(
  file: string,
  code: string,
  names: ReadonlyMap<string, string> = new Map(),
): StyledModule | undefined {
  if (!code.includes(`from '${LIBRARY}'`)) return undefined;
  const stem = basename(file).replace(/\.\w+$/, '');
  const { body } = parseSync(file, code).program;
  const library = body.find((each) => each.type === 'ImportDeclaration' && each.source.value === LIBRARY);
  if (!library) return undefined;

  const texts = new Map<string, string>();
  const module: StyledModule = { library, components: [], keyframes: [] };
  const frames = new Map<string, string>();
  for (const declared of body.flatMap(declarations)) {
    const { name, init } = declared;
    if (init.type === 'Literal' && typeof init.value === 'string') texts.set(name, init.value);
    if (init.type !== 'TaggedTemplateExpression') continue;
    const { tag, quasi, start, end } = init;
    const id = `${stem}-${name}`;
    const className = names.get(id) ?? shortened(id);
    if (tag.type === 'Identifier' && tag.name === 'keyframes') {
      texts.set(name, className);
      frames.set(className, compiled(`@keyframes ${className}`, textOf(quasi, texts, id)));
      module.keyframes.push({ start, end });
      continue;
    }
    const target = targetOf(tag);
    if (!target) continue;
    const text = textOf(quasi, texts, id);
    const used = [...frames].flatMap(([frame, css]) => (text.includes(frame) ? [css] : []));
    module.components.push({ id, className, target, css: compiled(`.${className}`, text) + used.join(''), start, end });
  }
  return module;
}

function declarations(statement: ESTree.Directive | ESTree.Statement): { name: string; init: ESTree.Expression }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, init }] : [],
  );
}

/** `styled.a` → `'a'`, `styled(Link)` → `Link`; nothing for any other tag. */
function targetOf(tag: ESTree.Expression): string | undefined {
  if (tag.type === 'MemberExpression' && isStyled(tag.object) && tag.property.type === 'Identifier')
    return `'${tag.property.name}'`;
  const [target] = tag.type === 'CallExpression' && isStyled(tag.callee) ? tag.arguments : [];
  return target?.type === 'Identifier' ? target.name : undefined;
}

const isStyled = (node: ESTree.Expression | ESTree.Super) => node.type === 'Identifier' && node.name === 'styled';

/** A template with what stands in it: texts and keyframes of the same module. */
function textOf({ quasis, expressions }: ESTree.TemplateLiteral, texts: Map<string, string>, id: string): string {
  const filled = expressions.map((expression) => {
    const text = expression.type === 'Identifier' ? texts.get(expression.name) : undefined;
    if (text === undefined)
      throw new NotStatic(
        `The styles of ${id} name what is only known when they run. Name a text or keyframes that are declared ` +
          'above them, or vary them by an attribute.',
      );
    return text;
  });
  return quasis.map(({ value }, index) => value.cooked + (filled[index] ?? '')).join('');
}

/** As styled-components compiles them, without blanks. */
const compiled = (selector: string, text: string) =>
  withoutBlanks(serialize(compile(`${selector}{${text}}`), stringify));

/** Without the last semicolons, and the blanks and zeros that say nothing. */
export const withoutBlanks = (css: string) =>
  css
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll(/(\(\w[\w-]*): /g, '$1:')
    .replace(/(?<=[\s,(:-])0(?=\.\d)/g, '');
