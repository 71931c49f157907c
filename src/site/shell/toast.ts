export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  detail?: string;
  action?: { label: string; run: () => void };
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
}
