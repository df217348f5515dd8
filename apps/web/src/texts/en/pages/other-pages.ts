export const NOT_FOUND_TEXTS = {
  title: 'Page not found',
  heading: "The page can't be found",
  hint: 'Use the navigation above to get where you want, or check the URL and retype it.',
  toProjects: 'Go to projects',
} as const;

export const DISCLAIMER_TEXTS = {
  heading: 'Disclaimer',
  paragraphs: (product: string) => [
    `${product} helps to plan. Its figures rest on published data, on measurements and, where it says so, on assumptions. Real scenes, cameras, networks and settings differ: bit rates vary with light, movement and noise, and hardware changes.`,
    'Check a proposal with the makers of the hardware and software before you order. No warranty is given that a system built by it performs as calculated.',
    'Names of products are trademarks of their owners and are used only to say what is meant.',
  ],
} as const;

/** Leads to the page on accuracy. */
export const ACCURACY_LINK = 'How far to trust the figures';
