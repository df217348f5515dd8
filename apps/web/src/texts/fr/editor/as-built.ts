import { counted, number, wordFor } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/as-built.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type { InLanguage } from '../../in-language.ts';

export const AS_BUILT_TEXTS: InLanguage<typeof en.AS_BUILT_TEXTS> = {
  of: (design) => `Récolement de ${design}`,
  intro:
    'Comparez cette étude, ou la proposition qui en a été émise, à un rapport des caméras du système de gestion vidéo : combien les caméras enregistrent réellement, combien de temps c’est conservé, et pourquoi cela s’écarte du plan.',
  privacy:
    'Le rapport est lu dans ce navigateur. Rien n’en sort, sauf si vous reprenez les débits mesurés dans l’étude.',
  backToDesign: 'Retour à l’étude',
  noCameras: 'Cette étude n’a pas encore de caméras : ajoutez d’abord des groupes de caméras.',
  againstDesign: 'Comparé à l’étude dans son état actuel : aucune proposition n’en a été émise.',
  againstIssued: 'Comparé à ce qui a été émis :',
  issued: (name, day) => `proposition ${name} du ${day}`,
  issuedOutOfBounds:
    'La proposition émise ne peut pas être dimensionnée avec le catalogue actuel ; il n’y a donc rien à comparer.',
  outOfBounds: 'Cette étude ne peut pas être dimensionnée : corrigez-la d’abord.',
  print: 'Imprimer',
  printCameras: 'Imprimer chaque caméra',
  fileName: (design, ending) => `${design} - récolement.${ending}`,
  xlsx: 'XLSX',
  csv: 'CSV',
  notExported: 'Le fichier n’a pas pu être créé. Réessayez.',
};

export const REPORT_FILE_TEXTS: InLanguage<typeof en.REPORT_FILE_TEXTS> = {
  choose: 'Choisir un rapport des caméras',
  another: 'Choisir un autre rapport',
  file: 'Rapport des caméras à lire',
  drop: 'ou déposez le fichier CSV ici.',
  how: 'Comment produire le rapport',
  howIntro: 'Dans PowerShell, avec MilestonePSTools de l’éditeur connecté au serveur de gestion :',
  command:
    'Get-VmsCameraReport -IncludeRetentionInfo -IncludeRecordingStats | Export-Csv report.csv -NoTypeInformation',
  howAfter:
    'Le rapport peut contenir toutes ses colonnes ou une partie, dans n’importe quel ordre. Les colonnes de noms d’utilisateur et de mots de passe sont écartées sans être lues.',
  reading: (name, megabytes) => `Lecture de ${name} (${megabytes} MB)…`,
  failed: 'Le rapport n’a pas pu être lu. Réessayez.',
  tooLarge: (megabytes) =>
    `Le fichier dépasse ${number(megabytes)} MB. Un rapport des caméras est plus petit : est-ce un autre fichier ?`,
  refused: (name) => `${name} n’a pas été lu :`,
  place: ({ line, column, header }) => `Ligne ${line}, colonne ${column}${header === '' ? '' : ` (${header})`}`,
  problem: (place, message) => `${place} : ${message}`,
  moreProblems: (count) => `et ${counted(count, 'autre problème', 'autres problèmes')}.`,
  question: 'Comment ce rapport écrit-il ses nombres ?',
  asked: (place) => `Rien d’autre dans le fichier ne le montre. ${place} peut se lire :`,
  readingAs: (value, culture) => `${value}, selon ${culture}`,
  read: (name, cameras) => `${name} : ${counted(cameras, 'caméra', 'caméras')}`,
  encoding: 'Encodage',
  notes: 'Absent du rapport',
};

export const CHECK_OPTION_TEXTS: InLanguage<typeof en.CHECK_OPTION_TEXTS> = {
  title: 'Options du récolement',
  measured: 'Date du rapport',
  since: 'Le site enregistre depuis',
  sinceHint: 'Pour un nouveau site : les caméras qui ont tout gardé depuis ce jour n’ont pas d’écart.',
  groomed: 'Stockages dont l’archive garde une fréquence d’images réduite',
  groomedHint: 'L’espace utilisé par leurs caméras ne révèle pas leurs débits ; ceux-ci ne sont donc pas vérifiés.',
};

