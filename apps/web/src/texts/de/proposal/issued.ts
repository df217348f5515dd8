import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/issued.ts';
import type { InLanguage } from '../../in-language.ts';

export const ISSUE_FACTS: InLanguage<typeof en.ISSUE_FACTS> = {
  title: 'Ausstellung',
  cover: 'Kunde und Referenz',
  number: 'Angebot',
  issued: 'Ausgestellt',
  validUntil: 'Gültig bis',
  computedBy: 'Berechnet mit',
  versions: ({ engine, model, catalogue }) => `Engine ${engine}, Modell ${model}, Katalog ${catalogue}`,
  customer: 'Kunde',
  contact: 'Ansprechpartner',
  reference: 'Referenz',
};

export const STATUS_TEXTS: InLanguage<typeof en.STATUS_TEXTS> = {
  issued: 'Ausgestellt',
  superseded: 'Ersetzt',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
};

export const COVER_TEXTS: InLanguage<typeof en.COVER_TEXTS> = {
  open: 'Kunde und Referenz',
  customer: 'Kunde',
  contact: 'Ansprechpartner',
  reference: 'Referenz',
  note: 'Notiz',
  hint: 'Jedes Angebot dieses Projekts geht von diesen Angaben aus.',
  save: 'Speichern',
  failed: 'Kunde und Referenz speichern',
  notLoaded: 'Kunde, Referenz und Firma laden',
};

export const ISSUE_TEXTS: InLanguage<typeof en.ISSUE_TEXTS> = {
  open: 'Angebot ausstellen',
  filledFrom: (name, day) => `Ausgefüllt aus ${name}, ausgestellt am ${day}`,
  noCustomer: 'Kunde ist leer',
  contactReference: 'Ansprechpartner, Referenz',
  audience: 'Für wen',
  audiences: { customer: 'Kunde', sales: 'Vertrieb', installer: 'Errichter', network: 'IT des Kunden' },
  language: 'Sprache des Dokuments',
  languageHint: 'Für seine Sätze, Zahlen und Tage. Das Dokument behält sie',
  seeIn: (language) => `Dokument auf ${language} ansehen`,
  prices: 'Preise',
  withPrices: (total) => `Mit Preisen: ${total}`,
  withoutPrices: 'Ohne Preise',
  allPriced: 'Alle Positionen haben einen Preis',
  onRequest: (count, lines) =>
    count === 1
      ? `1 von ${counted(lines, 'Position', 'Positionen')} hat keinen Preis: Sie ist auf Anfrage`
      : `${number(count)} von ${counted(lines, 'Position', 'Positionen')} haben keinen Preis: Sie sind auf Anfrage`,
  chooseFirst: 'Nichts wird ausgestellt, bis über die Preise entschieden ist.',
  pricesChanged:
    'Die Preisliste hat sich geändert, seit Sie dies geöffnet haben. Prüfen Sie die neue Summe und wählen Sie erneut.',
  validUntil: 'Gültig bis',
  daysLong: (days) => counted(days, 'Tag', 'Tage'),
  badDay: (days) => `Wählen Sie einen Tag von morgen bis in ${counted(days, 'Tag', 'Tagen')}`,
  addNote: 'Notiz hinzufügen',
  issue: 'Ausstellen',
  issueRevision: (number) => `Revision von ${number} ausstellen`,
  failed: 'Angebot ausstellen',
  notSaved:
    'Nichts wurde ausgestellt: Die Planung konnte nicht gespeichert werden. Was zu tun ist, steht neben ihrem Namen.',
  issued: (name) => `${name} ausgestellt`,
  issuedFor: (customer, day) => (customer === '' ? `Gültig bis ${day}.` : `Für ${customer}, gültig bis ${day}.`),
  copyLink: 'Link kopieren',
  downloadPdf: 'PDF herunterladen',
  mail: 'E-Mail',
  linkShows: (day) => `Der Link zeigt dieses Dokument und nichts sonst, bis ${day}.`,
  days: 'Tage',
  latest: (name, day) => `Zuletzt ausgestellt als ${name} am ${day}.`,
  show: 'Öffnen',
};

export const ISSUED_TEXTS: InLanguage<typeof en.ISSUED_TEXTS> = {
  proposals: 'Angebote',
  of: (project) => `Angebote von ${project}`,
  none: 'Noch keine Angebote ausgestellt. Öffnen Sie eine Planung, erstellen Sie ihr Angebot und stellen Sie es aus.',
  noMatch: (search) => `Nichts passt zu „${search}“.`,
  search: 'Angebote suchen',
  searchHint: 'Nummer, Kunde oder Planung suchen',
  columns: {
    number: 'Nummer',
    customer: 'Kunde',
    design: 'Planung',
    headline: 'Bietet an',
    status: 'Status',
    issued: 'Ausgestellt',
    validUntil: 'Gültig bis',
    actions: 'Aktionen',
  },
  load: 'Angebot laden',
  notFound: 'Dieses Angebot gibt es nicht, oder es gehört zu einem anderen Konto.',
  toDesign: 'Mit der Planung vergleichen',
  share: 'Teilen',
  accept: 'Angenommen',
  decline: 'Abgelehnt',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Angebot zurückziehen?',
  withdrawQuestion: 'Ein zurückgezogenes Angebot bleibt zurückgezogen, und seine Links funktionieren nicht mehr.',
  statusFailed: 'Status des Angebots ändern',
  changedSince: (today) => `Engine, Katalog oder Preise haben sich seither geändert. Heute: ${today}.`,
  seeToday: 'Unterschiede anzeigen',
  forCustomer: 'Zeigen, was der Leser erhält',
  history: 'Statusverlauf',
  since: (status, day, by) => (by === null ? `${status} am ${day}` : `${status} am ${day} von ${by}`),
  decidedBy: (by, day) => (by === null ? day : `${by}, ${day}`),
};

