import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { pushTo } from '../../check/lists';
import type { Problem } from '../../check/problem';
import { counted } from '../../check/words';
import { SITE_FILE } from '../../content/files';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { choicesOf } from '../form/choices';
import { focusField } from '../form/field-id';
import { Field } from '../form/Field';
import { FormContext } from '../form/FormContext';
import { FieldContext } from '../form/InnerField';
import type { FormState } from '../form/FormContext';
import { keyOf } from '../form/use-field';
import { Bar, Button, Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { drawPage } from '../preview/draw-page';
import { fieldWith } from '../preview/pressed-field';
import { Preview } from '../preview/Preview';
import { countsOf, isToDoProblem } from '../problem-counts';
import { Clashes } from '../save/Clashes';
import { Publish } from '../save/Publish';
import { Review } from '../save/Review';
import { useSaving } from '../save/use-saving';
import type { Draft } from '../session/drafts';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { useTitle } from '../use-title';
import { JsonTab } from './JsonTab';
import { nextRegion } from './regions';
import { Outline } from './Outline';
import { PartForm } from './PartForm';
import { partsOf, partWith, PROBLEMS, TO_DO } from './parts';
import type { Part } from './parts';
import { pathOf, ProblemList } from './ProblemList';
import { ToDoForm } from './ToDoForm';
import { useSession } from './use-session';

/** Where the outline, the form and the preview stand one below the other. */
const IN_ONE_COLUMN = '(max-width: 63.99em)';

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
  @media ${IN_ONE_COLUMN} {
    height: auto;
  }
`;

const Columns = styled.main`
  display: grid;
  grid-template-columns: 15rem minmax(20rem, 1fr) minmax(0, 1.25fr);
  min-height: 0;
  & > section {
    min-width: 0;
    min-height: 0;
    padding: 0.875rem;
    overflow: auto;
  }
  & > section:nth-child(2) {
    border-inline: 1px solid var(--line);
    background: var(--paper);
  }
  @media ${IN_ONE_COLUMN} {
    grid-template-columns: minmax(0, 1fr);
    & > section {
      overflow: visible;
    }
    & > section:nth-child(2) {
      border-inline: 0;
      border-block: 1px solid var(--line);
    }
    & > section:nth-child(3) {
      height: 80vh;
    }
  }
`;

const Title = styled.div`
  flex: 1;
  min-width: 10rem;
  & h1 {
    font-size: 1.125rem;
  }
`;

const FormHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 0.875rem;
`;

const NONE: readonly Problem[] = [];

type Props = { path: string; draft: Draft | undefined };

/** One file: its parts, the form of one of them, and the page as visitors will see it. */
export function EditFile({ path, draft }: Props) {
  const site = useSite();
  const [session, snapshot] = useSession(site, path, draft);
  const saving = useSaving(site, session);
  const [isText, setText] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [announced, announce] = useState('');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const wanted = useRef<Path>(undefined);

  const problems = site.problems?.get(path) ?? NONE;
  const byPlace = useMemo(() => {
    const places = new Map<string, Problem[]>();
    for (const problem of problems) pushTo(places, problem.pointer, problem);
    return places;
  }, [problems]);
  const known = useRef<ReadonlySet<string>>(undefined);
  if (site.problems && !known.current) known.current = new Set(problems.map(keyOf));

  const counts = countsOf(problems);
  const [hadToDos, setHadToDos] = useState(false);
  if (counts.toDos > 0 && !hadToDos) setHadToDos(true);
  const parts = useMemo(() => partsOf(session.schema, snapshot.value), [session, snapshot]);
  const [selectedId, setSelected] = useState<string>();
  const offered = [...(hadToDos ? [TO_DO] : []), ...parts, ...(site.problems ? [PROBLEMS] : [])];
  const part = offered.find(({ id }) => id === selectedId) ?? offered[0]!;

  // What is drawn is worked out from the text alone, on this thread: no disk and no server between.
  const resolved = useMemo(() => drawPage(site, session, snapshot), [site, session, snapshot]);
  const lastDrawn = useRef(resolved.drawn);
  if (resolved.drawn) lastDrawn.current = resolved.drawn;
  const choices = useMemo(() => choicesOf(resolved.resolver, resolved.page), [resolved]);

  const go = (to: Path) => {
    setText(false);
    setSelected(partWith(partsOf(session.schema, session.snapshot().value), to).id);
    wanted.current = to;
  };
  useEffect(() => {
    if (!wanted.current) return;
    focusField(wanted.current);
    wanted.current = undefined;
  });
  const showForm = () => requestAnimationFrame(() => document.getElementById('part-heading')?.focus());
  const select = (to: Path) => {
    setSelected(pointerOf(to));
    showForm();
  };
  const open = ({ id }: Part) => {
    setText(false);
    setSelected(id);
    // Beside the outline the form is seen; below it somebody must be brought there.
    if (matchMedia(IN_ONE_COLUMN).matches) showForm();
  };
  const press = (origin: string, words: string) => {
    const [file, pointer = ''] = origin.split(' ');
    if (file !== path) {
      announce(`This stands in ${file}, which several pages show. Open it to change it.`);
      setSelected(parts.find(({ path: at }) => at && isSharedAs(snapshot.value, at, file ?? ''))?.id);
      return;
    }
    const block = pathOf(pointer, snapshot.value);
    const field = fieldWith({
      session,
      value: snapshot.value,
      block,
      words,
      resolver: resolved.resolver,
      page: resolved.page,
    });
    go(field ?? block);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        return nextRegion(event.shiftKey);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) session.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else if (key === 's') setReviewing(session.isDirty);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);

  const form: FormState = {
    session,
    snapshot,
    problems: byPlace,
    knownProblems: known.current ?? new Set(),
    isChecked: site.isChecked,
    touched,
    touch: (pointer) => setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer]))),
    choices,
    announce,
    select,
  };
  const name = nameOf(path, snapshot.value);
  useTitle(name);
  const countOf = ({ id, path: at }: Part) => {
    if (id === TO_DO.id) return counts.toDos > 0 ? { count: counts.toDos, tone: 'todo' as const } : undefined;
    const wrong = problems.filter((problem) => !isToDoProblem(problem));
    const own =
      id === PROBLEMS.id
        ? wrong
        : wrong.filter(({ pointer }) => at?.length && partWith(parts, pathOf(pointer, snapshot.value)).id === id);
    const tone = own.some(({ severity }) => severity === 'error') ? ('wrong' as const) : ('todo' as const);
    return own.length > 0 ? { count: own.length, tone } : undefined;
  };

  return (
    <FieldContext value={Field}>
      <FormContext value={form}>
        <Screen>
          <Bar>
            <a href={hrefOf({ screen: 'start' })}>← Pages</a>
            <Title>
              <h1>{name}</h1>
              <Quiet>{addressOf(path) ?? path}</Quiet>
            </Title>
            <span role="status">
              <Quiet>{saving.said}</Quiet>
              <VisuallyHidden>{announced}</VisuallyHidden>
            </span>
            {!site.problems ? (
              <Pill>Checking …</Pill>
            ) : (
              <Button
                type="button"
                data-look="quiet"
                onClick={() => open(counts.errors === 0 && counts.toDos > 0 ? TO_DO : PROBLEMS)}
              >
                <Pill
                  data-tone={counts.errors > 0 ? 'wrong' : counts.toDos + counts.warnings > 0 ? 'todo' : 'good'}
                  aria-busy={!site.isChecked}
                >
                  {counts.errors > 0
                    ? counted(counts.errors, 'problem')
                    : counts.toDos > 0
                      ? `${counts.toDos} to do`
                      : counts.warnings > 0
                        ? counted(counts.warnings, 'hint')
                        : 'Fine'}
                </Pill>
              </Button>
            )}
            <Button type="button" disabled={!session.mayUndo} onClick={() => session.undo()}>
              Undo
            </Button>
            <Button type="button" disabled={!session.mayRedo} onClick={() => session.redo()}>
              Redo
            </Button>
            <Button type="button" data-look="first" disabled={!session.isDirty} onClick={() => setReviewing(true)}>
              Review and save
            </Button>
            {site.head.isPublished && (
              <Button type="button" disabled={session.isDirty} onClick={() => setPublishing(true)}>
                Publish
              </Button>
            )}
          </Bar>
          <Columns>
            <section aria-label="Outline">
              <Outline parts={offered} selected={part.id} countOf={countOf} onSelect={open} />
            </section>
            <section aria-label="Form">
              <FormHead>
                <h2 id="part-heading" tabIndex={-1}>
                  {isText ? 'JSON' : part.title}
                </h2>
                <Button type="button" aria-pressed={isText} onClick={() => setText(!isText)}>
                  JSON
                </Button>
              </FormHead>
              {isText || snapshot.isBroken ? (
                <JsonTab session={session} snapshot={snapshot} problems={problems} />
              ) : part.id === TO_DO.id ? (
                <ToDoForm />
              ) : part.id === PROBLEMS.id ? (
                <ProblemList problems={problems} onGo={go} />
              ) : (
                <PartForm key={part.block ? 'block' : part.id} part={part} />
              )}
            </section>
            <section aria-label="Preview">
              <Preview
                drawn={lastDrawn.current}
                selected={part.path?.length ? `${path} ${part.id}` : ''}
                onPress={press}
              />
            </section>
          </Columns>
        </Screen>
        {isReviewing && (
          <Review
            site={site}
            session={session}
            counts={counts}
            onClose={() => setReviewing(false)}
            onSave={() => {
              setReviewing(false);
              void saving.save();
            }}
          />
        )}
        {isPublishing && (
          <Publish
            name={name}
            session={session}
            counts={counts}
            where={publicAddress(site, path)}
            onClose={() => setPublishing(false)}
          />
        )}
        {saving.clashes.length > 0 && <Clashes session={session} clashes={saving.clashes} onDecided={saving.decide} />}
      </FormContext>
    </FieldContext>
  );
}

/** Where visitors will find a page; nothing for a file that is shown on others. */
function publicAddress(site: EditorSite, path: string): string | undefined {
  const origin = valueAt(site.document(SITE_FILE)?.value, ['origin']);
  const route = addressOf(path);
  return route && typeof origin === 'string' ? origin + route : route;
}

const isSharedAs = (value: unknown, path: Path, file: string) =>
  valueAt(value, path) !== undefined && file === `pages/_shared/${String(valueAt(value, [...path, 'ref']))}.json`;
