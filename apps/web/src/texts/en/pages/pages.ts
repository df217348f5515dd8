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

export const NOT_FOUND_TEXTS = {
  title: 'Page not found',
  heading: "The page can't be found",
  hint: 'Use the navigation above to get where you want, or check the URL and retype it.',
  toProjects: 'Go to projects',
} as const;

export const CALLBACK_TEXTS = {
  title: 'Sign-in',
  heading: 'The sign-in was not completed',
  reason: 'The address may have been used before, or the sign-in took too long. Nothing is lost.',
  again: 'Sign in again',
} as const;

export const DISCLAIMER_TEXTS = {
  heading: 'Disclaimer',
  paragraphs: (product: string) => [
    `${product} helps to plan. Its figures rest on published data, on measurements and, where it says so, on assumptions. Real scenes, cameras, networks and settings differ: bit rates vary with light, movement and noise, and hardware changes.`,
    'Check a proposal with the makers of the hardware and software before you order. No warranty is given that a system built by it performs as calculated.',
    'Names of products are trademarks of their owners and are used only to say what is meant.',
  ],
} as const;

export const ACCURACY_TEXTS = {
  link: 'How far to trust the figures',
  model: 'How the figures are computed',
  long: (title: string, rows: number) => `${title} (${rows} rows)`,
} as const;
