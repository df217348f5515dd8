import type * as en from '../../en/pages/missing.ts';
import type { InLanguage } from '../../in-language.ts';

/** Replaces content that could not be loaded. */
export const MISSING_TEXTS: InLanguage<typeof en.MISSING_TEXTS> = {
  notFound: 'Aquí no hay nada, o pertenece a otra cuenta.',
  offline: 'No se puede conectar con el servidor. Compruebe la conexión.',
  refused: (reason) => `No se ha podido cargar: ${reason}.`,
  failed: 'No se ha podido cargar.',
};
