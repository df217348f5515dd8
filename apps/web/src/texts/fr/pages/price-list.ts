import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/price-list.ts';
import type { InLanguage } from '../../in-language.ts';

function linesText(lines: number): string {
  return counted(lines, 'ligne', 'lignes');
}

export const PRICE_LIST_TEXTS: InLanguage<typeof en.PRICE_LIST_TEXTS> = {
  title: 'Liste de prix',
  hint: 'Les nomenclatures de vos études prennent les prix des lignes dont elles citent la désignation ou le SKU. Seuls les membres de cet espace de travail les voient, ainsi que les clients des propositions émises avec prix.',
  currency: 'Devise',
  add: 'Ajouter une ligne',
  save: 'Enregistrer',
  saved: 'Enregistré',
  failed: 'Enregistrer la liste de prix',
  exportFailed: 'Exporter la liste de prix',
  discard: 'Abandonner les modifications',
  unsaved: 'Les modifications non enregistrées sont gardées dans ce navigateur.',
  notKept:
    'Modifications non enregistrées. Ce navigateur n’a plus de place pour les garder : ne fermez pas cette page.',
  restored: 'Ces modifications n’ont pas été enregistrées. Enregistrez-les ou abandonnez-les.',
  wrong: (fields) =>
    `${counted(fields, 'champ doit', 'champs doivent')} d’abord être ${fields > 1 ? 'corrigés' : 'corrigé'} : rien n’a été enregistré.`,
  showWrong: 'N’afficher que ces lignes',
  showAll: 'Afficher toutes les lignes',
  search: 'Rechercher des prix',
  searchHint: 'Désignation, SKU ou description',
  none: 'Pas encore de prix. Ajoutez une ligne ou importez une liste de prix.',
  noMatch: (search) => `Rien ne correspond à « ${search} ».`,
  count: linesText,
  export: 'Exporter les prix',
  exportXlsx: 'Classeur (XLSX)',
  exportCsv: 'Tableau (CSV)',
  fileName: (ending) => `liste de prix.${ending}`,
  sheet: 'Liste de prix',
  import: 'Importer des prix',
  file: 'Liste de prix à importer',
  actions: 'Actions',
  remove: (name) => `Supprimer ${name}`,
  newLine: 'nouvelle ligne',
  unmatched: (nearest) =>
    nearest === undefined ? 'Dans aucune nomenclature' : `Dans aucune nomenclature, le plus proche : ${nearest}`,
  unclear: 'Plusieurs lignes à prix différents portent ce nom : il n’a pas de prix',
  field: (title, name) => `${title} de ${name}`,
  columns: {
    designation: 'Désignation',
    sku: 'SKU',
    description: 'Description',
    unitPrice: 'Prix unitaire',
    margin: 'Marge, %',
    leadTimeDays: 'Délai, jours',
  },
  errors: {
    unitPrice: 'Saisissez un prix, par exemple 1850,00',
    margin: 'Saisissez une part du prix de vente de 0 à 99,99 %',
    leadTimeDays: 'Saisissez un nombre entier de jours de 0 à 3650',
  },
};

export const PRICE_IMPORT_TEXTS: InLanguage<typeof en.PRICE_IMPORT_TEXTS> = {
  title: 'Importer des prix',
  empty: 'Ce tableau n’a aucune ligne avec un prix.',
  noHeaders: 'Pas d’en-têtes : la première ligne est un prix',
  needsColumns: 'Choisissez la colonne du prix unitaire, et celle de la désignation, du SKU ou de la description.',
  read: (lines, matched) =>
    `${counted(lines, 'ligne lue', 'lignes lues')}, dont ${number(matched)} dans des nomenclatures.`,
  refused: (cells) =>
    `${counted(cells, 'cellule illisible ; sa ligne est écartée', 'cellules illisibles ; leurs lignes sont écartées')}`,
  line: 'Ligne',
  column: 'Colonne',
  text: 'Dans le fichier',
  problem: 'Problème',
  priced: 'Lignes',
  name: 'Désignation ou SKU',
  price: 'Prix unitaire',
  bills: 'En nomenclature',
  notInBills: (nearest) =>
    nearest === undefined ? 'Dans aucune nomenclature' : `Dans aucune nomenclature, le plus proche : ${nearest}`,
  more: (lines) => `et ${counted(lines, 'autre ligne', 'autres lignes')}`,
  currency: 'Devise de ces prix',
  otherCurrency: (file, list) =>
    `Les prix du fichier sont en ${file} et ceux de votre liste en ${list} : le fichier ne peut que remplacer la liste.`,
  merge: 'Fusionner avec la liste',
  replace: 'Remplacer la liste',
  take: 'Reprendre ces prix',
  taken: (lines) => `${counted(lines, 'ligne importée', 'lignes importées')}. Enregistrez la liste pour les utiliser.`,
};
