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

/** Replaces content that could not be loaded. */
export const MISSING_TEXTS: InLanguage<typeof en.MISSING_TEXTS> = {
  notFound: 'Aquí no hay nada, o pertenece a otra cuenta.',
  offline: 'No se puede conectar con el servidor. Compruebe la conexión.',
  refused: (reason) => `No se ha podido cargar: ${reason}.`,
  failed: 'No se ha podido cargar.',
};
