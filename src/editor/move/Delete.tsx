import { useId, useMemo, useRef, useState } from 'react';
import { counted, listOf } from '../../check/words';
import { isPageFile, isNotFoundFile } from '../../content/files';
import { routeOf } from '../../content/routes';
import { Group } from '../form/groups';
import { Button, Input, Select } from '../look/controls';
import { Buttons, Dialog } from '../look/dialog';
import { useDialog } from '../save/use-dialog';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { linksBy, mayBeKnown } from './moved-page';
import { useMove } from './use-move';
import type { Done } from './use-move';

type Props = { path: string; onDone: Done; onClose: () => void };

/** Deletes a page, after the answer to what visitors find at its address. */
export function Delete({ path, onDone, onClose }: Props) {
  const site = useSite();
  const keep = useRef<HTMLButtonElement>(null);
  const dialog = useDialog(keep);
  const [isKnown] = useState(() => mayBeKnown(site, path));
  const [links] = useState(() => linksBy(site, path));
  const pages = useMemo(() => otherPages(site, path), [site, path]);
  const [answer, setAnswer] = useState<Answer>(() => ({
    isLed: isKnown || links.length > 0,
    leadsTo: around(
      path,
      pages.map((page) => page.path),
    ),
    reason: '',
  }));
  const { isLed, leadsTo } = answer;
  const reason = answer.reason.trim();
  const name = nameOf(path, site.document(path)?.value);
  const route = routeOf(path);
  const { refusal, refuse, isBusy, isUnsaved, move } = useMove(path, onDone);
  const remove = () => {
    if (!isLed && isKnown && reason === '') return refuse('Write why nothing replaces this page.');
    const found = isLed ? `the page “${pages.find((page) => page.path === leadsTo)?.name}”` : 'nothing';
    void move(isLed ? { leadsTo } : { reason }, {
      said: `${name} was deleted.`,
      visitors: `At ${route} visitors will find ${found}.`,
    });
  };
  return (
    <Dialog ref={dialog} aria-labelledby="delete" onClose={onClose}>
      <h2 id="delete">Delete {name}?</h2>
      <Links site={site} links={links} isLed={isLed} />
      <Successor {...{ route, pages, isKnown, answer }} onAnswer={setAnswer} />
      <p role="status">{isBusy ? 'Deleting …' : refusal}</p>
      <Buttons>
        <Button type="button" disabled={isBusy || isUnsaved} onClick={remove}>
          Delete page
        </Button>
        <Button type="button" data-look="first" ref={keep} onClick={onClose}>
          Keep it
        </Button>
      </Buttons>
    </Dialog>
  );
}

/** The answer to what visitors will find at the address. */
interface Answer {
  isLed: boolean;
  leadsTo: string;
  reason: string;
}

type SuccessorProps = {
  route: string;
  pages: readonly { path: string; name: string }[];
  isKnown: boolean;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

function Successor({ route, pages, isKnown, answer, onAnswer }: SuccessorProps) {
  const ids = { to: useId(), reason: useId() };
  const { isLed, leadsTo, reason } = answer;
  return (
    <Group>
      <legend>What should visitors find at {route}?</legend>
      <label>
        <input type="radio" name="then" checked={isLed} onChange={() => onAnswer({ ...answer, isLed: true })} /> Another
        page
      </label>
      {isLed && (
        <div>
          <label htmlFor={ids.to}>Page to send them to</label>
          <Select id={ids.to} value={leadsTo} onChange={({ target }) => onAnswer({ ...answer, leadsTo: target.value })}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <label>
        <input type="radio" name="then" checked={!isLed} onChange={() => onAnswer({ ...answer, isLed: false })} />{' '}
        Nothing
        {!isKnown && ': visitors were never given this address'}
      </label>
      {!isLed && isKnown && (
        <div>
          <label htmlFor={ids.reason}>Why nothing replaces it</label>
          <Input
            id={ids.reason}
            value={reason}
            placeholder="For example: We no longer work in this district."
            onChange={({ target }) => onAnswer({ ...answer, reason: target.value })}
          />
        </div>
      )}
    </Group>
  );
}

const MOST_NAMED = 5;

type LinksProps = { site: EditorSite; links: readonly { file: string; count: number }[]; isLed: boolean };

/** The links to the page, and what happens to them. */
function Links({ site, links, isLed }: LinksProps) {
  if (links.length === 0) return <p>Nothing links to it.</p>;
  const names = links.map(({ file }) => nameOf(file, site.document(file)?.value));
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  const count = links.reduce((sum, each) => sum + each.count, 0);
  return (
    <p>
      {counted(count, 'link leads', 'links lead')} to it, on {listOf(shown).replaceAll('"', '')}.{' '}
      {isLed
        ? 'They will lead to the other page.'
        : 'Lists of pages will leave it out; every other link will have to be changed.'}
    </p>
  );
}

const otherPages = (site: EditorSite, path: string) =>
  site.editable
    .filter((each) => isPageFile(each) && each !== path && !isNotFoundFile(each))
    .map((each) => ({ path: each, name: nameOf(each, site.document(each)?.value) }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** The page that lists such pages, or else the first page of the site. */
function around(path: string, pages: readonly string[]): string {
  const list = `${path.slice(0, path.lastIndexOf('/'))}.json`;
  return [list, 'pages/index.json'].find((each) => pages.includes(each)) ?? pages[0] ?? '';
}
