export const SHORTCUT_TEXTS = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  help: 'Show this list',
  projects: 'Go to projects',
  list: 'Lists',
  search: 'Search',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  undo: 'Restore what was deleted',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint:
    'Turn them off if keys are pressed by accident, for example by speech input. Shortcuts with Ctrl still work.',
} as const;

/** What is written on keys. `Mod` is the key that commands begin with, but for a Mac. */
export const KEY_TEXTS = {
  Mod: 'Ctrl',
  Shift: 'Shift',
  Alt: 'Alt',
  Enter: 'Enter',
  Delete: 'Delete',
  Space: 'Space',
  Escape: 'Esc',
} as const;
