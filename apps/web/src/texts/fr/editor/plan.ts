import { counted, number, wordFor } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/plan.ts';
import type { InLanguage } from '../../in-language.ts';

function camerasText(cameras: number): string {
  return counted(cameras, 'caméra', 'caméras');
}

/** Why a file is no picture of a plan: one sentence each. */
export const PICTURE_TEXTS: InLanguage<typeof en.PICTURE_TEXTS> = {
  empty: 'Le fichier est vide.',
  bytes: (most) => `Le fichier dépasse ${number(most)} MB ; réduisez-le d’abord.`,
  pixels: (most) => `L’image dépasse ${number(most)} mégapixels ; réduisez-la d’abord.`,
  heic: 'C’est une image HEIC ; enregistrez-la d’abord en JPEG.',
  svg: 'C’est un dessin SVG ; enregistrez-le d’abord en PNG ou PDF.',
  unknown: 'Ce n’est pas un fichier PNG, JPEG, WebP ou PDF.',
  damaged: 'L’image est endommagée ou incomplète.',
  pdfDamaged: 'Le PDF est endommagé ou incomplet.',
  password: 'Le PDF a un mot de passe ; enregistrez-le d’abord sans mot de passe.',
  scripts: 'Le PDF contient des scripts ; imprimez-le d’abord dans un nouveau PDF.',
  pages: (pages, most) =>
    `Le PDF a ${number(pages)} pages, ${number(most)} au plus peuvent être affichées ; enregistrez seulement la page du plan.`,
};

export const PLAN_TEXTS: InLanguage<typeof en.PLAN_TEXTS> = {
  open: 'Plan',
  title: 'Plan',
  of: (name) => `Plan de ${name}`,
  backToDesign: 'Retour à l’étude',
  needsAccount:
    'Les plans d’étage demandent un compte : ils sont enregistrés avec le site et partagés avec tous ceux qui y travaillent. Sans compte, le tableau des caméras indique ce que montre chaque caméra.',
  toTable: 'Retour aux caméras',
  start: 'Importez un plan d’étage, définissez son échelle et placez-y les caméras.',
  choose: 'Choisir un dessin',
  chooseLabel: 'Dessin d’un étage',
  accepted: 'PNG, JPEG, WebP ou une page d’un PDF. Vous pouvez aussi déposer le fichier ici.',
  waiting: (cameras) => `${counted(cameras, 'caméra reste', 'caméras restent')} à placer.`,
  noCameras: 'Ajoutez d’abord des caméras à l’étude ; placez-les ensuite ici.',
  floorName: (floor) => (floor === 1 ? 'Rez-de-chaussée' : `Niveau ${floor}`),
  reading: 'Lecture du fichier…',
  uploading: 'Enregistrement du plan…',
  pageOf: (count) => `Page du PDF, 1 à ${count}`,
  usePage: 'Utiliser cette page',
  page: 'Page du plan',
  preview: (page) => `Page ${page}`,
  placedOf: (placed, all) =>
    `${camerasText(placed)} sur ${number(all)} ${wordFor(placed, 'est placée', 'sont placées')}.`,
  short: (count) =>
    `${counted(count, 'caméra placée montre', 'caméras placées montrent')} trop peu pour la finalité du groupe.`,
  plans: 'Étages',
  addPlan: 'Ajouter un étage',
  tools: 'Outils',
  plan: 'Plan d’étage',
  planHelp:
    'Les flèches déplacent la sélection, les crochets la tournent, Suppr la retire. Plus et moins zooment, 0 affiche tout. Échap quitte un outil.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fit: 'Tout afficher',
  failed: 'Plan d’étage',
  estimate:
    'La couverture est une estimation d’étude sur un sol plat avec les murs dessinés ici ; mobilier, portes et lumière ne sont pas pris en compte.',
  legend: (level, pixels) => `${level} ${pixels}`,
  perMetre: (standard) => `px/m et plus, édition ${standard}`,
  notCovered: 'demandé, non couvert',
  noScale: 'Définissez l’échelle : sans elle, aucune couverture ne peut être dessinée.',
};

export const PLAN_TOOLS: InLanguage<typeof en.PLAN_TOOLS> = {
  select: 'Sélection',
  wall: 'Mur',
  area: 'Zone',
  closet: 'Local technique',
  scale: 'Échelle',
};

export const PLAN_HINTS: InLanguage<typeof en.PLAN_HINTS> = {
  wall: 'Cliquez d’angle en angle. Entrée ou un double clic termine le mur, Retour arrière enlève un angle.',
  area: 'Cliquez sur les angles de la zone. Entrée ou un double clic la ferme, Retour arrière enlève un angle.',
  closet: (name) => `Cliquez à l’endroit du local technique ${name}.`,
  noCloset:
    'Chaque local technique est sur un plan. Nommez d’autres locaux techniques des caméras sur la page du site.',
  scale: 'Cliquez sur les deux bouts d’un élément de longueur connue : une porte, un mur, une ligne de cote.',
  crop: 'Cliquez sur deux coins opposés de la partie à afficher.',
  keys: 'Au clavier : les flèches déplacent la croix, Espace pose un point.',
  place: (group, left) =>
    `Cliquez à l’endroit où est montée une caméra de ${group} ; il en reste ${number(left)}. Échap termine.`,
  end: 'Terminer',
};

