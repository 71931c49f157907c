import { styled } from 'styled-components';
import { Icon } from './drawings/Icon';
import type { ScriptedIcon } from './drawings/icon-names';
import { NewTab } from './NewTab';
import { VisuallyHidden } from './VisuallyHidden';
import { Words } from './Words';

const Button = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid var(--edge);
  border-radius: var(--radius-s);
  color: var(--ink);
  font: 600 1.0625rem/1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  & > svg {
    flex: none;
  }
  &:hover {
    border-color: var(--ink);
  }
  &[data-size='large'] {
    min-height: 3.5rem;
    padding-inline: var(--space-s);
    font-size: 1.125rem;
  }
  &[data-do='call'] {
    --ink: var(--call);
    --edge: var(--call);
    --brand-fill: var(--call-fill);
    --brand-fill-press: var(--call-fill-press);
    --on-brand: var(--on-call);
  }
  &[data-do='call']:hover {
    background: var(--call-tint);
  }
  &[data-look='solid'] {
    border-color: transparent;
    background: var(--brand-fill);
    color: var(--on-brand);
  }
  &[data-look='solid']:hover {
    background: var(--brand-fill-press);
  }
  &[data-look='text'] {
    justify-content: start;
    padding-inline: 0;
    border-color: transparent;
    border-inline-width: 0;
    color: var(--brand);
    text-align: start;
    text-decoration: underline;
  }
  @media (max-width: 30em) {
    &:not([data-look='text']) {
      width: 100%;
    }
  }
  @media print {
    &[data-look] {
      justify-content: start;
      min-height: 0;
      padding: 0;
      border: 0;
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &[data-look] {
      border-color: LinkText;
    }
    &[data-look='text'] {
      border: 0;
    }
  }
`;

/* Longer than a line on a phone: the icon stands at its first word, and goes where that goes. */
const LongLabel = styled.span`
  text-wrap: wrap;
  & > svg {
    display: inline;
    margin-inline-end: 0.5rem;
    vertical-align: -0.25em;
  }
`;

/** Some characters more than a phone has room for beside an icon. */
const LONG = 30;

/** A button: its words, where it leads, what it does. `href` is `tel:…`, `mailto:…`, `sms:…`, an address or a route. */
export interface ButtonAction {
  do: 'call' | 'email' | 'sms' | 'whatsapp' | 'book' | 'page';
  label: string;
  href: string;
}

const ICONS: Record<ButtonAction['do'], ScriptedIcon> = {
  call: 'phone',
  email: 'mail',
  sms: 'message',
  whatsapp: 'message',
  book: 'calendar',
  page: 'arrow',
};

type Props = {
  action: ButtonAction;
  /** How loud it is. Left out: a call is solid, a page is text, the others are outlined. */
  look?: 'solid' | 'outline' | 'text';
  size?: 'normal' | 'large';
  /** Makes the nearest positioned ancestor pressable as a whole: a card with one link. */
  spread?: boolean;
  /** Said after the label to people who hear the page: whom a bare number reaches. */
  about?: string;
};

const lookOf = (kind: ButtonAction['do']) => {
  if (kind === 'call') return 'solid';
  return kind === 'page' ? 'text' : 'outline';
};

/** A button with its address: calls, writes, goes to a page of this site or opens a new tab for another host. */
export function ActionLink({ action, look = lookOf(action.do), size = 'normal', spread = false, about }: Props) {
  const icon = <Icon name={ICONS[action.do]} size={size === 'large' ? 22 : 20} />;
  const common = { 'data-do': action.do, 'data-look': look, 'data-size': size, 'data-spread': spread || undefined };
  if (action.do === 'page')
    return (
      <Button href={action.href} {...common}>
        {action.label}
        {icon}
      </Button>
    );
  const isLong = action.label.length > LONG;
  const Label = isLong ? LongLabel : 'span';
  const isElsewhere = action.href.startsWith('http');
  return (
    <Button href={action.href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })} {...common}>
      {!isLong && icon}
      <Label>
        {isLong && icon}
        <Words>{action.label}</Words>
        {isElsewhere && <NewTab />}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </Label>
    </Button>
  );
}