export const MATCHING_TEXTS: InLanguage<typeof en.MATCHING_TEXTS> = {
  title: 'Caméras et leurs groupes',
  unmatched: (cameras) =>
    `${counted(cameras, 'caméra du rapport n’a', 'caméras du rapport n’ont')} encore aucun groupe de l’étude et ${wordFor(cameras, 'n’est pas vérifiée', 'ne sont pas vérifiées')}.`,
  show: 'Les afficher',
  remembered:
    'Les groupes que vous choisissez et les motifs sont gardés dans ce navigateur pour le prochain rapport de cette étude.',
  notKept: 'Ce navigateur n’a plus de place pour garder vos choix : ils seront perdus quand vous quitterez la page.',
  pattern: 'Noms de caméras',
  patternHint: '* remplace une suite de caractères, ? un seul',
  example: 'Hall*',
  group: 'Groupe',
  add: 'Affecter par motif',
  fits: (cameras) => `correspond à ${counted(cameras, 'caméra', 'caméras')}`,
  assigned: (pattern, group) => `${pattern} → ${group}`,
  remove: (pattern) => `Supprimer le motif ${pattern}`,
  forget: 'Oublier tous les choix',
  search: 'Rechercher des caméras',
  filter: 'Afficher',
  filters: {
    all: 'Toutes les caméras',
    open: 'Sans groupe',
    gap: 'Moins de jours que prévu',
    unchecked: 'Non vérifiées',
  },
  shown: (shown, all) => `${counted(shown, 'caméra', 'caméras')} sur ${numberText(all)}`,
  table: 'Caméras du rapport',
  camera: 'Caméra',
  groupOf: (camera) => `Groupe de ${camera}`,
  none: 'Aucun groupe',
  leftOut: 'Écartée',
  automatic: 'Affectation automatique',
  by: {
    hand: 'choisi par vous',
    pattern: 'par motif',
    name: 'par nom',
    'device-group': 'par groupe de périphériques',
    hardware: 'par matériel',
    recorder: 'par serveur d’enregistrement',
    model: 'par modèle',
  },
  fitsBoth: (groups) => `correspond à ${groups}`,
  nothing: 'Aucune caméra à afficher.',
  tooNew: 'Trop récent pour le dire',
};

export const AS_BUILT_RESULT_TEXTS: InLanguage<typeof en.AS_BUILT_RESULT_TEXTS> = {
  held: 'Chaque groupe conserve ses enregistrements pendant les jours prévus.',
  notChecked: 'Aucune caméra du rapport n’a pu être vérifiée.',
  short: (groups, of) =>
    `${counted(groups, 'groupe', 'groupes')} sur ${number(of)} ${wordFor(groups, 'conserve', 'conservent')} moins de jours que prévu.`,
  groups: 'Groupes',
  columns: {
    group: 'Groupe',
    cameras: 'Caméras du rapport',
    rate: 'Débit à long terme',
    share: 'Part enregistrée',
    days: 'Jours conservés',
    missing: 'Espace manquant',
    gap: 'Jours gagnés ou perdus',
  },
  columnsHint:
    'Prévu → réel. Dans les barres, les jours perdus sont à gauche de la ligne, les jours gagnés à droite. L’espace qu’un groupe a en trop ne compense pas celui qui manque à un autre.',
  to: 'réel',
  of: 'sur',
  total: 'Tous les groupes',
  fewest: (days) => `minimum ${days}`,
  enough: 'aucun',
  unknown: 'non indiqué',
  notCompared: 'Non vérifié : aucun groupe',
  figures: {
    plannedRate: (name) => `Débit à long terme prévu, ${name}`,
    actualRate: (name) => `Débit à long terme réel, ${name}`,
    plannedShare: (name) => `Part enregistrée prévue, ${name}`,
    actualShare: (name) => `Part enregistrée réelle, ${name}`,
    plannedDays: (name) => `Jours prévus, ${name}`,
    actualDays: (name) => `Jours conservés, ${name}`,
    fewestDays: (name) => `Plus petit nombre de jours d’une caméra, ${name}`,
    missing: (name) => `Espace manquant pour les jours prévus, ${name}`,
    gap: (name) => `Jours gagnés ou perdus, ${name}`,
    part: (part, name) => `Jours gagnés ou perdus, cause : ${part}, ${name}`,
    cameras: (name) => `Caméras du rapport, ${name}`,
    designed: (name) => `Caméras de l’étude, ${name}`,
  },
  parts: {
    rate: 'débit',
    recordedShare: 'part enregistrée',
    retentionSetting: 'réglage de conservation',
    capacity: 'espace',
  },
  bar: (gap, parts) => `${gap} : ${parts}`,
  findings: 'Autres constats',
  finding: (group, message) => `${group} : ${message}`,
};

