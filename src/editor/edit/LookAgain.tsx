import { useMemo, useState } from 'react';
import { keyOfLeft, leftIn, textsToLookAt } from '../../authoring/copy/left-from-source';
import { Hint } from '../form/FieldFrame';
import { useForm } from '../form/FormContext';
import { Group } from '../form/groups';
import { useShown } from '../form/text/use-shown';
import { Button } from '../look/controls';
import { keepLooked, lookedAt } from '../session/looked-at';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { titleAt } from './title-at';

/** Texts that are still equal to the copied page's though they may not hold here: each is ticked, or changed. */
export function LookAgain() {
  const { session, snapshot, goTo } = useForm();
  const site = useSite();
  const { shown } = useShown();
  const { path, source } = session;
  const texts = useMemo(() => {
    const model = site.site();
    const page = model.valid.find((each) => each.path === source?.path);
    return page ? textsToLookAt(page, model) : [];
  }, [site, source]);
  const [looked, setLooked] = useState(() => lookedAt(site.head.name, path));
  const left = leftIn(snapshot.value, texts);
  if (!source || left.length === 0) return null;
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set([...looked].filter((each) => each !== key).concat(isTicked ? [key] : []));
    keepLooked(site.head.name, path, next);
    setLooked(next);
  };
  const done = left.filter((each) => looked.has(keyOfLeft(each))).length;
  return (
    <Group data-part="look-again">
      <legend>Unchanged from {nameOf(source.path, source.value)}</legend>
      <Hint>
        Tick what is also true of this page, and change the rest. {done} of {left.length} ticked.
      </Hint>
      {left.map((each) => (
        <div key={keyOfLeft(each)}>
          <label>
            <input
              type="checkbox"
              checked={looked.has(keyOfLeft(each))}
              onChange={({ target }) => tick(keyOfLeft(each), target.checked)}
            />{' '}
            {titleAt(session.schema, snapshot.value, each.path)}: “{shown(each.text)}”
          </label>{' '}
          <Button
            type="button"
            data-look="quiet"
            aria-label={`Change “${shown(each.text)}”`}
            onClick={() => goTo(each.path)}
          >
            Change
          </Button>
        </div>
      ))}
    </Group>
  );
}
