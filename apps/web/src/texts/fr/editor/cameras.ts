import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/cameras.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import type { InLanguage } from '../../in-language.ts';

/** Names of the published catalogue where a cell holds base and event; other names are shown in full. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Moyenne-faible': 'Moy-faib.',
  'Moyenne-élevée': 'Moy-élev.',
  Événement: 'Évén.',
  'Objectif unique': 'Unique',
  'Multi-objectif': 'Multi',
  '352x288 CIF': 'CIF',
  '640x480 VGA': 'VGA',
  '704x576 4CIF': '4CIF',
  '1280x720 720p': '720p',
  '1920x1080 1080p': '1080p',
  '2048x1536 3MP': '3MP',
  '2592x1520 4MP': '4MP',
  '2592x1944 5MP': '5MP',
  '3072x2048 6MP': '6MP',
  '3840x2160 4K': '4K',
  '4000x3000 12MP': '12MP',
  '6400x1200 8MP panoramique': '8MP pano',
  '7680x4320 8K': '8K',
};

/** Names that are wider than a cell which holds one value for both. */
const CELL_NAMES: Readonly<Record<string, string>> = { '6400x1200 8MP panoramique': '6400x1200 pano' };

/** Cells hold digits as they are typed; sentences and summaries separate thousands. */
function rateText(kbit: number): string {
  return quantityText(kbit, 'kbit/s');
}

export const CAMERA_TEXTS: InLanguage<typeof en.CAMERA_TEXTS> = {
  table: 'Groupes de caméras',
  keys: 'Les flèches déplacent, avec Maj elles sélectionnent, Entrée ou F2 modifie, Échap puis Tab quitte le tableau, ? affiche toutes les touches.',
  excess: (groups, limit) =>
    `${counted(groups, 'groupe de caméras', 'groupes de caméras')} ; une étude en contient au plus ${number(limit)}`,
  notChanged: (reason) => `${reason}. Rien n’a été modifié.`,
  noCameras: 'Pas encore de caméras. Un groupe réunit des caméras aux mêmes réglages : ajoutez le premier.',
  addGroup: 'Ajouter un groupe de caméras',
  anotherGroup: 'Ajouter un groupe de caméras (en haut)',
  stream: 'Flux',
  groupHeading: 'Groupe',
  heading: (title, unit) => (unit === '' ? title : `${title} (${unit})`),
  shortNames: SHORT_NAMES,
  cellNames: CELL_NAMES,
  otherSize: 'Autre taille …',
  actions: 'Actions',
  group: (groupNumber) => `Groupe ${groupNumber}`,
  groupOf: (groupNumber, name) => `Groupe de caméras ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamOf: (streamNumber, groupNumber, name) =>
    `Flux ${streamNumber} du groupe de caméras ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamTitle: (isLens, streamNumber) => `${isLens ? 'Objectif' : 'Flux'} ${streamNumber}`,
  cell: (title, line, more) => [`${title}, ligne ${line}`, ...more.filter((each) => each !== '')].join(', '),
  cellWith: (cell, value) => `${cell} : ${value}`,
  actionsOf: (groupNumber) => `Actions du groupe ${groupNumber}`,
  addStream: 'Ajouter un flux',
  duplicateGroup: 'Dupliquer le groupe de caméras',
  saveAsTemplate: 'Enregistrer comme modèle',
  deleteGroup: 'Supprimer le groupe de caméras',
  deleteStream: (streamNumber) => `Supprimer le flux ${streamNumber}`,
  lastRow: (keys) => `C’est la dernière ligne. ${keys} ajoute un groupe de caméras.`,
  notTaken: (reason) => `Non modifié. ${reason}`,
  baseStarted: (fps) => `${number(fps)} FPS est la base recommandée.`,
  rateDropped: (typed, calculated, wasMeasured) =>
    `Le débit ${wasMeasured ? 'mesuré' : 'saisi'} de ${rateText(typed)} a été remplacé par le débit calculé de ${rateText(calculated)}. Annuler le rétablit.`,
  measurementDropped: (measured) =>
    `La mesure portait sur ${rateText(measured)} et disparaît avec ce débit. Annuler rétablit les deux.`,
  moreNotes: (cells) => `Cela vaut aussi pour ${counted(cells, 'autre cellule', 'autres cellules')}.`,
  addName: 'Ajouter un nom',
  empty: 'vide',
  none: '–',
  isTyped: 'Saisi, non calculé',
  reset: 'Revenir au débit binaire calculé',
  resetWithKey: 'Revenir au débit binaire calculé (Suppr)',
  withExample: (name, example) => `${name} : ${example}`,
  columnWidth: (title) => `Largeur de ${title}`,
  fillHandle: 'Faire glisser pour remplir les lignes au-dessus ou au-dessous',
  clipboardRefused: 'Le navigateur ne le permet pas. Utilisez Ctrl+C, Ctrl+X ou Ctrl+V.',
  servers: {
    title: 'Serveurs',
    show: 'Afficher les serveurs de chaque groupe',
    one: (first, last) => (first === last ? String(first) : `${first} à ${last}`),
    list: (runs) => runs.join(', '),
    cell: (groupNumber, servers, dealt) =>
      `Serveurs, groupe ${groupNumber} : ${servers === '' ? 'pas de réponse' : `${servers} (${dealt})`}`,
    dealt: (first, last, cameras) =>
      `${counted(cameras, 'caméra', 'caméras')} sur ${first === last ? `le serveur ${first}` : `chacun des serveurs ${first} ${last === first + 1 ? 'et' : 'à'} ${last}`}`,
  },
  sets: {
    extras: {
      title: 'Outre la vidéo, par caméra',
      show: 'Afficher audio, métadonnées et tampons d’événement',
    },
    network: { title: 'Réseau, par caméra', show: 'Afficher PoE, câble, local technique et flux live' },
    coverage: { title: 'Couverture, par caméra', show: 'Afficher objectif, montage et finalité' },
  },
  cardFigures: (cameras, rateKbit) => `${counted(cameras, 'caméra', 'caméras')} · ${rateText(rateKbit)}`,
  keysTitle: 'Tableau des caméras',
  keyTexts: {
    edit: 'Modifier la cellule',
    measure: 'Indiquer comment un débit binaire a été mesuré',
    fillDown: 'Recopier la première ligne du bloc vers le bas',
    fill: 'Remplir le bloc avec la saisie',
    clear: 'Remettre la valeur par défaut ou calculée',
    deleteRows: 'Supprimer les lignes du bloc',
    everything: 'Tout sélectionner',
    column: 'Sélectionner la colonne',
    row: 'Sélectionner la ligne',
    find: 'Rechercher dans le tableau',
    wider: 'Élargir la colonne',
    narrower: 'Rétrécir la colonne',
    firstWidth: 'Rendre à la colonne sa largeur initiale',
    menu: 'Ouvrir le menu du bloc',
    undo: 'Annuler',
    redo: 'Rétablir',
    copy: 'Copier',
    paste: 'Coller',
    leave: 'Abandonner ; Tab quitte ensuite le tableau',
  },
  menu: {
    label: 'Bloc',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    fillDown: 'Recopier vers le bas',
    clear: 'Effacer',
    deleteRows: 'Supprimer les lignes',
    measure: 'Débit binaire mesuré…',
    comment: 'Commenter le groupe',
    sortUp: (title) => `Afficher trié par ${title}, croissant`,
    sortDown: (title) => `Afficher trié par ${title}, décroissant`,
  },
  view: {
    find: 'Rechercher dans le tableau',
    found: (at, of) => (of === 0 ? 'Introuvable' : at === 0 ? counted(of, 'trouvé', 'trouvés') : `${at} sur ${of}`),
    previous: 'Précédent',
    next: 'Suivant',
    filter: 'N’afficher que ces groupes',
    close: 'Fermer la recherche',
    shown: (shown, all) => `${counted(shown, 'groupe de caméras', 'groupes de caméras')} sur ${number(all)}`,
    filtered: (text) => `avec « ${text} »`,
    sorted: (title, direction) => `tri par ${title}, ${direction === 1 ? 'croissant' : 'décroissant'}`,
    all: 'Tout afficher dans l’ordre enregistré',
  },
};

