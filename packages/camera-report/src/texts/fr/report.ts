import { counted, number } from '@site-designer/texts/fr/grammar';
import type { InLanguage } from '@site-designer/texts';
import type { DateOrder, DecimalMark } from '../../read/culture.ts';
import type * as en from '../en/report.ts';

const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { '.': 'un point décimal', ',': 'une virgule décimale' };
const ORDER_NAMES: Readonly<Record<DateOrder, string>> = { 'day-month': 'le jour', 'month-day': 'le mois' };

/** Texts about reports that cannot be read, or not without an answer to a question. */
export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  empty: 'Le fichier est vide.',
  tooLarge: (megabytes, most) =>
    `Le fichier fait ${number(megabytes)} MB. Un rapport des caméras fait au plus ${number(most)} MB : est-ce un autre fichier ?`,
  workbook: 'C’est un classeur, pas un fichier CSV : enregistrez la feuille du rapport en CSV.',
  notText: 'Ce n’est pas un fichier texte.',
  noHeaders:
    'Aucune ligne n’a les en-têtes d’un rapport des caméras : le nom de la caméra (Name, HardwareName ou Id) et une autre de ses colonnes, par exemple UsedSpaceInGB.',
  nothingTold:
    'Aucune des colonnes qui indiquent comment les caméras enregistrent n’est présente (UsedSpaceInGB, ActualRetentionDays, PercentRecordedOneWeek) : produisez le rapport avec -IncludeRetentionInfo -IncludeRecordingStats.',
  repeatedHeader: 'Une colonne précédente a le même en-tête : laquelle des deux est visée ?',
  noCameras: 'Il n’y a aucune caméra sous les en-têtes.',
  openQuotes: 'Un guillemet n’est pas fermé, ou se trouve au milieu d’une cellule.',
  tooManyCells: (cells, headers) =>
    `La ligne a ${number(cells)} cellules, il y a ${number(headers)} en-têtes : une cellule qui contient un séparateur doit être entre guillemets.`,
  tooFewCells: (cells, headers) =>
    `La ligne s’arrête après ${number(cells)} cellules sur ${number(headers)} : le fichier a peut-être été coupé.`,
  nameless: 'La caméra n’a ni nom ni id.',
  sameId: (line) => `La caméra avec cet id figure déjà à la ligne ${number(line)}.`,
  notTruth: 'Ni True ni False.',
  notNumber: 'Ce n’est pas un nombre sans signe ni unité, par exemple 12.5 ou 12,5.',
  otherMark: (mark) =>
    `Ce n’est pas un nombre avec ${MARK_NAMES[mark]}, comme sont écrits les autres nombres du rapport.`,
  outOf: (least, most) => `N’est pas entre ${number(least)} et ${number(most)}.`,
  notDate: 'Ce n’est pas une date.',
  otherOrder: (order) =>
    `Ce n’est pas une date qui commence par ${ORDER_NAMES[order]}, comme les autres dates du rapport.`,
  endsBeforeBegin: 'L’enregistrement le plus récent est plus ancien que le plus ancien.',
  culture: (name) => `« ${name} » n’est pas une culture à point ou virgule décimale, par exemple en-US ou de-DE.`,
  openNumbers:
    'La virgule ou le point des nombres peut précéder des décimales ou séparer des milliers : indiquez la culture de la machine.',
  openDates: 'Les jours et les mois des dates peuvent être inversés : indiquez la culture de la machine.',
};

/** Texts about reports that were read. */
export const NOTE_TEXTS: InLanguage<typeof en.NOTE_TEXTS> = {
  encoding: (name) =>
    `Le fichier n’est pas en Unicode et a été lu comme ${name} : vérifiez les noms qui ont d’autres lettres que A à Z.`,
  signIn: (headers) => `Écarté sans être lu : ${headers.join(', ')}.`,
  noLockColumn:
    'Le rapport n’indique pas la protection des preuves (HasEvidenceLock : depuis la version 25.2.61, avec -IncludeRetentionInfo). Une protection allonge trop les jours d’une caméra et abaisse trop son débit.',
  daysFromDatabase: (cameras) =>
    `Sans ActualRetentionDays, les jours de ${counted(cameras, 'caméra', 'caméras')} sont ceux entre MediaDatabaseBegin et MediaDatabaseEnd.`,
  noDays:
    'Le rapport n’indique pas pour combien de jours il y a des enregistrements : produisez-le avec -IncludeRetentionInfo.',
  noSpace: 'Le rapport n’indique pas l’espace des enregistrements : produisez-le avec -IncludeRecordingStats.',
  noRecordedShare:
    'Le rapport n’indique pas quelle part du temps a été enregistrée (PercentRecordedOneWeek) : produisez-le avec -IncludeRecordingStats.',
};

export const TABLE_TEXTS: InLanguage<typeof en.TABLE_TEXTS> = {
  groups: 'Groupes',
  cameras: 'Caméras',
  notes: 'Remarques',
  group: 'Groupe',
  camera: 'Caméra',
  state: 'État',
  endedBy: 'Fin par',
  all: 'Tous',
  designed: 'Caméras prévues',
  reported: 'Caméras du rapport',
  checked: 'Caméras vérifiées',
  fewestDays: 'Moins de jours',
  compared: {
    plannedRate: 'Débit à long terme prévu (kbit/s)',
    actualRate: 'Débit à long terme réel (kbit/s)',
    plannedShare: 'Part enregistrée prévue (%)',
    actualShare: 'Part enregistrée réelle (%)',
    plannedDays: 'Jours prévus',
    daysHeld: 'Jours conservés',
  },
  gap: {
    days: 'Jours de plus ou de moins',
    rate: 'dont par le débit',
    recordedShare: 'par la part enregistrée',
    retentionSetting: 'par la conservation réglée',
    capacity: 'par l’espace',
  },
  storage: {
    planned: 'Espace prévu (TB)',
    used: 'Espace occupé (TB)',
    needed: 'Espace nécessaire (TB)',
    missing: 'Espace manquant (TB)',
    rate: 'dont pour le débit (TB)',
    recordedShare: 'pour la part enregistrée (TB)',
    capacity: 'absent par rapport au prévu (TB)',
  },
  status: {
    checked: 'Vérifiée',
    disabled: 'Désactivée',
    locked: 'Protection des preuves',
    groomed: 'Fréquence d’images réduite',
    'no-figures': 'Non indiqué',
    'nothing-recorded': 'Aucun enregistrement',
  },
  heldBy: { 'set-days': 'Âge', space: 'Espace', 'site-age': 'Nouveau site' },
  about: 'Concerne',
  note: 'Remarque',
  toChange: 'À changer',
  report: 'Rapport',
  leftOut: 'Laissée de côté à la main.',
  fitsNone: 'Ne correspond à aucun groupe de l’étude.',
  fitsSeveral: (groups) => `Correspond aussi bien à plusieurs groupes : ${groups}.`,
};
