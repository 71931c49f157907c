import { useState } from 'react';
import { pointerOf } from '../../json/path';
import { metaOf, schemaAt } from '../../schema/children';
import { Button } from '../look/controls';
import { Group } from '../form/groups';
import type { DocumentSession } from '../session/document-session';
import type { Clash } from './merge';
import { Buttons, Dialog } from '../look/dialog';
import { useDialog } from './use-dialog';

type Side = 'yours' | 'theirs' | 'original';
const SIDES: [side: Side, words: string][] = [
  ['yours', 'What you wrote'],
  ['theirs', 'What they wrote'],
  ['original', 'What it said before'],
];

type Props = { session: DocumentSession; clashes: readonly Clash[]; onDecided: (sides: readonly Side[]) => void };

/** Asks, for each field that two people changed, whose words stand. */
export function Clashes({ session, clashes, onDecided }: Props) {
  const dialog = useDialog();
  const [sides, setSides] = useState<readonly Side[]>(clashes.map(() => 'yours'));
  return (
    <Dialog ref={dialog} aria-labelledby="clashes" onCancel={(event) => event.preventDefault()}>
      <h2 id="clashes">Somebody else changed this too</h2>
      <p>All other changes, yours and theirs, are included. Choose which version to keep.</p>
      {clashes.map((clash, index) => {
        const schema = schemaAt(session.schema, session.snapshot().value, clash.path);
        return (
          <Group key={pointerOf(clash.path)}>
            <legend>{(schema && metaOf(schema).title) ?? String(clash.path.at(-1))}</legend>
            {SIDES.map(([side, words]) => (
              <label key={side}>
                <input
                  type="radio"
                  name={pointerOf(clash.path)}
                  checked={sides[index] === side}
                  onChange={() => setSides(sides.with(index, side))}
                />{' '}
                {words}: <em>{shown(clash[side])}</em>
              </label>
            ))}
          </Group>
        );
      })}
      <Buttons>
        <Button type="button" data-look="first" onClick={() => onDecided(sides)}>
          Use this version
        </Button>
      </Buttons>
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'object' && value !== null ? Object.values(value).map(shown).join(', ') : String(value);
}
