import { useId } from 'react';
import { styled } from 'styled-components';
import type { WaitingItem } from '../../check/approval/waiting-item';
import { counted } from '../../check/words';
import { pathIn, valueAt } from '../../json/path';
import { Group, Stack, Tools } from '../form/groups';
import { Button, Input, Quiet } from '../look/controls';
import { sourceOf } from '../pictures/source';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { ASSISTED } from '../state';
import type { Approval } from './use-approval';

const Figure = styled.mark`
  padding-inline: 0.125rem;
  border-radius: 4px;
  background: var(--brass-tint);
  color: var(--ink);
  font-weight: 650;
`;

const Picture = styled.img`
  max-width: min(16rem, 100%);
  max-height: 10rem;
  border-radius: 8px;
`;

const MOST_USES = 5;

type Props = {
  path: string;
  approval: Approval;
  /** Puts a figure that the site states in the place of one that it does not. */
  onUse: (item: WaitingItem, written: string, token: string) => void;
};

/** The unapproved items of a file, as visitors will read them: each figure has a tick of its own. */
export function Approve({ path, approval, onUse }: Props) {
  const nameId = useId();
  const { items = [], by, name, setName } = approval;
  if (items.length === 0) return null;
  const plain = items.filter(({ hasFigure }) => !hasFigure);
  const shown = [
    ...items.filter(({ hasFigure }) => hasFigure).map((item) => [item]),
    ...(plain.length > 0 ? [plain] : []),
  ];
  return (
    <Stack as="section" aria-labelledby="approve">
      <h3 id="approve">Is this true?</h3>
      <p>
        This is new or has changed, and nobody has approved it yet. Read it as visitors will, and tick what is true.
        Change what is not before you publish.
      </p>
      {shown.map((group) => (
        <Question key={group[0]!.fingerprint} path={path} group={group} approval={approval} onUse={onUse} />
      ))}
      {by === undefined ? (
        <div>
          <label htmlFor={nameId}>Your name</label>
          <Input id={nameId} value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
        </div>
      ) : (
        <p>
          <Quiet>It will be recorded that {by} approved this.</Quiet>
        </p>
      )}
    </Stack>
  );
}

type QuestionProps = Props & { group: readonly WaitingItem[] };

function Question({ path, group, approval, onUse }: QuestionProps) {
  const fingerprints = group.map(({ fingerprint }) => fingerprint);
  const isOne = group.length === 1;
  return (
    <Group>
      <legend>{isOne ? group[0]!.title : counted(group.length, 'text and picture', 'texts and pictures')}</legend>
      {group.map((item) => (
        <div key={item.fingerprint}>
          <Shown path={path} item={item} />
          <Instead item={item} onUse={onUse} />
        </div>
      ))}
      <label>
        <input
          type="checkbox"
          checked={fingerprints.every(approval.isTrue)}
          onChange={({ target }) => approval.answer(fingerprints, target.checked)}
        />{' '}
        {isOne ? (group[0]!.unstated.length > 0 ? 'It is right' : 'This is true') : `These ${group.length} are true`}
      </label>
    </Group>
  );
}

/** The figures of an item that the site does not state, each with likely replacements. */
function Instead({ item, onUse }: { item: WaitingItem; onUse: Props['onUse'] }) {
  return item.unstated.map(({ sort, written, stated }) => (
    <Tools key={written}>
      <span>
        “{written}” isn’t one of our {sort}s.
      </span>
      {stated.map(({ name, value }) => (
        <Button key={name} type="button" onClick={() => onUse(item, written, name)}>
          Use {value}
        </Button>
      ))}
    </Tools>
  ));
}

function Shown({ path, item }: { path: string; item: WaitingItem }) {
  const site = useSite();
  const { texts, pictures, assistant, alsoIn, uses } = item;
  const subject = subjectOf(site, path, item);
  return (
    <div>
      {pictures.map((picture) => (
        <Picture key={picture} src={sourceOf(site, picture)} alt="" />
      ))}
      {texts
        .filter((text) => !pictures.includes(text))
        .map((text, index) => (
          <p key={index}>
            {index === 0 && subject && `${subject}: `}
            {marked(withoutNames(text))}
          </p>
        ))}
      {assistant !== undefined && <Quiet as="p">{ASSISTED}.</Quiet>}
      {alsoIn.length > 0 && <Quiet as="p">Also on {counted(alsoIn.length, 'page')}.</Quiet>}
      {uses.length > 0 && (
        <ul>
          {uses.slice(0, MOST_USES).map(({ file, text }, index) => (
            <li key={index}>
              {nameOf(file, site.document(file)?.value)}: {marked(text)}
            </li>
          ))}
          {uses.length > MOST_USES && <li>and in {counted(uses.length - MOST_USES, 'other place')}</li>}
        </ul>
      )}
    </div>
  );
}

/** The subject of a claim, whose text is a figure alone. */
function subjectOf(site: EditorSite, path: string, { pointer }: WaitingItem): string | undefined {
  const value = site.document(path)?.value;
  if (!/\/claims\/\d+$/.test(pointer)) return undefined;
  const subject = valueAt(value, [...pathIn(pointer, value), 'subject']);
  return typeof subject === 'string' && subject !== '' ? subject : undefined;
}

/** Without the names of tokens, which stand in braces beside their values. */
const withoutNames = (text: string) => text.replaceAll(/^\{[\w.-]+\}: | \{[\w.-]+\}/g, '');

/** A number with its sign, and not a part of a code such as NW1. */
const FIGURE = /((?<![\p{L}\p{N}])[-−+]?\p{Sc}?\p{N}(?:[.,:\s]?\p{N})*%?)/u;

/** With each number marked. */
const marked = (text: string) =>
  text.split(FIGURE).map((part, index) => (index % 2 === 1 ? <Figure key={index}>{part}</Figure> : part));
