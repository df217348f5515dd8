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

/** Replaces content that could not be loaded. */
export const MISSING_TEXTS = {
  notFound: 'There is nothing here, or it belongs to another account.',
  offline: 'The server cannot be reached. Check the connection.',
  refused: (reason: string) => `This could not be loaded: ${reason}.`,
  failed: 'This could not be loaded.',
} as const;
