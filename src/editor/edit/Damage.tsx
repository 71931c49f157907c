import { useEffect, useState } from 'react';
import type { Problem } from '../../check/problem';
import { decode, encode } from '../../json/decode';
import { parse } from '../../json/parse';
import { Hint, Problems } from '../form/FieldFrame';
import { useForm } from '../form/FormContext';
import { Tools } from '../form/groups';
import { Button } from '../look/controls';
import type { DocumentSession } from '../session/document-session';
import { loadFormer } from '../site/server';

/** The fault of a file that cannot be read, with its line, and the way back to a version that can. */
export function Damage({ problems }: { problems: readonly Problem[] }) {
  const { session, snapshot } = useForm();
  const [good, setGood] = useState<string>();
  useEffect(() => {
    void lastGoodText(session).then(setGood);
  }, [session]);
  const restorable = session.lastReadable ?? good;
  const fault = parse(encode(snapshot.text)).faults[0];
  const line = fault ? snapshot.text.slice(0, fault.start).split('\n').length : undefined;
  return (
    <div role="alert">
      <p>
        <strong>
          This file is damaged{line !== undefined && ` at line ${line}`}, so the form is locked and visitors find
          nothing here.
        </strong>
      </p>
      <Problems problems={problems} isTouched />
      {restorable !== undefined && (
        <Tools>
          <Button type="button" onClick={() => session.write(restorable)}>
            Restore the last good version
          </Button>
          <Hint>Undo brings this text back.</Hint>
        </Tools>
      )}
    </div>
  );
}

/** The file as it lies there, or else as it was in the last commit, if that can be read. */
async function lastGoodText({ baseText, path }: DocumentSession): Promise<string | undefined> {
  const former = await loadFormer(path);
  const texts = [baseText, ...(former ? [decode(former).text] : [])];
  return texts.find((text) => 'value' in parse(encode(text)));
}
