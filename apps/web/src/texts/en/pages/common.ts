export const COMMON_TEXTS = {
  cancel: 'Cancel',
  seconds: (seconds: number) => `${seconds} s`,
  close: 'Close',
  closeMessage: 'Close message',
  loading: 'Loading',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const;

/** Below a field with a name. */
export const NAME_TEXTS = {
  cut: (max: number) => `Cut to ${max} characters.`,
  notSaved: 'Not saved.',
} as const;
