import { counted } from '../../check/words';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Bar, Button, Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import type { DocumentSession } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { ASSISTED, STATES, WAITS } from '../state';
import type { State } from '../state';
import { Title } from './layout';
import type { Found } from './use-found';

type Props = {
  name: string;
  address: string;
  state: State;
  /** The result of the last save. */
  status: string;
  announced: string;
  session: DocumentSession;
  found: Found;
  onProblems: () => void;
  onOpen: (dialog: 'review' | 'publish' | 'history') => void;
};

/** The bar above an open file: its name and state, and the actions on the whole of it. */
export function EditBar({ name, address, state, status, announced, session, found, ...on }: Props) {
  const site = useSite();
  const { words, tone } = STATES[state];
  const waits = site.waiting.has(session.path);
  const mayPublish = site.head.isPublished || state === 'draft' || waits;
  return (
    <Bar>
      <a href={hrefOf({ screen: 'start' })}>← Pages</a>
      <Title>
        <h1>{name}</h1>
        <Quiet>{address}</Quiet>
      </Title>
      <span role="status">
        <Quiet>{status}</Quiet>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
      <Pill data-part="state" data-tone={tone}>
        {words}
      </Pill>
      {waits && <Pill data-tone="todo">{WAITS}</Pill>}
      {site.assisted.has(session.path) && <Pill data-tone="todo">{ASSISTED}</Pill>}
      {state !== 'broken' && <Health found={found} site={site} onOpen={on.onProblems} />}
      <Button type="button" disabled={!session.mayUndo} onClick={() => session.undo()}>
        Undo
      </Button>
      <Button type="button" disabled={!session.mayRedo} onClick={() => session.redo()}>
        Redo
      </Button>
      {session.base && (
        <Button type="button" onClick={() => on.onOpen('history')}>
          History
        </Button>
      )}
      <Button type="button" data-look="first" disabled={!session.isDirty} onClick={() => on.onOpen('review')}>
        Review and save
      </Button>
      {mayPublish && (
        <Button type="button" disabled={session.isDirty} onClick={() => on.onOpen('publish')}>
          Publish
        </Button>
      )}
    </Bar>
  );
}

type HealthProps = { found: Found; site: EditorSite; onOpen: () => void };

/** The problems of the file in a few words, which lead to the list. */
function Health({ found: { isReady, counts }, site: { isChecked, failure }, onOpen }: HealthProps) {
  if (failure !== undefined) return <Quiet role="alert">The check has failed: {failure}</Quiet>;
  if (!isReady) return <Pill>Checking …</Pill>;
  const { errors, toDos, warnings } = counts;
  return (
    <Button type="button" data-look="quiet" data-size="pills" aria-busy={!isChecked} onClick={onOpen}>
      {errors > 0 && <Pill data-tone="wrong">{counted(errors, 'problem')}</Pill>}
      {toDos > 0 && <Pill data-tone="todo">{toDos} to do</Pill>}
      {errors === 0 && warnings > 0 && <Pill data-tone="todo">{counted(warnings, 'hint')}</Pill>}
      {errors + toDos + warnings === 0 && <Pill data-tone="good">Fine</Pill>}
    </Button>
  );
}