export const PLAN_SCALE: InLanguage<typeof en.PLAN_SCALE> = {
  title: 'Échelle',
  length: 'Longueur de la ligne',
  set: 'Définir l’échelle',
  cancel: 'Annuler',
  equal: 'Les deux bouts sont le même point ; cliquez ailleurs.',
  positive: 'Saisissez une longueur supérieure à 0 m.',
  pixel: (cm) => `1 pixel vaut ${cm} cm`,
  whole: (width, height) => `L’image entière montre ${width} m sur ${height} m`,
  none: 'non définie',
};

export const PLAN_CARD: InLanguage<typeof en.PLAN_CARD> = {
  title: 'Cet étage',
  name: 'Nom',
  rotation: 'Rotation',
  turn: 'Tourner d’un quart',
  opacity: 'Opacité du dessin',
  crop: 'Recadrer',
  uncrop: 'Afficher tout le dessin',
  earlier: 'Avancer',
  later: 'Reculer',
  replace: 'Remplacer le dessin',
  replaceNote: 'Ce qui est placé garde sa place : les positions suivent la taille du dessin.',
  remove: 'Supprimer cet étage',
  removeTitle: 'Supprimer l’étage ?',
  removeQuestion: (name) =>
    `${name} et son dessin sont supprimés pour toutes les études du site. Les caméras qui y sont placées restent dans les études et attendent un autre étage.`,
  removeConfirm: 'Supprimer',
  empty: 'Un étage a besoin d’un nom',
  tooLong: '100 caractères au plus',
};

export const PLAN_CAMERAS: InLanguage<typeof en.PLAN_CAMERAS> = {
  title: 'Caméras',
  placed: (placed, all) => `${counted(placed, 'placée', 'placées')} sur ${number(all)}`,
  allPlaced: 'toutes placées',
  how: 'Faites glisser sur le plan, ou cliquez puis cliquez sur le plan. Au clavier : Entrée en place une au milieu, les flèches la déplacent.',
  group: (group) => `Groupe ${group}`,
  memberOf: (group, member, all) => `${group}, ${number(member)} sur ${number(all)}`,
  camera: (label, group, direction) => `${label}, ${group}, orientée à ${number(direction)}°`,
  closet: (name) => `Local technique ${name}`,
  area: (area) => `Zone ${area}`,
  wall: (wall) => `Mur ${wall}`,
  unnamed: 'sans nom',
  many: (count) => counted(count, 'sélectionné', 'sélectionnés'),
  duplicate: 'Dupliquer',
  remove: 'Retirer du plan',
  thisOne: 'Cette caméra',
  direction: 'Direction',
  left: 'De gauche',
  top: 'Du haut',
  label: 'Repère',
  note: 'Note pour l’installateur',
  labelTaken: 'Une autre caméra a ce repère',
  labelLong: '20 caractères au plus',
  noteLong: '500 caractères au plus',
  wholeGroup: (count, group) => (count === 1 ? `Groupe ${group}` : `Les ${number(count)} de ${group}`),
  lens: 'Angle de vue',
  mount: 'Montage',
  tilt: 'Inclinaison',
  aim: 'Visée',
  purpose: 'Finalité',
  noPurpose: 'aucune',
  distance: 'À',
  noLens: 'Saisissez l’angle de vue pour voir ce que montrent les caméras.',
  met: (level, distance) => `Permet ${level} à ${distance} m`,
  tooShort: (density, distance, needed) => `${density} px/m à ${distance} m, il en faut ${needed}`,
  cures: 'Moyens d’atteindre la finalité',
  cureLens: (angle) => `Objectif ${angle}`,
  cureDistance: (metres) => `À ${metres}`,
  cureTilt: (angle) => `Inclinaison ${angle}`,
  cureNote: (count, group) => (count === 1 ? '' : `Chacun modifie les ${number(count)} caméras de ${group}.`),
  cureCosts: (then, tb) => `${then} ajoute ${tb}.`,
  cureFree: 'Aucun n’ajoute de stockage.',
  reach: (level, metres) => `${level} jusqu’à ${metres} m`,
  cable: (metres, closet) => `Câble d’après le plan : ${metres} m jusqu’à ${closet}.`,
  cableTyped: (metres) => `Les ${metres} m saisis pour le groupe comptent à la place.`,
  cableLong: (metres) =>
    `${metres} m de câble : au-delà de 90 m, il faut un switch plus proche, de la fibre ou un prolongateur.`,
  cableCounts: 'Il compte dans le réseau de l’étude.',
  useCable: 'Compter d’après le plan',
  noClosetOnPlan: 'Placez le local technique du groupe sur cet étage pour voir la longueur du câble.',
  alignX: 'L’une sous l’autre',
  alignY: 'Sur une ligne',
  alignDirection: 'Même direction',
  closetName: 'Local technique',
  height: 'Hauteur',
  level: 'Niveau',
  size: 'Taille',
  covered: 'Couvert',
  gaps: (count) => counted(count, 'zone non couverte', 'zones non couvertes'),
  needs: 'Demande',
  areaHead: 'Zone',
  areas: 'Zones à couvrir',
  drawArea: 'Dessiner une zone',
  noAreas: 'Dessinez une zone avec le niveau qu’elle demande : la part couverte par les caméras est calculée.',
  computing: 'calcul en cours…',
  stop: 'Arrêter',
};

