import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../check/problem';
import { SITE_FILE } from '../../content/files';
import { valueAt } from '../../json/path';
import { Field } from '../form/Field';
import { FormContext } from '../form/FormContext';
import { FieldContext } from '../form/InnerField';
import type { FormState, Removal } from '../form/FormContext';
import { Preview } from '../preview/Preview';
import { Clashes } from '../save/Clashes';
import { Publish } from '../save/Publish';
import { Review } from '../save/Review';
import { useSaving } from '../save/use-saving';
import type { Draft } from '../session/drafts';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { stateOf } from '../state';
import { useTitle } from '../use-title';
import { EditBar } from './EditBar';
import { FormPane } from './FormPane';
import { Columns, Screen } from './layout';
import { Outline } from './Outline';
import { TO_DO } from './parts';
import { useDrawing } from './use-drawing';
import { useFound } from './use-found';
import { useKeys } from './use-keys';
import { usePress } from './use-press';
import { useSelection } from './use-selection';
import { useSession } from './use-session';

type Props = { path: string; draft: Draft | undefined };

/** One file: its parts, the form of one of them, and the page as visitors will see it. */
export function EditFile({ path, draft }: Props) {
  const site = useSite();
  const [session, snapshot] = useSession(site, path, draft);
  const saving = useSaving(site, session);
  const [dialog, open] = useState<'review' | 'publish'>();
  const [announced, announce] = useState('');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [removal, setRemoval] = useState<{ removal: Removal; text: string }>();
  const found = useFound(site, path);
  const selection = useSelection(session, snapshot, found);
  const { drawing, choices } = useDrawing(site, session, snapshot);
  const press = usePress({ session, snapshot, drawing, selection, announce });
  useKeys(session, () => session.isDirty && open('review'));
  const name = nameOf(path, snapshot.value);
  useTitle(name);
  const isNew = useRef(!session.base);
  useEffect(() => {
    // Whoever made a page begins to write.
    const first = document.querySelector<HTMLElement>('#form :is(textarea, input, select)');
    if (isNew.current) (first ?? document.getElementById('part-heading'))?.focus();
  }, []);

  const touch = (pointer: string) =>
    setTouched((before) => (before.has(pointer) ? before : new Set([...before, pointer])));
  const form: FormState = {
    session,
    snapshot,
    problems: found.byPlace,
    knownProblems: found.known,
    isChecked: site.isChecked,
    touched,
    touch,
    choices,
    announce,
    removal: removal?.text === snapshot.text ? removal.removal : undefined,
    tellRemoval: (told) => {
      setRemoval({ removal: told, text: session.snapshot().text });
      announce(`${told.words} Undo brings it back.`);
    },
    select: selection.select,
    goTo: selection.go,
    follow: selection.follow,
  };
  const goTo = ({ pointer }: Problem) => {
    touch(pointer);
    selection.goToPointer(pointer);
  };
  const state = stateOf(path, snapshot.isBroken ? undefined : snapshot.value, site.head.today);
  const { part, offered } = selection;
  return (
    <FieldContext value={Field}>
      <FormContext value={form}>
        <Screen>
          <EditBar
            name={name}
            address={addressOf(path) ?? path}
            state={state}
            said={saving.said}
            announced={announced}
            session={session}
            found={found}
            onProblems={selection.openProblems}
            onReview={() => open('review')}
            onPublish={() => open('publish')}
          />
          <Columns>
            <section aria-label="Outline">
              <Outline
                parts={offered}
                selected={part.id}
                countOf={(each) => found.countOf(each, selection.parts, snapshot.value)}
                onSelect={selection.open}
              />
            </section>
            <section aria-label="Form" id="form">
              <FormPane
                selection={selection}
                problems={found.problems}
                onGo={goTo}
                next={session.isDirty ? { words: 'Review and save', go: () => open('review') } : undefined}
              />
            </section>
            <section aria-label="Preview">
              <Preview
                drawn={drawing.drawn}
                isCurrent={drawing.isCurrent && !snapshot.isBroken}
                selected={part.path?.length ? `${path} ${part.id}` : ''}
                onPress={press}
              />
            </section>
          </Columns>
        </Screen>
        {dialog === 'review' && (
          <Review
            site={site}
            session={session}
            counts={found.counts}
            onClose={() => open(undefined)}
            onSave={() => {
              open(undefined);
              void saving.save();
            }}
          />
        )}
        {dialog === 'publish' && (
          <Publish
            name={name}
            session={session}
            state={state}
            counts={found.counts}
            where={publicAddress(site, path)}
            isSent={site.head.isPublished}
            save={saving.save}
            onGo={() => {
              open(undefined);
              selection.open(found.counts.toDos > 0 ? TO_DO : offered.at(-1)!);
            }}
            onClose={() => open(undefined)}
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
