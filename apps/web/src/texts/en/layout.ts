export const LAYOUT_TEXTS = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  projects: 'Projects',
  releaseNotes: 'Release Notes',
  disclaimer: 'Disclaimer',
  tryOut: 'Try without an account',
  logIn: 'Log In',
  logOut: 'Log out',
  signIn: 'Sign in',
  shortcuts: 'Keyboard shortcuts',
  breadcrumb: 'Breadcrumb',
  company: 'Company',
  legal: 'Legal',
  back: 'Back',
} as const;

export const THEME_TEXTS = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
  change: (now: string, next: string) => `Colours: ${now}. Change to ${next}`,
} as const;

/** Failures after which the user can go on where they are. Each says what happened, what is safe, and what to do. */
export const FAILURE_TEXTS = {
  offline: (action: string) =>
    `${action}: the server could not be reached. Nothing that was stored is lost; try again when you are back online.`,
  busy: (action: string) => `${action}: too many requests at once. Nothing is lost; try again in a minute.`,
  conflict: (action: string) =>
    `${action}: somebody changed this meanwhile. Load the page again and repeat what you did.`,
} as const;

export const SESSION_TEXTS = {
  start: 'Start the session',
  signingIn: 'Signing in',
  expiring: 'Your session is about to end. What you typed is kept.',
  stay: 'Stay signed in',
} as const;
