/** Words of the toasts, fetched with the first of them. */
export const TOAST_WORDS = {
  offline: { title: 'You are offline', detail: 'This page stays readable, and phone calls still work.' },
  online: { title: 'You are back online' },
  updated: { title: 'This site has been updated', action: 'Reload' },
  calling: (number: string) => ({ title: `Calling ${number}`, detail: 'If nothing opens, dial it on your phone.' }),
  writing: (address: string) => ({ title: `Writing to ${address}`, detail: 'If nothing opens, copy the address.' }),
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Select it by hand:',
} as const;
