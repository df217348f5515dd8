import { counted, number } from '@site-designer/texts/fr/grammar';
import type { ImportCounts, LineKind, Target } from '@site-designer/camera-table/foreign';
import type * as en from '../../en/editor/import.ts';
import type { InLanguage } from '../../in-language.ts';

function linesText(lines: number): string {
  return counted(lines, 'ligne', 'lignes');
}

function camerasText(cameras: number): string {
  return counted(cameras, 'caméra', 'caméras');
}

function groupsText(groups: number): string {
  return counted(groups, 'groupe', 'groupes');
}

/** Kinds of lines, as the preview names one of them. */
const KINDS: Readonly<Record<LineKind, string>> = {
  title: 'Titre',
  header: 'En-tête',
  camera: 'Caméra',
  section: 'Section',
  total: 'Total',
  goods: 'Article',
  filtered: 'Filtrée',
  note: 'Note',
  blank: 'Vide',
  left: 'Écartée',
  undecided: 'À décider',
};

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'virgules',
  ';': 'points-virgules',
  '\t': 'tabulations',
  '|': 'barres',
};

/** What a column is that goes into no column of the camera table. */
const TARGETS: Readonly<Partial<Record<Target, string>>> = {
  place: 'Lieu',
  type: 'Type d’appareil',
  number: 'Numéro',
  description: 'Description',
  kind: 'Type de caméra',
  rowId: 'Id de ligne',
  groupId: 'Id de groupe',
};

export const IMPORT_TEXTS: InLanguage<typeof en.IMPORT_TEXTS> = {
  quoted: (text) => `« ${text} »`,
  title: 'Importer des caméras',
  into: (file, lines, design) => `${file}, ${linesText(lines)}, vers ${design}`,
  backToDesign: 'Retour à l’étude',
  tooLarge: 'Ce fichier dépasse 20 MB : il n’a pas été lu.',
  unreadable: 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou XLSX, sans mot de passe, et réessayez.',
  notKept: 'Ce navigateur ne peut pas garder le fichier : il est perdu si la page est rechargée.',
  remembered: (file, day) => `Comme pour ${file}, le ${day}`,
  startAfresh: 'Recommencer à zéro',
  steps: 'Étapes de l’importation',
  kinds: KINDS,
  subtotal: 'Sous-total',
};

export const IMPORT_SOURCE_TEXTS: InLanguage<typeof en.IMPORT_SOURCE_TEXTS> = {
  title: 'Source',
  none: 'pas encore de fichier',
  reading: 'lecture',
  state: (header, encoding) => [header, encoding].filter((each) => each !== '').join(' ; '),
  headerAt: (first, last) => (first === last ? `Ligne ${first}` : `Lignes ${first} et ${last}`),
  headerFrom: (first, last) => (first === last ? `ligne ${first}` : `lignes ${first} à ${last}`),
  noHeader: 'sans en-tête',
  file: 'Fichier',
  header: 'En-tête',
  chooseLines: 'Choisir les lignes',
  firstLine: 'Première ligne',
  lastLine: 'Dernière ligne',
  hasHeader: 'La liste a un en-tête',
  text: 'Texte',
  change: 'Modifier',
  encoding: 'Encodage',
  separator: 'Entre les cellules',
  separators: SEPARATORS,
  textOf: (encoding, separator) => `${encoding}, ${SEPARATORS[separator] ?? `« ${separator} »`}`,
  check: (samples) => `Le fichier n’indique pas son encodage. Ces textes sont-ils corrects ? ${samples.join(' ; ')}`,
  sheet: 'Feuille',
  sheetOf: (name, lines) => `${name} (${linesText(lines)})`,
  choose: 'Choisir un fichier',
  another: 'Autre fichier',
  input: 'Fichier à importer',
  drop: 'ou déposez ici une liste de caméras : CSV ou XLSX, 20 MB au plus. Le fichier reste dans ce navigateur.',
  paste: 'Coller ici',
  noClipboard: 'Le navigateur ne le permet pas. Appuyez sur Ctrl+V sur cette page.',
  emptyClipboard: 'Le presse-papiers ne contient aucun tableau.',
  nothing:
    'Toute liste convient : d’un tableur, d’un devis ou d’un autre programme, avec ses titres, ses totaux et d’autres articles.',
};

export const IMPORT_COLUMN_TEXTS: InLanguage<typeof en.IMPORT_COLUMN_TEXTS> = {
  title: 'Colonnes',
  state: (read, of) => `${counted(read, 'lue', 'lues')} sur ${number(of)}`,
  notRead: (header) => `${header} n’est pas lu.`,
  noPart: (header) => `${header} ne fait pas partie du nom.`,
  makePart: 'L’ajouter au nom',
  takeOut: 'Le retirer du nom',
  partOfName: (header) => `${header} fait partie du nom.`,
  moreUnread: (columns) => `${counted(columns, 'autre colonne non lue', 'autres colonnes non lues')}.`,
  defaults: (groups) => `Absent de la liste, pour ${groups === 1 ? 'le groupe' : `les ${number(groups)} groupes`} :`,
  someDefaults: 'Absent de la liste, pour certains groupes :',
  default: (title, groups) => `${title}, ${groupsText(groups)}`,
  calculated: 'calculé pour chaque groupe',
  ofTime: '% du temps',
  readAs: (header) => `${header} est lu comme`,
  column: (column) => `Colonne ${column + 1}`,
  unread: 'Non lue',
  targets: TARGETS,
  read: (read, of) => `${counted(read, 'lue', 'lues')} sur ${number(of)}`,
  refused: (cells) => counted(cells, 'refusée', 'refusées'),
  ignored: 'non',
};

