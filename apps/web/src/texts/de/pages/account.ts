import type * as en from '../../en/pages/account.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCOUNT_TEXTS: InLanguage<typeof en.ACCOUNT_TEXTS> = {
  title: 'Ihr Konto',
  hint: 'Daten exportieren oder das Konto löschen.',
  signedInAs: (name, email) => (email === '' ? name : `${name}, ${email}`),
  exportTitle: 'Export',
  exportHint:
    'Ein ZIP-Archiv mit Ihren Daten: die Planungen und Kameravorlagen Ihres persönlichen Arbeitsbereichs als Dateien, die sich wieder importieren lassen, seine Preisliste, Firmenangaben und ausgestellten Angebote sowie Ihre Kommentare. Was zum Arbeitsbereich einer Firma gehört, ist nicht enthalten.',
  export: 'Alles exportieren',
  exporting: 'Wird exportiert',
  exportFailed: 'Alles exportieren',
  fileName: 'site-designer-export.zip',
  deleteTitle: 'Konto löschen',
  goes: 'Gelöscht werden:',
  gone: [
    'Ihr persönlicher Arbeitsbereich mit seinen Projekten sowie Arbeitsbereiche, in denen Sie allein sind; nach 30 Tagen endgültig',
    'Ihr Name und Ihre E-Mail-Adresse, sofort',
    'Ihre API-Tokens und Ihre Einladungen, sofort',
  ],
  stays: 'Was Sie im Arbeitsbereich einer Firma erstellt haben, bleibt, weil es der Firma gehört:',
  kept: [
    'Projekte und Planungen',
    'Kommentare, als die eines „früheren Mitglieds“',
    'ausgestellte Angebote: Sie sind Dokumente der Firma, und ihr Text bleibt wie ausgestellt',
  ],
  confirm: (word) => `Geben Sie zur Bestätigung ${word} ein`,
  delete: 'Mein Konto löschen',
  deleteFailed: 'Konto löschen',
};