export const TOTALS_TEXTS: InLanguage<typeof en.TOTALS_TEXTS> = {
  label: 'Totaux',
  cameras: 'Caméras',
  streams: 'Flux',
  peak: 'Pic',
  average: 'Moyenne',
  storage: 'Stockage',
  exact: 'exact',
  shown: (cameras) => counted(cameras, 'affichée', 'affichées'),
  range: (low, high) => `${low} à ${high}`,
};

/** Labels of the undo steps of the table. */
export const STEP_TEXTS: InLanguage<typeof en.STEP_TEXTS> = {
  edit: 'modification',
  measurement: 'débit binaire mesuré',
  editOf: (columns) => `modification : ${columns}`,
  paste: 'collage',
  cut: 'coupe',
  clear: 'effacement',
  fill: 'remplissage',
  fillDown: 'recopie vers le bas',
  import: 'importation',
  template: 'modèle',
  bulkApply: 'réglage groupé',
  addGroup: 'nouveau groupe de caméras',
  addStream: 'nouveau flux',
  duplicate: 'duplication',
  delete: 'suppression',
  restored: 'modifications restaurées',
  settings: 'réglages des serveurs',
  defaults: 'réglages des serveurs par défaut',
  rename: 'changement de nom',
  alternative: (title) => `alternative « ${title} »`,
};

export const HISTORY_TEXTS: InLanguage<typeof en.HISTORY_TEXTS> = {
  undo: 'Annuler',
  redo: 'Rétablir',
  undoStep: (step) => `Annuler : ${step} (Ctrl+Z)`,
  redoStep: (step) => `Rétablir : ${step} (Ctrl+Y)`,
  undone: (step) => `Étape annulée : ${step}`,
  redone: (step) => `Étape rétablie : ${step}`,
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
};

export const BULK_TEXTS: InLanguage<typeof en.BULK_TEXTS> = {
  title: 'Appliquer un réglage groupé',
  applyTo: 'Appliquer à',
  targets: { selected: 'Sélection', shown: 'Affichés', all: 'Tous' },
  counts: (groups, cameras) => `${counted(groups, 'groupe', 'groupes')}, ${counted(cameras, 'caméra', 'caméras')}`,
  asItIs: (value) => `(inchangé) ${value}`,
  notUsed: 'non utilisé',
  calculated: 'calculé',
  values: (values) => counted(values, 'valeur', 'valeurs'),
  half: 'Du FPS au débit binaire, pour',
  halves: { both: 'Base et événement', continuous: 'Base', motion: 'Événement' },
  choose: 'Choisir une valeur',
  size: 'Largeur x hauteur',
  apply: 'Appliquer',
  changesNothing: 'Aucun changement : chaque ligne a déjà cette valeur.',
  changes: (changed, rows, groups) =>
    `Modifie ${counted(changed, 'ligne', 'lignes')} sur ${number(rows)}, dans ${counted(groups, 'groupe de caméras', 'groupes de caméras')}.`,
  drops: (rows) => `Les débits binaires saisis de ${counted(rows, 'ligne', 'lignes')} sont recalculés.`,
};
