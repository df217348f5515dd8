/** Replaces content that could not be loaded. */
export const MISSING_TEXTS = {
  notFound: 'There is nothing here, or it belongs to another account.',
  offline: 'The server cannot be reached. Check the connection.',
  refused: (reason: string) => `This could not be loaded: ${reason}.`,
  failed: 'This could not be loaded.',
} as const;
