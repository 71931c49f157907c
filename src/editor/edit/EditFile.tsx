import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../../check/problem';
import { FigureNote } from '../figures/FigureNote';
import { Field } from '../form/Field';
import { FormContext } from '../form/FormContext';
import { FieldContext } from '../form/InnerField';
import { Preview } from '../preview/Preview';
import { Dialogs } from '../save/Dialogs';
import type { Opened } from '../save/Dialogs';
import { useSaving } from '../save/use-saving';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { Draft } from '../session/drafts';
import { addressOf } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { nameOf, whatIs } from '../start/page-rows';
import { stateOf } from '../state';
import { useTitle } from '../use-title';
import { EditBar } from './EditBar';
import { FormPane } from './FormPane';
import { Columns, Screen } from './layout';
import { Outline } from './Outline';
import type { Part } from './parts';
import { useDrawing } from './use-drawing';
import { useFormState } from './use-form-state';
import { useFound } from './use-found';
import { useKeys } from './use-keys';
import { usePress } from './use-press';
import { useSelection } from './use-selection';
import { useSession } from './use-session';

type Props = { path: string; at: string | undefined; draft: Draft | undefined };

/** One file: its parts, the form of one of them, and the page as visitors will see it. */
export function EditFile({ path, at, draft }: Props) {
  const site = useSite();
  const [session, snapshot, isKept] = useSession(site, path, draft);
  const saving = useSaving(site, session);
  const [opened, open] = useState<Opened>();
  const [announced, announce] = useState('');
  const found = useFound(site, path);
  const selection = useSelection(session, snapshot, found);
  const { drawing, choices } = useDrawing(site, session, snapshot);
  const [figure, showFigure] = useState<string>();
  const press = usePress({ site, session, snapshot, drawing, selection, announce, showFigure });
  const form = useFormState({ session, snapshot, found, choices, resolved: drawing, selection, announce });
  const review = () => open('review');
  useKeys(session, () => session.isDirty && review());
  useFirstField(!session.base);
  useStart(at, selection.goToPointer);
  const name = nameOf(path, snapshot.value);
  useTitle(name);

  const state = stateOf(path, snapshot.isBroken ? undefined : snapshot.value, site.head.today);
  const goTo = ({ pointer }: Problem) => {
    form.touch(pointer);
    selection.goToPointer(pointer);
  };
  const address = addressOf(path) ?? whatIs(path);
  const status = isKept ? saving.status : 'This browser has no room to keep what you wrote. Save it.';
  const head = { name, address, state, status, announced, session, found };
  return (
    <FieldContext value={Field}>
      <FormContext value={form}>
        <Screen>
          <EditBar {...head} onProblems={selection.openProblems} onOpen={open} />
          <Columns>
            <section aria-label="Outline">
              <OwnOutline {...{ session, snapshot, selection, found, announce }} />
            </section>
            <section aria-label="Form" id="form">
              {figure !== undefined && <FigureNote token={figure} onClose={() => showFigure(undefined)} />}
              <FormPane selection={selection} problems={found.problems} onGo={goTo} onDone={review} />
            </section>
            <section aria-label="Preview">
              <Preview
                drawn={drawing.drawn}
                isCurrent={drawing.isCurrent && !snapshot.isBroken}
                selected={selection.part.path?.length ? `${path} ${selection.part.id}` : ''}
                onPress={press}
              />
            </section>
          </Columns>
        </Screen>
        <Dialogs
          {...{ opened, name, session, state, saving, announce }}
          counts={found.counts}
          onClose={() => open(undefined)}
          onGo={selection.openProblems}
        />
      </FormContext>
    </FieldContext>
  );
}

type OutlineProps = {
  session: DocumentSession;
  snapshot: Snapshot;
  selection: ReturnType<typeof useSelection>;
  found: ReturnType<typeof useFound>;
  announce: (words: string) => void;
};

/** The parts of the file, which can be opened and moved. */
function OwnOutline({ session, snapshot, selection, found, announce }: OutlineProps) {
  const { part, parts, offered } = selection;
  const move = ({ title, block }: Part, to: number) => {
    if (!block) return;
    session.move(block.list, block.index, to);
    announce(`${title} moved to ${to + 1} of ${block.of}.`);
    selection.follow([...block.list, to]);
  };
  return (
    <Outline
      parts={offered}
      selected={part.id}
      countOf={(each) => found.countOf(each, parts, snapshot.value)}
      onSelect={selection.open}
      onMove={move}
    />
  );
}

/** Leads to the place that the address names. */
function useStart(at: string | undefined, goTo: (pointer: string) => void): void {
  const goToPlace = useEffectEvent(goTo);
  useEffect(() => {
    if (at !== undefined) goToPlace(at);
  }, [at]);
}

/** Focuses the first field of a page that was just made. */
function useFirstField(isNew: boolean): void {
  const wasNew = useRef(isNew);
  useEffect(() => {
    const first = document.querySelector<HTMLElement>('#form :is(textarea, input, select)');
    if (wasNew.current) (first ?? document.getElementById('part-heading'))?.focus();
  }, []);
}
