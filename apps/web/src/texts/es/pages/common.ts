import type * as en from '../../en/pages/common.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMMON_TEXTS: InLanguage<typeof en.COMMON_TEXTS> = {
  cancel: 'Cancelar',
  seconds: (seconds) => `${seconds} s`,
  close: 'Cerrar',
  closeMessage: 'Cerrar el mensaje',
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  undo: 'Deshacer',
};

/** Below a field with a name. */
export const NAME_TEXTS: InLanguage<typeof en.NAME_TEXTS> = {
  cut: (max) => `Acortado a ${max} caracteres.`,
  notSaved: 'No se ha guardado.',
};
