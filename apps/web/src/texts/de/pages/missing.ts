import type * as en from '../../en/pages/missing.ts';
import type { InLanguage } from '../../in-language.ts';

export const MISSING_TEXTS: InLanguage<typeof en.MISSING_TEXTS> = {
  notFound: 'Hier ist nichts, oder es gehört zu einem anderen Konto.',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
  refused: (reason) => `Dies konnte nicht geladen werden: ${reason}.`,
  failed: 'Dies konnte nicht geladen werden.',
};
