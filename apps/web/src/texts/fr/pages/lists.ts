import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/lists.ts';
import type { ListWords } from '../../en/pages/lists.ts';
import type { InLanguage } from '../../in-language.ts';

export type { ListWords } from '../../en/pages/lists.ts';

export const PROJECT_WORDS: ListWords = {
  noun: 'projet',
  plural: 'projets',
  nameTitle: 'Projet',
  add: 'Ajouter un projet',
  empty: 'Pas encore de projets. Un projet réunit les sites d’un client ou d’une affaire : ajoutez le premier.',
};

export const SITE_WORDS: ListWords = {
  noun: 'site',
  plural: 'sites',
  nameTitle: 'Site',
  add: 'Ajouter un site',
  empty: 'Pas encore de sites. Un site est un lieu avec ses propres serveurs : ajoutez le premier.',
};

export const SITE_DESIGN_WORDS: ListWords = {
  noun: 'étude de site',
  plural: 'études de site',
  nameTitle: 'Nom',
  add: 'Ajouter une étude de site',
  empty:
    'Pas encore d’études de site. Une étude réunit les caméras et les réglages des serveurs d’une proposition : ajoutez la première.',
};

/** The nouns of lists may begin with a vowel. */
function of(noun: string): string {
  return /^[aeiouéèê]/i.test(noun) ? `d’${noun}` : `de ${noun}`;
}

export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  projects: 'Projets',
  proposals: 'Propositions',
  dateCreated: 'Date de création',
  created: 'Création',
  modified: 'Modification',
  actions: 'Actions',
  delete: 'Supprimer',
  duplicate: 'Dupliquer',
  open: 'Ouvrir',
  search: 'Rechercher',
  searchHint: 'Nom ou date',
  nothingMatches: (search) => `Rien ne correspond à « ${search} ».`,
  notLoaded: (plural) => `Impossible de charger les ${plural}. Vos données enregistrées sont en sécurité.`,
  asOf: (plural, time) => `État des ${plural} à ${time}, hors ligne`,
  deleteTitle: 'Confirmer la suppression',
  deleteQuestion: 'Voulez-vous vraiment supprimer cette ligne ?',
  deleteConfirm: 'Oui, supprimer',
  changed: 'Modifié',
  selectAll: 'Sélectionner toutes les lignes de cette page',
  selectOf: (noun, name) => `Sélectionner : ${noun} ${name}`,
  deleteManyQuestion: (count, plural) => `Voulez-vous vraiment supprimer ${number(count)} ${plural} ?`,
  deletedMany: (count, plural) => `Suppression de ${number(count)} ${plural}`,
  deleted: (noun, name) => `Suppression : ${noun} ${name}`,
  duplicateOf: (noun, name) => `Dupliquer : ${noun} ${name}`,
  openOf: (noun, name) => `Ouvrir : ${noun} ${name}`,
  deleteOf: (noun, name) => `Supprimer : ${noun} ${name}`,
  renameOf: (noun, name) => `Renommer : ${noun} ${name}`,
  actionsFor: (noun, name) => `Actions : ${noun} ${name}`,
  nameOf: (noun) => `Nom : ${noun}`,
  widthOf: (column) => `Largeur de la colonne ${column}`,
};

/** The failed action, in failure messages. */
export const LIST_ACTIONS: InLanguage<typeof en.LIST_ACTIONS> = {
  load: (plural) => `Chargement des ${plural}`,
  add: (noun) => `Ajout ${of(noun)}`,
  rename: (noun) => `Changement de nom ${of(noun)}`,
  duplicate: (noun) => `Duplication ${of(noun)}`,
  delete: (noun) => `Suppression ${of(noun)}`,
  restore: (noun) => `Restauration ${of(noun)}`,
  move: (noun) => `Déplacement ${of(noun)}`,
  figures: (plural) => `Chargement des chiffres des ${plural}`,
};

export const DESIGN_FILE_ACTIONS: InLanguage<typeof en.DESIGN_FILE_ACTIONS> = {
  export: 'Exporter le fichier d’étude',
  import: 'Importer un fichier d’étude',
  take: 'Transférer vers mon compte',
};

/** Columns of figures, and what stands in them. */
export const FIGURE_TEXTS: InLanguage<typeof en.FIGURE_TEXTS> = {
  customer: 'Client',
  hardware: 'Matériel',
  cameras: 'Caméras',
  video: 'Vidéo',
  price: 'Prix',
  priceIn: (currency) => `Prix, ${currency}`,
  status: 'Statut',
  none: '–',
  pricedLines: (priced, lines) => `${counted(priced, 'ligne', 'lignes')} sur ${number(lines)}`,
  noCameras: 'Sans caméras',
  nothingFits: 'Aucun matériel',
  draft: 'Brouillon',
  statuses: {
    issued: 'émise',
    superseded: 'remplacée',
    accepted: 'acceptée',
    declined: 'refusée',
    withdrawn: 'retirée',
    expired: 'échue',
  },
  sort: 'Trier par',
  unsorted: 'Plus récents d’abord',
  ascending: (column) => `${column}, croissant`,
  descending: (column) => `${column}, décroissant`,
};

/** The bar of the rows that are selected. */
export const SELECTION_TEXTS: InLanguage<typeof en.SELECTION_TEXTS> = {
  label: 'Lignes sélectionnées',
  selected: (count) => counted(count, 'sélectionnée', 'sélectionnées'),
  duplicate: 'Dupliquer',
  move: 'Déplacer',
  compare: 'Comparer',
  delete: (count) => `Supprimer ${number(count)}`,
  clear: 'Effacer la sélection',
  progress: (done, total) => `${number(done)} sur ${number(total)} terminés`,
};

/** The button of the list; the form has texts of its own. */
export const NEW_DESIGN = 'Nouvelle étude';

export const PAGINATION_TEXTS: InLanguage<typeof en.PAGINATION_TEXTS> = {
  label: 'Pages',
  range: (first, last, all) => `${number(first)}–${number(last)} sur ${number(all)}`,
  nothing: 'Rien à afficher',
  rows: 'Lignes',
  rowsPerPage: 'Lignes par page',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: 'Page',
  goTo: 'Aller à la page',
  of: (pageCount) => `sur ${number(pageCount)}`,
};