export const PLAN_PROBLEMS: InLanguage<typeof en.PLAN_PROBLEMS> = {
  title: 'À corriger',
  outside: (label) => `${label} est hors du dessin.`,
  inside: 'Déplacer à l’intérieur',
  beyond: (label, group, quantity) => `${label} est en trop : ${group} a ${camerasText(quantity)}.`,
  noGroup: (label) => `Le groupe de ${label} n’existe plus.`,
  noPlan: (label) => `L’étage de ${label} n’existe plus.`,
  here: 'Mettre sur cet étage',
  remove: 'Retirer',
};

/** Names of steps that are undone. */
export const PLAN_STEPS: InLanguage<typeof en.PLAN_STEPS> = {
  place: 'caméra placée',
  move: 'déplacement sur le plan',
  turn: 'caméra tournée',
  align: 'caméras alignées',
  duplicate: 'duplication sur le plan',
  remove: 'retrait du plan',
  label: 'repère',
  note: 'note pour l’installateur',
  closet: 'local technique sur le plan',
  area: 'zone à couvrir',
  mend: 'implantation corrigée',
  positions: 'positions d’un fichier',
  lens: 'objectif',
  purpose: 'finalité',
  cable: 'longueur des câbles',
  cure: 'moyen d’atteindre la finalité',
  wall: 'mur',
  scale: 'échelle de l’étage',
  crop: 'partie du dessin',
  look: 'aspect du dessin',
};

/** The file of the placed cameras. */
export const PLAN_FILE: InLanguage<typeof en.PLAN_FILE> = {
  title: 'Fichiers',
  sheet: 'Positions',
  save: 'Positions en CSV',
  name: (design) => `${design} - positions.csv`,
  columns: ['Label', 'Group', 'Floor', 'From left', 'From top', 'Unit', 'Direction', 'Note'],
};

/** Positions that come from a file. */
export const POSITIONS_IN: InLanguage<typeof en.POSITIONS_IN> = {
  read: 'Positions d’un fichier',
  label: 'Fichier de positions',
  how: 'Un fichier a les colonnes Label, Group, Floor, From left, From top, Unit (m ou px), Direction et Note. Une caméra est reconnue à son repère (Label) ; un nouveau repère en place une de plus de son groupe.',
  nothing: 'Rien n’a été importé.',
  empty: 'Le fichier n’a aucune ligne avec une position.',
  noColumns: (x, y) => `La première ligne doit avoir les colonnes ${x} et ${y}.`,
  noFloor: (line, floor) => `Ligne ${line} : aucun étage ne s’appelle ${floor}.`,
  noGroup: (line, group) =>
    group === ''
      ? `Ligne ${line} : indiquez le groupe de la caméra.`
      : `Ligne ${line} : aucun groupe ne s’appelle ${group}.`,
  labelLong: (line, most) => `Ligne ${line} : un repère a au plus ${most} caractères.`,
  noteLong: (line, most) => `Ligne ${line} : une note a au plus ${most} caractères.`,
  noScale: (line, floor) =>
    `Ligne ${line} : ${floor} n’a pas d’échelle ; définissez-la d’abord, ou utilisez l’unité px.`,
  noPosition: (line) => `Ligne ${line} : la position n’est pas un nombre, ou est trop loin du dessin.`,
  noDirection: (line, text) => `Ligne ${line} : ${text} n’est pas une direction en degrés.`,
  twice: (label) => `Le repère ${label} figure deux fois.`,
  tooMany: (group, count, quantity) =>
    `${group} aurait ${camerasText(count)} sur les plans et en a ${number(quantity)}.`,
  more: (count) => `Et ${counted(count, 'autre', 'autres')}.`,
  done: (moved, added) =>
    `${counted(moved, 'caméra déplacée', 'caméras déplacées')}, ${counted(added, 'ajoutée', 'ajoutées')}. Annuler revient en arrière.`,
};
