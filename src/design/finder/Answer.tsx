import { styled } from 'styled-components';
import { ActionLink } from '../ActionLink';
import type { ButtonAction } from '../ActionLink';
import { Linked } from '../Linked';
import type { LinkedText } from '../Linked';
import { useWords } from '../words';
import { Words } from '../Words';
import { calledBy, ownPageOf, pagesOf } from './districts';
import type { District, Districts, FoundPage } from './districts';
import type { Typed } from './typed';

const Room = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 38rem;
  /* Ready to be heard. */
  &[data-silent] {
    position: absolute;
    & > div {
      padding: 0;
      border: 0;
    }
  }
`;

const Card = styled.div`
  display: grid;
  gap: 1rem;
  width: 100%;
  padding: 1.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  & > output {
    display: grid;
    gap: 0.25rem;
  }
  & > output > span {
    font-size: 1.125rem;
  }
  & > output > span:only-child {
    color: var(--ink);
    font: 600 1.25rem/1.3 var(--font-display);
  }
  & strong {
    color: var(--ink);
  }
  /* Where there is room the call stands beside the answer, and the examples speak for themselves. */
  @container (min-width: 32rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1.5rem;
    & > :not(a) {
      grid-column: 1 / -1;
    }
    &:has(> a) > output {
      grid-column: 1;
    }
    & > output > span {
      font-size: 1rem;
    }
    & > a {
      grid-area: 1 / 2;
      align-self: center;
    }
    & > ul + p {
      display: none;
    }
  }
`;

const Fast = styled.strong`
  font: 700 1.25rem/1 var(--font-display);
  & > b {
    font-size: 2.75rem;
  }
`;

/* Each has the shape of an answer: the time, and where it holds. */
const Examples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: 0.5rem;
  @container (min-width: 24rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & a {
    display: grid;
    gap: 0.375rem;
    padding: 0.75rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--mist);
    color: var(--ink);
    font: 600 1rem/1 var(--font-display);
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    border-color: var(--brand);
  }
  & b {
    font-size: 1.75rem;
  }
  & span {
    color: var(--brand);
    text-decoration: underline;
  }
  @container (min-width: 32rem) {
    & a {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      padding-inline: 0.875rem;
    }
  }
`;

/** What a finder says beside its field. */
export interface AnswerWords {
  intro?: LinkedText | undefined;
  districts: Districts;
  elsewhere: LinkedText;
  unknown: LinkedText;
  price?: string | undefined;
  call?: ButtonAction | undefined;
}

type Props = {
  field: string;
  typed: Pick<Typed, 'answer' | 'found' | 'isUnknown'> & Partial<Pick<Typed, 'press'>>;
  words: AnswerWords;
};

/**
 * How soon somebody is there, at what price, and the call; before a code is typed, what one gets for it, or nothing
 * where examples cannot be pressed.
 */
export function Answer({ field, typed: { answer, found, isUnknown, press }, words }: Props) {
  const { minuteUnit } = useWords();
  const { examples, pages } = words.districts;
  const own = ownPageOf(found, words.districts);
  const isAnswered = found !== undefined || isUnknown;
  const text = isUnknown ? words.unknown : press && words.intro;
  const isSilent = !isAnswered && !press;
  return (
    <Room ref={answer} tabIndex={-1} data-silent={isSilent || undefined}>
      <Card>
        <output htmlFor={field}>
          {found && own && (
            <OwnPage name={nameOf(own.code === found.code ? { ...found, name: own.name } : found)} page={own} />
          )}
          {found && !own && <Elsewhere district={found} words={words} />}
          {!found && text && (
            <span>
              <Linked>{text}</Linked>
            </span>
          )}
        </output>
        {!isAnswered && press && examples.length > 0 && (
          <Examples>
            {examples.map((number) => {
              const { code, route, responseMinutes } = pages[number]!;
              return (
                <li key={code}>
                  <a
                    href={route}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      press(code!, event.currentTarget.closest('[tabindex]'));
                    }}
                  >
                    <span>{code}</span>
                    <div>
                      <b>{responseMinutes}</b> {minuteUnit}
                    </div>
                  </a>
                </li>
              );
            })}
          </Examples>
        )}
        {!isSilent && words.price && (
          <p>
            <Words>{words.price}</Words>
          </p>
        )}
        {isAnswered && words.call && <ActionLink action={words.call} />}
      </Card>
    </Room>
  );
}

const nameOf = ({ code, name }: Pick<District, 'code' | 'name'>) => `${code} ${name}`;

function OwnPage({ name, page }: { name: string; page: FoundPage }) {
  const { minuteUnit, averageTo } = useWords();
  const link = <a href={page.route}>{name}</a>;
  if (page.responseMinutes === undefined) return <strong>{link}</strong>;
  const [before, after] = averageTo.split('{place}');
  return (
    <>
      <Fast>
        <b>{page.responseMinutes}</b> {minuteUnit}
      </Fast>
      <span>
        {before}
        {link}
        {after}
      </span>
    </>
  );
}

/** The pages around a district without one; their times are not its own. */
function Elsewhere({ district, words }: { district: District; words: AnswerWords }) {
  return (
    <>
      <strong>{nameOf(district)}</strong>
      <span>
        <Linked>{words.elsewhere}</Linked>
        {pagesOf(district, words.districts).map((page) => (
          <span key={page.route}>
            <br />
            <a href={page.route}>{calledBy(page)}</a>
          </span>
        ))}
      </span>
    </>
  );
}
