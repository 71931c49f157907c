import { sharedFile } from '../../content/files';
import type { z } from 'zod';
import { valueAt } from '../../json/path';
import { metaOf, schemaAt, shapeOf } from '../../schema/children';
import { isObject } from '../../json/is-object';
import { plainDescription } from '../judge/plain-words';
import { Button, Quiet } from '../look/controls';
import { counted } from '../../check/words';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { AddBlock } from '../form/lists/BlockList';
import { Field } from '../form/Field';
import { useForm } from '../form/FormContext';
import { Stack, Tools } from '../form/groups';
import { focusUndo } from '../form/lists/Removed';
import { Fields } from '../form/objects/ObjectField';
import { Problems } from '../form/FieldFrame';
import { pointerOf } from '../../json/path';
import { isToDoProblem } from '../problem-counts';
import { hrefOf } from '../place';
import { blockSchemaOf } from './block-words';
import { isOwnPart, SETTINGS } from './parts';
import type { Part } from './parts';

/** The form of one part of a document. */
export function PartForm({ part }: { part: Part }) {
  const { session, snapshot } = useForm();
  const { schema } = session;
  if (part.id === SETTINGS.id)
    return <Fields schema={schema} path={[]} except={(name, each) => isOwnPart(name, each, snapshot.value)} />;
  const path = part.path ?? [];
  if (part.block) return <BlockForm part={part} block={part.block} />;
  const own =
    path.length > 1
      ? schemaAt(schema, snapshot.value, path)
      : shapeOf(schema, snapshot.value ?? {}).get(String(path[0]));
  return own ? <Field schema={own} path={path} /> : null;
}

type BlockProps = { part: Part; block: NonNullable<Part['block']> };

function BlockForm({ part, block }: BlockProps) {
  const { session, snapshot, problems } = useForm();
  const site = useSite();
  const path = part.path!;
  const value = valueAt(snapshot.value, path);
  const type = isObject(value) ? value['type'] : undefined;
  const schema = blockSchemaOf(type);
  const listSchema = schemaAt(session.schema, snapshot.value, block.list);
  const { list, index } = block;
  const own = (problems.get(pointerOf(path)) ?? []).filter((problem) => !isToDoProblem(problem));
  return (
    <Stack>
      <BlockTools part={part} block={block} />
      {schema && <Quiet as="p">{plainDescription(metaOf(schema).description)}</Quiet>}
      <Problems problems={own} isTouched={false} />
      {type === 'shared' && isObject(value) && typeof value['ref'] === 'string' && (
        <p>
          Shown on {counted(pagesWith(value['ref'], site), 'page')}.{' '}
          <a href={hrefOf({ screen: 'edit', path: sharedFile(value['ref']) })}>Edit the shared blocks</a>
        </p>
      )}
      {schema ? (
        <Fields schema={schema} path={path} />
      ) : (
        <p>This type of block is not known here, so there is no form for it.</p>
      )}
      {listSchema && <AddBlock schema={listSchema as z.ZodType} path={list} index={index + 1} />}
    </Stack>
  );
}

/** Moves, duplicates and removes the block. */
function BlockTools({ part: { path = [], title }, block: { list, index, of } }: BlockProps) {
  const { session, announce, follow, select, tellRemoval } = useForm();
  const move = (to: number) => {
    session.move(list, index, to);
    announce(`${title} moved to ${to + 1} of ${of}.`);
    follow([...list, to]);
  };
  const duplicate = () => {
    session.duplicate(list, index);
    announce(`${title} was duplicated.`);
    select([...list, index + 1]);
  };
  const remove = () => {
    session.remove(list, index);
    tellRemoval({ words: `${title} was removed: ${counted(of - 1, 'block')} left.`, from: undefined, path });
    select([...list, Math.max(0, index - 1)]);
    focusUndo();
  };
  return (
    <Tools role="toolbar" aria-label="This block">
      <Button type="button" id="block-up" aria-disabled={index === 0} onClick={() => index > 0 && move(index - 1)}>
        ↑ Up
      </Button>
      <Button
        type="button"
        id="block-down"
        aria-disabled={index === of - 1}
        onClick={() => index < of - 1 && move(index + 1)}
      >
        ↓ Down
      </Button>
      <Button type="button" onClick={duplicate}>
        Duplicate
      </Button>
      <Button type="button" disabled={of === 1} onClick={remove}>
        Remove
      </Button>
    </Tools>
  );
}

const pagesWith = (ref: string, site: EditorSite): number =>
  site.editable.filter((path) => {
    const blocks = valueAt(site.document(path)?.value, ['blocks']);
    return (
      Array.isArray(blocks) &&
      blocks.some((block) => isObject(block) && block['type'] === 'shared' && block['ref'] === ref)
    );
  }).length;
