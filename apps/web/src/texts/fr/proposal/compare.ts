import { counted } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/compare.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMPARE_TEXTS: InLanguage<typeof en.COMPARE_TEXTS> = {
  short: 'Comparaison',
  fromTo: (before, after) => `${before} → ${after}`,
  draft: (design) => `Brouillon ${design}`,
  today: (proposal) => `${proposal} aujourd’hui`,
  issued: (proposal, day) => `${proposal}, émise le ${day}`,
  now: 'aujourd’hui',
  before: 'Avant',
  after: 'Après',
  swap: 'Inverser',
  print: 'Imprimer',
  csv: 'CSV, toutes les valeurs',
  fileName: (before, after) => `Comparaison ${before} à ${after}`,
  notFound: 'L’une des deux n’existe plus, ou appartient à un autre compte. Choisissez-en une autre.',
  nothingIssued: 'Pas encore de propositions émises. Deux études d’un site se comparent depuis leur liste.',
  none: 'Aucune différence.',

  changes: 'Ce qui a été modifié',
  noChanges: 'Rien n’a été modifié.',
  group: 'Groupe de caméras',
  settings: 'Réglages',
  value: 'Valeur',
  change: 'Changement',
  more: (count) => `${counted(count, 'autre changement', 'autres changements')} dans le CSV.`,

  figures: 'Ce que cela donne',
  figure: 'Chiffre',
  upTo: (days) => `jusqu’à ${days}`,
  points: 'points',
  same: '=',

  bill: 'Nomenclature',
  sameBill: 'La nomenclature est la même.',
  line: 'Ligne',
  optional: (line) => `${line}, en option`,
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  noPrices: (name) => `${name} n’a pas de prix ; les prix ne sont donc pas comparés.`,
  pricesOfToday: 'Comparer les deux aux prix d’aujourd’hui',

  why: 'Pourquoi cela diffère',
  engine: 'Moteur',
  catalogue: 'Catalogue',
  model: 'Modèle',
  both: (engine, model, catalogue) =>
    `Les deux avec le moteur ${engine}, le modèle ${model}, le catalogue ${catalogue}.`,
  bothPrices: (day) => `Prix du ${day}.`,
  prices: (before, after) => `Prix du ${before} et du ${after}.`,
  modelChanged: 'Le calcul a changé :',
  modelChange: (model, change) => `Modèle ${model} : ${change}`,

  unit: 'Unité',
  yes: 'Oui',
  no: 'Non',
};

/** In the menus of lists. */
export const COMPARE_ACTIONS: InLanguage<typeof en.COMPARE_ACTIONS> = {
  of: (name) => `Actions : ${name}`,
  withOther: (name) => `Comparer à ${name}`,
  withDraft: 'Comparer au brouillon de son étude',
  withToday: 'Comparer à aujourd’hui',
};
