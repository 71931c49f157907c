import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../../check/problem';
import { Button } from '../look/controls';
import { editorProblemOf } from '../judge/editor-problem';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { useForm } from './FormContext';
import { Tools } from './groups';
import type { FieldState } from './use-field';
import { useShown } from './text/use-shown';

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 0.75rem;
  & label,
  & > strong {
    color: var(--ink);
    font-weight: 650;
  }
`;

export const Hint = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

const Message = styled.div`
  padding: 0.375rem 0.625rem;
  border-inline-start: 3px solid var(--brass);
  border-radius: 0 6px 6px 0;
  background: var(--brass-tint);
  color: var(--ink);
  font-size: 0.875rem;
  & > p + p {
    color: var(--text);
  }
  &[data-tone='wrong'] {
    border-color: var(--call);
    background: var(--call-tint);
  }
  & > div {
    margin-block-start: 0.375rem;
  }
`;

type Props = {
  field: FieldState;
  /** Stands beside the name of the field. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A field with its name, what it is for, what was there before, and what the check says of it. */
export function FieldFrame({ field, beside, children }: Props) {
  const { id, title, description, isRequired, wanted, reference, problems, isTouched, describedBy } = field;
  const { session } = useForm();
  const { shown } = useShown();
  return (
    <Frame>
      <Head>
        <label htmlFor={id}>
          {title}
          {!isRequired && wanted === undefined && <Hint as="span"> (optional)</Hint>}
        </label>
        {beside}
      </Head>
      {children}
      <div id={describedBy}>
        {description && <Hint>{description}</Hint>}
        {reference !== undefined && (
          <Hint data-part="before">
            {nameOf(session.source!.path, session.source!.value)} page said: <em>{shown(wordsOf(reference))}</em>
          </Hint>
        )}
        <Problems problems={problems} isTouched={isTouched} />
      </div>
    </Frame>
  );
}

/** The problems of a field; without alarm where nobody touched it. */
export function Problems({ problems, isTouched }: { problems: readonly Problem[]; isTouched: boolean }) {
  const { session, snapshot, isChecked, choices } = useForm();
  const site = useSite();
  const nameOfFile = (path: string) => nameOf(path, site.document(path)?.value);
  const nameOfToken = (token: string) => {
    const found = choices.tokens.find(({ value }) => value === `{${token}}`);
    return found && { words: found.words, about: found.about ?? '' };
  };
  return problems.map((problem) => {
    const { schema } = session;
    const wording = { schema, value: snapshot.value, nameOf: nameOfFile, nameOfToken };
    const { message, fix, offers } = editorProblemOf(problem, wording);
    return (
      <Message
        key={`${problem.rule} ${problem.pointer} ${problem.message}`}
        data-problem={problem.rule}
        data-tone={isTouched && problem.severity === 'error' ? 'wrong' : 'note'}
      >
        <p>{message}</p>
        <p>{fix}</p>
        {offers.length > 0 && (
          <Tools>
            {offers.map(({ words, edits }, index) => (
              <Button key={index} type="button" disabled={!isChecked} onClick={() => session.mend(edits)}>
                {words}
              </Button>
            ))}
          </Tools>
        )}
      </Message>
    );
  });
}

/** The texts and numbers of a value, one after the other. */
const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join(', ') : String(value);
