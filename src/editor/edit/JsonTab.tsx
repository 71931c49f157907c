import { styled } from 'styled-components';
import type { Problem } from '../../check/problem';
import { Area } from '../form/TextField';
import { Hint, Problems } from '../form/FieldFrame';
import { Stack } from '../form/groups';
import type { DocumentSession, Snapshot } from '../session/document-session';

const Code = styled(Area)`
  min-height: 60vh;
  font:
    0.8125rem/1.5 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  white-space: pre;
  overflow: auto;
  field-sizing: fixed;
  tab-size: 2;
`;

type Props = { session: DocumentSession; snapshot: Snapshot; problems: readonly Problem[] };

/** The text of the file, for whoever knows it. */
export function JsonTab({ session, snapshot, problems }: Props) {
  return (
    <Stack>
      {snapshot.isBroken && (
        <div role="alert">
          <p>This is no JSON now, so the form is locked. The preview shows what could be read last.</p>
          <Problems problems={problems} isTouched />
        </div>
      )}
      <label htmlFor="json">The text of the file</label>
      <Code
        id="json"
        rows={30}
        spellCheck={false}
        value={snapshot.text}
        onChange={({ target }) => session.write(target.value)}
      />
      <Hint>What is written in the form is written here, and the other way round.</Hint>
    </Stack>
  );
}
