import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/lists.ts';
import type { InLanguage } from '../../in-language.ts';

export type { ListWords } from '../../en/pages/lists.ts';

export const PROJECT_WORDS: en.ListWords = {
  noun: 'Projekt',
  plural: 'Projekte',
  nameTitle: 'Projekt',
  add: 'Neues Projekt hinzufügen',
  empty:
    'Noch keine Projekte. Ein Projekt enthält die Standorte eines Kunden oder Auftrags: Fügen Sie Ihr erstes hinzu.',
};

export const SITE_WORDS: en.ListWords = {
  noun: 'Standort',
  plural: 'Standorte',
  nameTitle: 'Standort',
  add: 'Neuen Standort hinzufügen',
  empty: 'Noch keine Standorte. Ein Standort ist ein Ort mit eigenen Servern: Fügen Sie den ersten hinzu.',
};

export const SITE_DESIGN_WORDS: en.ListWords = {
  noun: 'Standortplanung',
  plural: 'Standortplanungen',
  nameTitle: 'Name',
  add: 'Neue Standortplanung hinzufügen',
  empty:
    'Noch keine Standortplanungen. Eine Planung enthält die Kameras und die Servereinstellungen eines Angebots: Fügen Sie die erste hinzu.',
};

export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  projects: 'Projekte',
  proposals: 'Angebote',
  dateCreated: 'Erstellt am',
  created: 'Erstellt',
  modified: 'Geändert',
  actions: 'Aktionen',
  delete: 'Löschen',
  duplicate: 'Duplizieren',
  open: 'Öffnen',
  search: 'Suchen',
  searchHint: 'Name oder Datum',
  nothingMatches: (search) => `Nichts passt zu „${search}“.`,
  notLoaded: (plural) => `${plural} konnten nicht geladen werden. Ihre gespeicherten Daten sind sicher.`,
  asOf: (plural, time) => `${plural}, Stand ${time}, offline`,
  deleteTitle: 'Löschen bestätigen',
  deleteQuestion: 'Möchten Sie diese Zeile wirklich löschen?',
  deleteConfirm: 'Ja, löschen',
  changed: 'Geändert',
  selectAll: 'Alle Zeilen dieser Seite auswählen',
  selectOf: (noun, name) => `${noun} ${name} auswählen`,
  deleteManyQuestion: (count, plural) => `Möchten Sie wirklich ${number(count)} ${plural} löschen?`,
  deletedMany: (count, plural) => `${number(count)} ${plural} gelöscht`,
  deleted: (noun, name) => `${noun} ${name} gelöscht`,
  duplicateOf: (noun, name) => `${noun} ${name} duplizieren`,
  openOf: (noun, name) => `${noun} ${name} öffnen`,
  deleteOf: (noun, name) => `${noun} ${name} löschen`,
  renameOf: (noun, name) => `${noun} ${name} umbenennen`,
  actionsFor: (noun, name) => `Aktionen für ${noun} ${name}`,
  nameOf: (noun) => `Name, ${noun}`,
  widthOf: (column) => `Breite der Spalte ${column}`,
};

export const LIST_ACTIONS: InLanguage<typeof en.LIST_ACTIONS> = {
  load: (plural) => `${plural} laden`,
  add: (noun) => `${noun} hinzufügen`,
  rename: (noun) => `${noun} umbenennen`,
  duplicate: (noun) => `${noun} duplizieren`,
  delete: (noun) => `${noun} löschen`,
  restore: (noun) => `${noun} wiederherstellen`,
  move: (noun) => `${noun} verschieben`,
  figures: (plural) => `Werte laden: ${plural}`,
};

export const DESIGN_FILE_ACTIONS: InLanguage<typeof en.DESIGN_FILE_ACTIONS> = {
  export: 'Planungsdatei exportieren',
  import: 'Planungsdatei importieren',
  take: 'In mein Konto übernehmen',
};

export const FIGURE_TEXTS: InLanguage<typeof en.FIGURE_TEXTS> = {
  customer: 'Kunde',
  hardware: 'Hardware',
  cameras: 'Kameras',
  video: 'Video',
  price: 'Preis',
  priceIn: (currency) => `Preis, ${currency}`,
  status: 'Status',
  none: '–',
  pricedLines: (priced, lines) => `${number(priced)} von ${counted(lines, 'Position', 'Positionen')}`,
  noCameras: 'Keine Kameras',
  nothingFits: 'Keine passende Hardware',
  draft: 'Entwurf',
  statuses: {
    issued: 'ausgestellt',
    superseded: 'ersetzt',
    accepted: 'angenommen',
    declined: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    expired: 'abgelaufen',
  },
  sort: 'Sortieren nach',
  unsorted: 'Neueste zuerst',
  ascending: (column) => `${column}, aufsteigend`,
  descending: (column) => `${column}, absteigend`,
};

export const SELECTION_TEXTS: InLanguage<typeof en.SELECTION_TEXTS> = {
  label: 'Ausgewählte Zeilen',
  selected: (count) => `${number(count)} ausgewählt`,
  duplicate: 'Duplizieren',
  move: 'Verschieben',
  compare: 'Vergleichen',
  delete: (count) => `${number(count)} löschen`,
  clear: 'Auswahl aufheben',
  progress: (done, total) => `${number(done)} von ${number(total)} erledigt`,
};

export const NEW_DESIGN: InLanguage<typeof en.NEW_DESIGN> = 'Neue Planung';

export const PAGINATION_TEXTS: InLanguage<typeof en.PAGINATION_TEXTS> = {
  label: 'Seiten',
  range: (first, last, all) => `${number(first)}–${number(last)} von ${number(all)}`,
  nothing: 'Nichts anzuzeigen',
  rows: 'Zeilen',
  rowsPerPage: 'Zeilen pro Seite',
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: 'Seite',
  goTo: 'Gehe zu Seite',
  of: (pageCount) => `von ${number(pageCount)}`,
};
