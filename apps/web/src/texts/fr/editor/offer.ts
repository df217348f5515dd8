import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/offer.ts';
import type { InLanguage } from '../../in-language.ts';

export const OFFER_TEXTS: InLanguage<typeof en.OFFER_TEXTS> = {
  title: 'Lignes propres',
  columns: {
    kind: 'Type',
    designation: 'Article',
    description: 'Pour quoi',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    total: 'Prix',
    isOptional: 'En option',
  },
  kinds: {
    camera: 'Caméra',
    network: 'Réseau',
    cabling: 'Câblage',
    workstation: 'Poste de visualisation',
    service: 'Prestation',
    other: 'Autre',
  },
  actions: 'Actions',
  newLine: 'nouvelle ligne',
  field: (column, item) => `${column} de ${item}`,
  remove: (item) => `Supprimer ${item}`,
  add: 'Ajouter une ligne',
  addSums: 'Remise et TVA',
  hint: (lines, most) =>
    `Ou collez ici des lignes d’un tableur : article, pour quoi, quantité, prix unitaire. ${number(lines)} sur ${number(most)} lignes.`,
  currency: (currency) => `Prix de vente en ${currency}, la devise de la liste de prix.`,
  pasted: (lines) => counted(lines, 'ligne collée', 'lignes collées'),
  tooMany: (lines, most) =>
    `${counted(lines, 'ligne', 'lignes')} en tout : une offre a au plus ${number(most)} lignes propres. Rien n’a été collé.`,
  corrections: (fields) =>
    `${counted(fields, 'champ', 'champs')} à corriger : les lignes propres ne sont pas enregistrées d’ici là.`,
  sums: 'Montants de l’offre',
  total: 'Total',
  subtotal: 'Sous-total des lignes avec prix',
  discount: 'Remise',
  net: 'Total HT',
  vat: 'TVA',
  gross: 'Total TTC',
  percent: '%',
  noSum: '–',
  steps: {
    field: (line, column) => `ligne propre ${line}, ${column.toLowerCase()}`,
    add: 'nouvelle ligne propre',
    remove: 'suppression d’une ligne propre',
    paste: 'lignes propres collées',
    discount: 'remise',
    vat: 'TVA',
  },
  clash: 'Lignes propres, remise et TVA',
  summary: ({ lines, discountPercent, vatPercent }) =>
    `${counted(lines.length, 'ligne propre', 'lignes propres')}, remise ${number(discountPercent)} %, ${vatPercent === null ? 'sans TVA' : `TVA ${number(vatPercent)} %`}`,
};
