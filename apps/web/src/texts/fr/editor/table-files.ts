import type * as en from '../../en/editor/table-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const TABLE_FILE_TEXTS: InLanguage<typeof en.TABLE_FILE_TEXTS> = {
  import: 'Importer des caméras',
  export: 'Exporter les caméras',
  exportXlsx: 'Classeur (XLSX)',
  exportCsv: 'Tableau (CSV)',
  exportHardware: 'Liste d’appareils pour le VMS (CSV)',
  template: 'Fichier type',
  clipboard: 'Presse-papiers',
  sheet: 'Caméras',
  fileName: (design, ending) => `${design} - caméras.${ending}`,
  hardwareName: (design) => `${design} - appareils.csv`,
  templateName: 'caméras - fichier type.xlsx',
  tooLarge: 'Ce fichier dépasse 5 MB : il n’a pas été lu.',
  unreadable: 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou XLSX, sans mot de passe, et réessayez.',
  empty: 'Ce tableau est vide.',
  failed: (action) => `${action} : échec. Réessayez.`,
};

/** The meanings of the columns of a foreign table. */
export const MAPPING_TEXTS: InLanguage<typeof en.MAPPING_TEXTS> = {
  title: 'Associer les colonnes',
  intro: 'Choisissez le sens de chaque colonne. Ses premières valeurs sont affichées au-dessous.',
  remembered: 'Associées comme vous l’aviez fait pour le dernier fichier avec ces en-têtes.',
  sheet: 'Feuille',
  encoding: 'Encodage',
  checkEncoding: 'Le fichier n’indique pas son encodage. Vérifiez que les noms ci-dessous sont corrects.',
  headerLine: 'En-têtes en',
  noHeaders: 'Pas d’en-têtes : la première ligne est une caméra',
  line: (line, headers) => `Ligne ${line} : ${headers}`,
  columns: 'Colonnes',
  column: (header, column) => (header === '' ? `Colonne ${column}` : header),
  notRead: 'Ne pas lire',
  noSamples: 'vide',
  moved: (from, to, field) => `${field} est maintenant lu dans « ${to} ». « ${from} » n’est plus lu.`,
  noColumn: 'Choisissez le sens d’au moins une colonne.',
  next: 'Continuer',
};
