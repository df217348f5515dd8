import { counted, list, number } from '@site-designer/texts/fr/grammar';
import type { ImportCounts } from '@site-designer/camera-table/foreign';
import type * as en from '../../en/editor/import-preview.ts';
import type { InLanguage } from '../../in-language.ts';

function camerasText(cameras: number): string {
  return counted(cameras, 'caméra', 'caméras');
}

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${counted(groups, 'groupe', 'groupes')}, ${camerasText(cameras)}`;
}

function linesText(lines: number): string {
  return counted(lines, 'ligne', 'lignes');
}

export const IMPORT_PREVIEW_TEXTS: InLanguage<typeof en.IMPORT_PREVIEW_TEXTS> = {
  title: 'Aperçu',
  tabs: { list: 'Liste', table: 'Tableau', differences: 'Différences' },
  views: 'Vue',
  number,
  headers: 'titre ou en-tête',
  taken: 'reprises',
  leftOut: 'écartées',
  undecided: 'à décider',
  lines: 'lignes',
  sum: ({ headers, taken, leftOut, undecided, lines }) =>
    `${number(headers)} titre ou en-tête, ${counted(taken, 'reprise', 'reprises')}, ${counted(leftOut, 'écartée', 'écartées')}, ${number(undecided)} à décider, sur ${linesText(lines)}`,
  listOf: 'Lignes de la liste',
  kindAndWhy: 'Type et raison',
  lineNumber: 'Ligne',
  kindOf: (line, kind, why) => `Ligne ${line} : ${kind}${why === '' ? '' : `, ${why}`}`,
  take: 'Reprendre',
  leave: 'Écarter',
  takeLine: (line) => `Reprendre la ligne ${line}`,
  leaveLine: (line) => `Écarter la ligne ${line}`,
  takeAlike: (lines) => `Reprendre les ${number(lines)} lignes semblables`,
  leaveAlike: (lines) => `Écarter les ${number(lines)} lignes semblables`,
  isHeader: 'C’est l’en-tête',
  becomes: (group, name) =>
    `Devient ${[...(group === undefined ? [] : [`le groupe ${number(group)}`]), ...(name === '' ? [] : [name])].join(', ') || 'un groupe'}.`,
  cameras: camerasText,
  fps: 'fps',
  stands: (text) => `${text} à la place`,
  only: (title, lines) => `Seulement ${title} : ${linesText(lines)}`,
  all: 'Afficher toutes les lignes',
  rowsOf: (from, to, total) =>
    `${number(from)} à ${number(to)} sur ${number(total)} ; le tableau en affiche 200 à la fois.`,
  firstRows: 'Premières',
  previousRows: '200 précédentes',
  nextRows: '200 suivantes',
  lastRows: 'Dernières',
  saysTaken: (taken) => counted(taken, 'reprise', 'reprises'),
  empty: 'Rien à afficher pour l’instant. Choisissez un fichier, déposez-en un ici ou collez un tableau.',
  noGroups: 'Aucune ligne n’est encore reprise.',
  tableOf: 'Les caméras telles qu’elles seront',
  group: 'Groupe',
  unnamed: 'Sans nom',
  sample: '24',
  further: (stream) => `Flux ${stream}`,
  totals: { cameras: 'Caméras', peak: 'Pic', average: 'Moyenne', storage: 'Stockage' },
  legend: {
    list: 'de la liste',
    derived: 'déduit ou arrondi : l’origine est indiquée',
    default: 'par défaut, absent de la liste',
    refused: 'refusé : la valeur par défaut s’applique',
  },
  fromLines: (name, lines) =>
    `${name === '' ? 'Groupe' : name}, de ${lines.length === 1 ? `la ligne ${lines[0]}` : linesText(lines.length)}`,
  origins: {
    list: (text) => `la liste indique « ${text} »`,
    derived: (text) => `déduit : la liste indique « ${text} »`,
    rounded: (text) => `arrondi : la liste indique « ${text} »`,
    default: 'par défaut',
    refused: (text) => `« ${text} » est refusé, la valeur par défaut s’applique`,
    described: 'déduit de la description',
  },
  reading: (done, of) => `Lecture des lignes : ${number(done)} sur ${number(of)}`,
  opening: 'Lecture du fichier',
  usable: 'La page reste utilisable.',
  cancelReading: 'Arrêter la lecture',
  stopped: 'La lecture a été arrêtée. Le fichier et les choix sont gardés.',
  again: 'Relire',
};

export const IMPORT_DIFFERENCE_TEXTS: InLanguage<typeof en.IMPORT_DIFFERENCE_TEXTS> = {
  table: 'Ce que la mise à jour change',
  take: (name) => `Reprendre ${name === '' ? 'ce groupe' : name}`,
  remove: (name) => `Supprimer ${name === '' ? 'ce groupe' : name}`,
  group: 'Groupe',
  field: 'Champ',
  taken: 'Repris',
  before: 'Dans l’étude',
  after: 'Dans la liste',
  line: 'Ligne',
  changed: (groups, fields) =>
    `Modifié : ${counted(groups, 'groupe', 'groupes')}, ${counted(fields, 'champ', 'champs')}`,
  added: (groups, cameras) => `Nouveau : ${groupsAndCameras({ groups, cameras })}`,
  missing: (groups, cameras) => `Absent de la liste : ${groupsAndCameras({ groups, cameras })}`,
  same: (groups, cameras) => `Identique : ${groupsAndCameras({ groups, cameras })}`,
  inShort: (cameras, parts, days) => [camerasText(cameras), ...parts, counted(days, 'jour', 'jours')].join(', '),
  fps: (fps) => `${fps} fps`,
  nothingDiffers: (cameras) => `${camerasText(cameras)}, aucune différence`,
  stays: 'Reste dans l’étude',
  stayHint: ' ; cochez pour supprimer',
  goes: 'Est supprimé',
  more: (difference) => (difference > 0 ? `+${number(difference)}` : `−${number(-difference)}`),
  afterwards: 'Après l’importation :',
  size: groupsAndCameras,
  now: (text) => `(actuellement ${text})`,
  matched: 'Les groupes sont rapprochés par leur nom, dans les colonnes de la liste uniquement.',
};

function partsOf({ changed, added, removed }: en.Differences): readonly string[] {
  return [
    ...(changed > 0 ? [counted(changed, 'modification', 'modifications')] : []),
    ...(added > 0 ? [counted(added, 'nouveau groupe', 'nouveaux groupes')] : []),
    ...(removed > 0 ? [counted(removed, 'suppression', 'suppressions')] : []),
  ];
}

export const IMPORT_FOOT_TEXTS: InLanguage<typeof en.IMPORT_FOOT_TEXTS> = {
  import: ({ cameras, groups }) => `Importer ${camerasText(cameras)} dans ${counted(groups, 'groupe', 'groupes')}`,
  update: (differences) => {
    const parts = partsOf(differences);
    return parts.length === 0 ? 'Rien à importer' : `Importer ${list(parts)}`;
  },
  bare: 'Importer',
  undoable: 'Peut être annulé en une étape.',
  undecided: (lines) => `${counted(lines, 'ligne attend', 'lignes attendent')} une décision.`,
  leaveThem: 'Les écarter',
  reading: 'L’importation est possible quand toutes les lignes sont lues.',
  noFile: 'Il n’y a pas encore de liste.',
  noCamera: 'Aucune ligne n’est une caméra.',
  nothingNew: 'La liste ne change rien.',
  refused: (reason) => `L’étude ne l’accepte pas : ${reason}`,
  failed: 'L’importation a échoué. Rien n’a été modifié ; réessayez.',
  imported: (cameras) => `${counted(cameras, 'caméra importée', 'caméras importées')}.`,
  updated: (differences) => `Importation terminée : ${list(partsOf(differences))}.`,
};
