import { useRef, useState } from 'react';
import { kindOf } from '../../content/files';
import { routeOf } from '../../content/routes';
import { listedKindNamed } from '../../kinds/named';
import { Group } from '../form/groups';
import { Button } from '../look/controls';
import { AddressQuestion, addressIn } from '../new/AddressQuestion';
import { Buttons, Dialog } from '../look/dialog';
import { useDialog } from '../save/use-dialog';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { mayBeKnown } from './moved-page';
import { useMove } from './use-move';
import type { Done } from './use-move';

type Props = { path: string; onDone: Done; onClose: () => void };

/** Gives a page another address. Every link to it is changed too. */
export function Rename({ path, onDone, onClose }: Props) {
  const site = useSite();
  const input = useRef<HTMLInputElement>(null);
  const dialog = useDialog(input);
  const [slug, setSlug] = useState(path.slice(path.lastIndexOf('/') + 1, -'.json'.length));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isKnown] = useState(() => mayBeKnown(site, path));
  const [keepsAlias, setKeepsAlias] = useState(isKnown);
  const name = nameOf(path, site.document(path)?.value);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const address = addressIn(folder, slug, listedKindNamed(kindOf(path))!, site);
  const isSame = address.path === path;
  const { refusal, isBusy, isUnsaved, move } = useMove(path, onDone);
  const rename = () => {
    setSubmitted(true);
    if (isSame || address.refusal !== undefined) return input.current?.focus();
    void move(
      { to: address.path, keepsAlias },
      {
        said: `${name} is now at ${routeOf(address.path)}.`,
        visitors: `At ${routeOf(path)} visitors will find ${keepsAlias ? 'the page at its new address' : 'nothing'}.`,
      },
    );
  };
  return (
    <Dialog ref={dialog} aria-labelledby="rename" onClose={onClose}>
      <h2 id="rename">Change the address of {name}</h2>
      <p>Links to it on other pages are updated for you. To change the page’s name, edit the page.</p>
      <AddressQuestion
        address={
          isSame ? { ...address, refusal: isSubmitted ? 'The page already has this address.' : undefined } : address
        }
        input={input}
        isSubmitted={isSubmitted}
        onChange={setSlug}
      />
      {isKnown && (
        <Group>
          <legend>What should visitors find at {routeOf(path)}?</legend>
          <label>
            <input type="radio" name="old" checked={keepsAlias} onChange={() => setKeepsAlias(true)} /> The page at its
            new address
          </label>
          <label>
            <input type="radio" name="old" checked={!keepsAlias} onChange={() => setKeepsAlias(false)} /> Nothing
          </label>
        </Group>
      )}
      <p role="status">{isBusy ? 'Changing the address …' : refusal}</p>
      <Buttons>
        <Button type="button" data-look="first" disabled={isBusy || isUnsaved} onClick={rename}>
          Change address
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </Buttons>
    </Dialog>
  );
}
