import type * as en from '../../en/editor/shortcuts.ts';
import type { InLanguage } from '../../in-language.ts';

export const SHORTCUT_TEXTS: InLanguage<typeof en.SHORTCUT_TEXTS> = {
  title: 'Raccourcis clavier',
  everywhere: 'Partout',
  help: 'Afficher cette liste',
  projects: 'Aller aux projets',
  list: 'Listes',
  search: 'Rechercher',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  undo: 'Restaurer ce qui a été supprimé',
  singleKeys: 'Raccourcis à une touche',
  singleKeysHint:
    'Désactivez-les si des touches sont pressées par accident, par exemple avec la saisie vocale. Les raccourcis avec Ctrl restent actifs.',
};

/** What is written on keys. `Mod` is the key that commands begin with, but for a Mac. */
export const KEY_TEXTS: InLanguage<typeof en.KEY_TEXTS> = {
  Mod: 'Ctrl',
  Shift: 'Maj',
  Alt: 'Alt',
  Enter: 'Entrée',
  Delete: 'Suppr',
  Space: 'Espace',
  Escape: 'Échap',
};
