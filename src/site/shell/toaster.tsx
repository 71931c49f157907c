import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import './toasts.css';
import { Icon } from '../../design/drawings/Icon';
import type { ToastKind, ToastOptions } from './toast';

const VISIBLE = 3;
const DURATION_MS = 4000;

const ICONS = {
  success: <Icon name="check" size={18} />,
  info: <Icon name="info" size={18} />,
  warning: <Icon name="alert" size={18} />,
  error: <Icon name="cross" size={18} />,
};

/** A root of its own: toasts outlive pages, and the page need not wait for them. */
const host = document.createElement('div');
host.dataset.toasts = '';
host.dataset.print = 'none';
document.body.append(host);
flushSync(() =>
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      theme="system"
      gap={10}
      icons={ICONS}
    />,
  ),
);

export function show(kind: ToastKind, title: string, { detail, action, id }: ToastOptions): void {
  toast[kind](title, {
    id,
    description: detail,
    action: action && { label: action.label, onClick: action.run },
    duration: DURATION_MS,
  });
}

/** An error with words to select: a press selects them all. Swiping is off, since it would take the pointer away. */
export function showToSelect(title: string, text: string): void {
  toast.error(title, { description: <span className="toast-select">{text}</span>, dismissible: false });
}
