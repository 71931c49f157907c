import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Band } from '../../design/Band';
import { BookLink } from './BookLink';
import { Container } from '../../design/Container';
import { Mark } from '../../design/drawings/Mark';
import { currentPage } from './current';
import { Choice, FooterColumn } from './FooterColumn';
import { LanguageLinks } from './LanguageLinks';
import type { ResolvedShell } from '../../content/resolve/shell';

const Ground = styled(Band)`
  /* Laid over the last pixel of a page that ends on a fraction of one. */
  margin-block-start: -1px;
  border-block-start: 1px solid var(--band-line);
  font-size: var(--step--1);
  /* The call bar stands on its end. */
  padding-block: var(--space-l) calc(1.5rem + var(--bar-height) + env(safe-area-inset-bottom));
  @media print {
    padding-block: 0.5rem 0;
  }
`;

const Top = styled.div`
  display: grid;
  gap: 1rem;
  @media (min-width: 48em) {
    grid-template-columns: repeat(4, 1fr);
    row-gap: 2.5rem;
  }
  @media (min-width: 64em) {
    grid-template-columns: 1.7fr repeat(4, 1fr);
    gap: 2rem;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1rem;
  align-items: center;
  align-content: start;
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media (max-width: 63.99em) {
    grid-column: 1 / -1;
  }
  /* The hours stand under the name, beside the mark. */
  & > svg {
    grid-row: span 2;
  }
  && > svg + * + * {
    grid-column: 2;
  }
  /* The head of the page has the name and the number. */
  @media print {
    display: flex;
    flex-wrap: wrap;
    & > svg {
      display: none;
    }
  }
`;

const Name = styled.p`
  color: var(--ink);
  font: 700 1.375rem/1.1 var(--font-display);
  letter-spacing: -0.02em;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-block-start: 0.5rem;
  @media (min-width: 64em) {
    display: grid;
  }
  /* Side by side on a phone, as the bar below them is the button for a thumb. */
  @media (max-width: 30em) {
    gap: 0.5rem;
    &&& > a {
      flex: 1;
      padding-inline: 0.5rem;
      font-size: 1rem;
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

/* Folded on a phone, two beside each other; one that is opened grows by itself. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 1.5rem;
  @media (min-width: 48em) {
    display: contents;
  }
`;

const Mail = styled.a`
  padding-block: 0.8125rem;
  overflow-wrap: anywhere;
`;

const Law = styled.div`
  display: grid;
  gap: 1rem 2rem;
  margin-block-start: 0.75rem;
  font-size: 0.875rem;
  line-height: 1.5;
  @media (min-width: 48em) {
    grid-template-columns: 1fr auto;
    margin-block-start: 1.5rem;
    padding-block-start: 1.5rem;
    border-block-start: 1px solid var(--band-line);
  }
  @media print {
    gap: 0.25rem;
    padding: 0;
    border: 0;
    font-size: 0.8125em;
    & > div {
      columns: 2;
    }
  }
`;

const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  /* On one line with the words beside it, for all that a link has room around it. */
  margin-block-start: -0.15rem;
  @media (max-width: 47.99em) {
    order: -1;
    & a {
      padding-block: 0.8125rem;
    }
  }
`;

const Demo = styled.p`
  grid-column: 1 / -1;
  max-width: none;
  @media screen {
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--band-line);
  }
`;

/** The number again, further links, and the company's legal particulars. */
export function Footer({ shell, route }: { shell: ResolvedShell; route: string }) {
  return (
    <Ground as="footer">
      <Container>
        <Top>
          <Line>
            <Mark size={40} />
            <Name>
              {shell.brand.first}
              {shell.brand.second && ` ${shell.brand.second}`}
            </Name>
            <p>{shell.hours}</p>
            {shell.address && <p>{shell.address}</p>}
            {shell.numbers?.map(({ name, display, href }) => (
              <p key={href}>
                {name}: <Mail href={href}>{display}</Mail>
              </p>
            ))}
            <Mail href={shell.email.href}>{shell.email.display}</Mail>
            <LanguageLinks part="footer" />
            <Buttons>
              <ActionLink action={{ do: 'call', label: shell.call, href: shell.phone.href }} />
              <BookLink shell={shell} />
            </Buttons>
          </Line>
          {shell.footer.length > 0 && (
            <Lists>
              {shell.footer.map((column, index) => (
                <FooterColumn key={index} column={column} route={route} />
              ))}
            </Lists>
          )}
        </Top>
        {hasLaw(shell) && (
          <Law>
            {shell.legalLines.length > 0 && (
              <div>
                {shell.legalLines.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
              </div>
            )}
            {shell.legal.length > 0 && (
              <Legal data-print="none">
                {shell.legal.map(({ label, to }, index) => (
                  <li key={index}>
                    <Choice href={to} aria-current={currentPage(route, to)}>
                      {label}
                    </Choice>
                  </li>
                ))}
              </Legal>
            )}
            {shell.demoNotice && <Demo>{shell.demoNotice}</Demo>}
          </Law>
        )}
      </Container>
    </Ground>
  );
}

const hasLaw = ({ legalLines, legal, demoNotice }: ResolvedShell) =>
  legalLines.length > 0 || legal.length > 0 || demoNotice !== undefined;