export const IMPORT_ROW_TEXTS: InLanguage<typeof en.IMPORT_ROW_TEXTS> = {
  title: 'Lignes',
  taken: (taken, left) => `${counted(taken, 'reprise', 'reprises')}, ${counted(left, 'écartée', 'écartées')}`,
  open: (undecided, texts) =>
    [
      ...(undecided > 0 ? [`${number(undecided)} à décider`] : []),
      ...(texts > 0 ? [counted(texts, 'texte refusé', 'textes refusés')] : []),
    ].join(', '),
  onlyOf: (header) => `Seulement ces lignes de « ${header} »`,
  filterOn: 'Filtrer par une colonne',
  noColumn: 'Aucun filtre',
  proposed: (header) => `Seulement ces lignes de « ${header} » ?`,
  confirm: (lines) => (lines === 1 ? 'Écarter l’autre ligne' : `Écarter les ${number(lines)} autres lignes`),
  takeAll: 'Reprendre toutes les valeurs',
  value: (value, count) => `${value === '' ? 'vide' : value} (${number(count)})`,
  undecided: (lines) => `${counted(lines, 'ligne', 'lignes')} qu’aucune règle ne tranche :`,
  takeThem: (lines) => (lines === 1 ? 'La reprendre' : lines === 2 ? 'Reprendre les deux' : 'Tout reprendre'),
  leaveThem: (lines) => (lines === 1 ? 'L’écarter' : lines === 2 ? 'Écarter les deux' : 'Tout écarter'),
  line: (line) => `Ligne ${number(line)}`,
  moreLines: (lines) => `et ${counted(lines, 'autre', 'autres')}`,
  refusedTexts: 'Textes non repris',
  refused: (title, text, { lines, cameras }) => `${title} « ${text} », ${linesText(lines)}, ${camerasText(cameras)}`,
  stands: (text, unit) => (text === '' ? '' : `${text}${unit === '' ? '' : ` ${unit}`}, par défaut`),
  count: number,
  showLines: (lines) => (lines === 1 ? 'Afficher la ligne' : 'Afficher les lignes'),
  untilThen: 'D’ici là, la valeur par défaut s’applique.',
  moreRefused: (texts) => `${counted(texts, 'autre texte refusé', 'autres textes refusés')} dans l’aperçu.`,
  groups: {
    camera: 'Caméras',
    section: 'Sections',
    total: 'Sous-totaux et totaux',
    goods: 'Articles',
    filtered: 'Filtrées',
    note: 'Notes',
    left: 'Écartées à la main',
    undecided: 'À décider',
    titles: 'Titres, vides, en-tête',
  },
  isTaken: 'reprise',
  isLeft: 'écartée',
  isOpen: 'à décider',
  byHand: 'Une ligne peut être reprise ou écartée à la main : cliquez sur son type.',
};

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${groupsText(groups)}, ${camerasText(cameras)}`;
}

export const IMPORT_RESULT_TEXTS: InLanguage<typeof en.IMPORT_RESULT_TEXTS> = {
  title: 'Résultat',
  waits: 'attend toutes les lignes',
  nothing: 'rien pour l’instant',
  added: ({ groups, cameras }) => `${counted(groups, 'nouveau groupe', 'nouveaux groupes')}, ${camerasText(cameras)}`,
  updated: ({ changed, added, missing }) =>
    `${counted(changed, 'modifié', 'modifiés')}, ${counted(added, 'nouveau', 'nouveaux')}, ${counted(missing, 'absent', 'absents')} de la liste`,
  replaced: groupsAndCameras,
  against: 'Ce que devient l’étude',
  ways: {
    add: 'Ajouter à l’étude',
    update: 'Mettre à jour les groupes par nom',
    replace: 'Remplacer tous les groupes',
  },
  combine: 'Regrouper les lignes égales',
  combining: { no: 'Non', section: 'Dans une section', all: 'Dans toutes les lignes' },
  missing: 'Absents de la liste',
  missingWays: { keep: 'Garder', remove: 'Supprimer' },
  check: (line, says, taken) =>
    `La ligne ${number(line)} annonce ${camerasText(says)} : ${counted(taken, 'reprise', 'reprises')}`,
  difference: (missing) =>
    missing > 0 ? `, ${counted(missing, 'manquante', 'manquantes')}` : `, ${number(Math.abs(missing))} en trop`,
  combined: (groups) => `En regroupant les lignes égales, il y aurait ${groupsText(groups)}.`,
  moreChecks: (checks) => counted(checks, 'autre contrôle', 'autres contrôles'),
};