export const LINK_TEXTS: InLanguage<typeof en.LINK_TEXTS> = {
  titleOf: (proposal) => `Links zu ${proposal}`,
  hint: 'Wer einen Link hat, kann das Dokument für den Kunden ohne Konto lesen, drucken und behalten sowie annehmen oder ablehnen.',
  expires: 'Gültig für',
  create: 'Link erstellen',
  created: 'Kopieren Sie den Link jetzt: Er wird nur einmal angezeigt.',
  address: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  list: 'Links',
  none: 'Keine Links.',
  until: (day) => `Gültig bis ${day}`,
  ended: (day) => `Beendet am ${day}`,
  opened: (day) => `zuletzt geöffnet am ${day}`,
  neverOpened: 'nie geöffnet',
  revoke: (day) => `Link vom ${day} widerrufen`,
  failed: 'Links ändern',
};

export const SHARED_TEXTS: InLanguage<typeof en.SHARED_TEXTS> = {
  notFound:
    'Dieser Link führt nirgendwohin. Er ist möglicherweise abgelaufen oder wurde zurückgezogen: Bitten Sie den Absender um einen neuen.',
  superseded: 'Eine spätere Revision dieses Angebots wurde ausgestellt.',
  expired: (day) => `Dieses Angebot war bis ${day} gültig.`,
  ask: (seller) => `Fragen Sie ${seller} nach dem jetzt gültigen Angebot.`,
  phone: 'Telefon',
  email: 'E-Mail',
};

export const DECISION_TEXTS: InLanguage<typeof en.DECISION_TEXTS> = {
  section: 'Ihre Antwort',
  validUntil: (day) => `Sie können dieses Angebot bis ${day} annehmen.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  acceptTitle: (name) => `${name} annehmen`,
  declineTitle: (name) => `${name} ablehnen`,
  acceptFor: (amount) => `Für ${amount} annehmen`,
  name: 'Ihr Name',
  remark: 'Bemerkung (optional)',
  total: (amount) => `Ich nehme den Gesamtpreis von ${amount} an`,
  partOfTotal: (amount, priced, lines) =>
    `Ich nehme ${amount} für die ${number(priced)} von ${counted(lines, 'Position', 'Positionen')} an, die einen Preis haben`,
  totalMissing: 'Kreuzen Sie den Preis an, um das Angebot anzunehmen',
  accepted: (day, by) => (by === null ? `Angenommen am ${day}.` : `Angenommen von ${by} am ${day}.`),
  declined: (day, by) => (by === null ? `Abgelehnt am ${day}.` : `Abgelehnt von ${by} am ${day}.`),
  recorded: 'Festgehalten mit Ihrem Namen, dem Zeitpunkt und diesem Dokument.',
  tooLate: 'Ihre Antwort wurde nicht festgehalten: Der Status des Angebots hatte sich vorher geändert.',
  notSent: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und senden Sie Ihre Antwort erneut.',
  refused: (reason) => `Ihre Antwort wurde nicht festgehalten: ${reason}.`,
};

export const COMPANY_TEXTS: InLanguage<typeof en.COMPANY_TEXTS> = {
  title: 'Firma',
  hint: 'Ihre Firma auf Ihren Angeboten. Ausgestellte Angebote ändern sich nicht.',
  name: 'Firmenname',
  logo: 'Logo',
  chooseLogo: 'Logo wählen',
  logoHint: 'SVG, PNG, JPEG oder WebP, höchstens 4 MB und 4096 Pixel je Seite. Wird als PNG gespeichert.',
  removeLogo: 'Logo entfernen',
  noLogo: 'Kein Logo gewählt',
  accent: 'Akzentfarbe',
  accentHint: 'Zum Beispiel #0b5cad; leer für die Standardfarbe',
  legalText: 'Geschäftsbedingungen',
  notes: 'Hinweise auf jedem Angebot',
  phone: 'Telefon',
  email: 'E-Mail',
  contactHint: 'Für Kunden, deren Angebot ersetzt oder nicht mehr gültig ist',
  language: 'Sprache der Dokumente',
  languageHint: 'Sofern beim Ausstellen eines Angebots keine andere gewählt wird. Ausgestellte Angebote behalten ihre',
  locale: 'Sprache und Land',
  localeHint:
    'Zum Beispiel de-DE: wie Zahlen und Tage im Dokument für den Kunden geschrieben werden. Ausgestellte Angebote behalten es',
  paper: 'Papier',
  paperHint: 'Für das Dokument für den Kunden. Ausgestellte Angebote behalten es',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed: 'Firma speichern',
  load: 'Firma laden',
  tooLarge: 'Darf höchstens 4 MB groß sein',
  tooManyPixels: 'Darf höchstens 4096 Pixel je Seite haben',
  noPicture: 'Dies ist kein lesbares SVG-, PNG-, JPEG- oder WebP-Bild',
  unboundedSvg:
    'Diese SVG-Datei lässt sich hier nicht zeichnen: Sie enthält ein use, mask, filter oder pattern, eine Animation oder über 5.000 Teile. Exportieren Sie sie als PNG',
  notDrawn:
    'Das gespeicherte Logo ist eine SVG-Datei, die nicht gezeichnet wird. Wählen Sie ein Bild oder entfernen Sie das Logo',
};
