export const SHORTCUT_TEXTS = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  help: 'Show this list',
  projects: 'Go to projects',
  list: 'Lists',
  search: 'Search',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  undo: 'Bring back what was deleted',
  singleKeys: 'Shortcuts of a single key',
  singleKeysHint: 'Switch them off if keys are pressed by accident, by speech input for example. Those with Ctrl stay.',
} as const;
