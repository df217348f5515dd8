import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/import.ts';
import type { InLanguage } from '@site-designer/texts';

/** Why a line of a camera list is taken, left out or waits for a decision, and how a cell of it is read. */
export const LINE_TEXTS: InLanguage<typeof en.LINE_TEXTS> = {
  line: (line, says) => `Ligne ${number(line)} : ${says}`,
  blank: 'une ligne vide',
  headers: 'en-têtes',
  headersAgain: 'les en-têtes, répétés',
  aboveHeaders: 'au-dessus des en-têtes',
  kindSetting: 'un réglage des types de caméras',
  takenByHand: 'reprise à la main',
  leftByHand: 'écartée à la main',
  camera: 'une caméra',
  nothingTells: 'rien n’indique si c’est une caméra',
  nothingRead: 'rien n’y est lu',
  cannotBeTaken: (why) => `${why}, elle ne peut donc pas être reprise`,
  section: (name) => `une section (« ${name} » est seul)`,
  total: 'un total',
  note: (word) => `une note sous la liste (« ${word} »)`,
  column: (column) => `colonne ${column}`,
  is: (header, word) => (word === '' ? `${header} est vide` : `${header} contient ${word}`),
  proposedFilter: (says) => `${says}, ce qu’un filtre proposé écarte`,
  filtered: (says) => `écartée par un filtre (${says})`,
  cameraOfRow: (id) => `une caméra (ligne ${id})`,
  commas: 'des virgules',
  semicolons: 'des points-virgules',
  tabs: 'des tabulations',
  bars: 'des barres',
  separated: (marks) => `ses cellules sont séparées par ${marks}, celles des en-têtes autrement`,
  totalBegins: (word) => `un total (commence par ${word})`,
  subtotalBegins: (word) => `un sous-total (commence par ${word})`,
  totalWithSettings: (word, setting) => `elle commence par ${word}, mais a des réglages de caméra (${setting})`,
  sum: (quantity) => `un total (${number(quantity)} est la somme des lignes au-dessus)`,
  goods: (word) => `un article qui n’est pas une caméra (${word})`,
  cameraAndGoods: (camera, goods) =>
    `elle nomme une caméra (${camera}) et un article (${goods}), et n’a ni taille, ni codec, ni fréquence d’images`,
  quantityIs: (quantity) => `la quantité est ${number(quantity)}`,
  cameraOfTable: 'une caméra (les en-têtes sont ceux du tableau des caméras)',
  cameraNamed: (word) => `une caméra (${word})`,
  cameraByHeader: (header) => `une caméra (l’en-tête indique ${header})`,
  severalInOne: (quantity, described) =>
    `sa quantité est ${number(quantity)}, et sa description compte ${number(described)} caméras`,
  noName: 'elle n’a pas de nom permettant de trouver un groupe de l’étude',
  manyGroups: (groups, name) => `l’étude a ${number(groups)} groupes nommés « ${name} »`,
  manyLines: (lines, name) => `${number(lines)} lignes portent le nom « ${name} » d’un seul groupe de l’étude`,
  noQuantity: 'aucune quantité n’y figure',
};

export const CELL_TEXTS: InLanguage<typeof en.CELL_TEXTS> = {
  readFrom: (text) => `Lu dans « ${text} »`,
  rounded: (title, text, shown) => `${title} : ${text} est arrondi à ${shown}`,
  multiLens: (text, lenses) => `« ${text} » est une caméra multi-objectifs à ${number(lenses)} objectifs`,
  corrected: (from) => `Corrigé, au lieu de « ${from} »`,
  unreadable: 'Illisible',
};

/** Why a list cannot be imported, and how the groups made of it are named. */
export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  empty: 'Le fichier est vide',
  tooWide: (width, most) => `La liste a ${number(width)} colonnes ; ${number(most)} au plus sont lues`,
  noColumn: 'Aucune colonne du tableau des caméras n’a été trouvée. Partez du fichier type ou d’une exportation.',
  noCamera: 'Aucune caméra ne suit les en-têtes',
  tooManyGroups: (has, most) => `${has} groupes de caméras ; une étude en contient au plus ${most}`,
  nameRange: (first, last) => `${first} à ${last}`,
  nameAndMore: (first, more) => `${first} et ${counted(more, 'autre', 'autres')}`,
  cut: (name, taken) => `« ${name} » est raccourci en « ${taken} »`,
  times: (note, times) => `${note}, ${number(times)} fois`,
};
