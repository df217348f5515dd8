import type * as en from '../../en/editor/shortcuts.ts';
import type { InLanguage } from '../../in-language.ts';

export const SHORTCUT_TEXTS: InLanguage<typeof en.SHORTCUT_TEXTS> = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  help: 'Mostrar esta lista',
  projects: 'Ir a los proyectos',
  list: 'Listas',
  search: 'Buscar',
  nextPage: 'Página siguiente',
  previousPage: 'Página anterior',
  undo: 'Restaurar lo eliminado',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint:
    'Desactívelos si se pulsan teclas sin querer, por ejemplo con la entrada por voz. Los atajos con Ctrl siguen funcionando.',
};

/** What is written on keys. `Mod` is the key that commands begin with, but for a Mac. */
export const KEY_TEXTS: InLanguage<typeof en.KEY_TEXTS> = {
  Mod: 'Ctrl',
  Shift: 'Mayús',
  Alt: 'Alt',
  Enter: 'Intro',
  Delete: 'Supr',
  Space: 'Espacio',
  Escape: 'Esc',
};
