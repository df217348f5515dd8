/** Words that stand in many places. */
export const COMMON_TEXTS = {
  cancel: 'Cancel',
  close: 'Close',
  closeMessage: 'Close message',
  loading: 'Loading',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const;