export const REMEDY_TEXTS: InLanguage<typeof en.REMEDY_TEXTS> = {
  title: 'Que changer',
  intro:
    'Pour tenir les jours prévus aux débits réels avec le matériel de l’étude. Chaque changement de durée, de débit ou de matériel suffit à lui seul et a été dimensionné.',
  held: 'Le matériel de l’étude tient les jours prévus aux débits réels : rien n’est à changer.',
  none: 'Aucun changement isolé ne suffit : combinez une durée de conservation plus courte ou des débits plus bas avec davantage de matériel.',
  nothing: 'Rien à comparer : aucun matériel ne convient à cette étude, ou aucun débit n’a été mesuré.',
  sizing: 'Dimensionnement des remèdes…',
  failed: 'Les remèdes n’ont pas pu être dimensionnés.',
  take: 'Reprendre',
  changedSince: 'L’étude a changé depuis son émission ; ces changements ne peuvent donc pas être repris d’ici.',
  takeOf: (text) => ` : ${text}`,
};

export const APPLY_TEXTS: InLanguage<typeof en.APPLY_TEXTS> = {
  open: 'Reprendre les débits mesurés',
  hint: 'Reprend les débits réels dans l’étude comme débits mesurés. Le récolement compare ensuite avec eux.',
  hintIssued:
    'Reprend les débits réels dans l’étude comme débits mesurés. Le récolement compare toujours avec la proposition émise.',
  title: 'Reprendre les débits mesurés',
  intro: (groups, measuredOnly) => {
    if (groups === 0) {
      return measuredOnly === 0
        ? 'L’étude a déjà ces débits.'
        : `Aucun réglage ne changera : ${counted(measuredOnly, 'groupe de l’étude note son débit comme mesuré', 'groupes de l’étude notent leurs débits comme mesurés')}, en une étape que l’on peut annuler.`;
    }
    const change = `${counted(groups, 'groupe de l’étude changera', 'groupes de l’étude changeront')} comme suit`;
    if (measuredOnly === 0) return `${change}, en une étape que l’on peut annuler.`;
    return `${change}, et ${counted(measuredOnly, 'autre garde ses réglages et note son débit comme mesuré', 'autres gardent leurs réglages et notent leurs débits comme mesurés')}, en une étape que l’on peut annuler.`;
  },
  withRates: 'Les débits mesurés sont repris avec.',
  notTaken: 'Non repris :',
  refused: (message) => `L’étude ne le permet pas : ${message}`,
  apply: 'Appliquer',
  where: 'Groupe',
  field: 'Réglage',
  before: 'Avant',
  after: 'Après',
  half: (title, half) => `${title}, ${half}`,
  more: (count) => `et ${counted(count, 'autre changement', 'autres changements')}.`,
  fields: {
    retentionDays: 'Conservation, jours',
    motion: 'Mouvement, %',
    fps: 'FPS',
    bitrateKbit: 'Débit binaire, kbit/s',
  },
  applied: (step) => `Appliqué : ${step}`,
};

/** Labels of undo steps. */
export const AS_BUILT_STEPS: InLanguage<typeof en.AS_BUILT_STEPS> = {
  rates: 'débits mesurés',
  remedy: (title) => `récolement : ${title}`,
};
