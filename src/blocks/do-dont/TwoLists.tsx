import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';
import type { LinkedText } from '../../design/Linked';
import { Points } from '../../design/Points';
import { useWords } from '../../design/words';

const Layout = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-l);
  @container (min-width: 40rem) {
    grid-template: auto 1fr / 3fr 2fr;
    &[data-even] {
      grid-template-columns: 1fr 1fr;
    }
    & > div:is(:first-child, :last-child) {
      grid-row: span 2;
    }
    & > a {
      align-self: start;
    }
  }
  & > div {
    padding-block-start: var(--space-s);
    border-block-start: 3px solid var(--sound);
    break-inside: avoid;
  }
  & > div + div {
    --sound: var(--call);
  }
  & [data-mark='cross'] > li::before,
  & [data-mark='cross'] > li::after {
    content: '';
    position: absolute;
    inset: calc(0.5lh - 0.5rem) auto auto 0.5rem;
    width: 0;
    height: 1rem;
    border: 0;
    border-inline-start: 0.1875rem solid var(--call);
    border-radius: 0;
    transform: rotate(45deg);
  }
  & [data-mark='cross'] > li::after {
    transform: rotate(-45deg);
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
    color: var(--sound);
  }
  @media print {
    gap: 0.5rem;
    & > div {
      padding: 0;
    }
    & h3 {
      margin: 0;
    }
    & li::before,
    & li::after {
      scale: 0.75;
    }
  }
`;

const List = ({ icon, heading, children }: { icon: 'check' | 'cross'; heading: string; children: ReactNode }) => (
  <div>
    <h3>
      <Icon name={icon} size={26} />
      {heading}
    </h3>
    {children}
  </div>
);

type Props = { todo: readonly LinkedText[]; dont: readonly LinkedText[]; children?: ReactNode };

/** What to do, and what not to do, which is said shorter. `children`: a button, which stands under the shorter. */
export function TwoLists({ todo, dont, children }: Props) {
  const words = useWords();
  return (
    <Layout data-even={dont[todo.length] && ''}>
      <List icon="check" heading={words.todo}>
        <Points points={todo} mark="tick" />
      </List>
      <List icon="cross" heading={words.dont}>
        <Points points={dont} mark="cross" />
      </List>
      {children}
    </Layout>
  );
}
