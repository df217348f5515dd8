export const ERROR_PAGE_TEXTS = {
  title: 'Error',
  heading: 'Something went wrong',
  failed: (action: string) => `What failed: ${action}.`,
  safe: 'What was stored before is safe, and changes that were not sent yet are kept in this browser. Try again, or go back to your projects.',
  toProjects: 'Go to projects',
} as const;

export const NOT_LOADED_TEXTS = {
  title: 'Offline',
  heading: 'The server could not be reached',
  safe: 'This page opens by itself as soon as the server answers. What was stored before is safe, and changes that were not sent yet are kept in this browser.',
} as const;

export const CALLBACK_TEXTS = {
  title: 'Sign-in',
  heading: 'The sign-in was not completed',
  reason: 'The address may have been used before, or the sign-in took too long. Nothing is lost.',
  again: 'Sign in again',
} as const;
