import type * as en from '../../en/editor/shortcuts.ts';
import type { InLanguage } from '../../in-language.ts';

export const SHORTCUT_TEXTS: InLanguage<typeof en.SHORTCUT_TEXTS> = {
  title: 'Tastenkürzel',
  everywhere: 'Überall',
  help: 'Diese Liste anzeigen',
  projects: 'Zu den Projekten',
  list: 'Listen',
  search: 'Suchen',
  nextPage: 'Nächste Seite',
  previousPage: 'Vorherige Seite',
  undo: 'Gelöschtes wiederherstellen',
  singleKeys: 'Tastenkürzel mit einer Taste',
  singleKeysHint:
    'Schalten Sie sie aus, wenn Tasten versehentlich gedrückt werden, zum Beispiel durch Spracheingabe. Tastenkürzel mit Strg funktionieren weiterhin.',
};

/** What is written on keys. `Mod` is the key that commands begin with, but for a Mac. */
export const KEY_TEXTS: InLanguage<typeof en.KEY_TEXTS> = {
  Mod: 'Strg',
  Shift: 'Umschalt',
  Alt: 'Alt',
  Enter: 'Eingabe',
  Delete: 'Entf',
  Space: 'Leertaste',
  Escape: 'Esc',
};
