export const LAYOUT_TEXTS = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  projects: 'Projects',
  priceList: 'Price list',
  releaseNotes: 'Release Notes',
  disclaimer: 'Disclaimer',
  tryOut: 'Try without an account',
  logIn: 'Log In',
  logOut: 'Log out',
  signIn: 'Sign in',
  shortcuts: 'Keyboard shortcuts',
  breadcrumb: 'Breadcrumb',
  language: 'Language',
  company: 'Company',
  legal: 'Legal',
  back: 'Back',
} as const;

export const THEME_TEXTS = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  change: (now: string, next: string) => `Theme: ${now}. Switch to ${next}`,
} as const;

/** Failures after which the user can continue. Each text says what happened, what is safe, and what to do. */
export const FAILURE_TEXTS = {
  offline: (action: string) =>
    `${action}: the server could not be reached. Your saved data is safe; try again when you are back online.`,
  busy: (action: string) => `${action}: too many requests at once. Nothing is lost; try again in a minute.`,
  limit: (action: string, reason: string) => `${action}: ${reason}`,
  conflict: (action: string) => `${action}: someone else has changed this. Reload the page and try again.`,
} as const;

export const SESSION_TEXTS = {
  start: 'Start the session',
  signingIn: 'Signing in',
  expiring: 'Your session is about to end. What you typed is kept.',
  stay: 'Stay signed in',
} as const;
