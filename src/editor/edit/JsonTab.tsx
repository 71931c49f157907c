import { styled } from 'styled-components';
import type { Problem } from '../../check/problem';
import { Area } from '../form/text/TextArea';
import { Hint } from '../form/FieldFrame';
import { useForm } from '../form/FormContext';
import { Stack } from '../form/groups';
import { Damage } from './Damage';

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

/** The text of the file, for whoever knows it. */
export function JsonTab({ problems }: { problems: readonly Problem[] }) {
  const { session, snapshot } = useForm();
  return (
    <Stack>
      {snapshot.isBroken && <Damage problems={problems} />}
      <label htmlFor="json">The text of the file</label>
      <Code
        id="json"
        rows={30}
        spellCheck={false}
        value={snapshot.text}
        onChange={({ target }) => session.write(target.value)}
      />
      <Hint>The form and this text show the same file: a change in one appears in the other.</Hint>
    </Stack>
  );
}
