import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/bill-texts.ts';
import type { InLanguage } from '../../in-language.ts';

export const BILL_PRICE_TEXTS: InLanguage<typeof en.BILL_PRICE_TEXTS> = {
  unitPrice: 'Prix unitaire',
  total: 'Total',
  subtotal: 'Sous-total des lignes avec prix',
  noPrice: 'Sans prix',
  optional: '(en option)',
  discount: (percent) => `Remise ${number(percent)} %`,
  net: 'Total HT',
  vat: (percent) => `TVA ${number(percent)} %`,
  gross: 'Total TTC',
  priced: (priced, lines) => `${counted(priced, 'ligne', 'lignes')} sur ${number(lines)} avec prix.`,
  longestLeadTime: (days, item) => `Délai de livraison le plus long : ${counted(days, 'jour', 'jours')}, ${item}.`,
  enterPrices: 'Saisir les prix manquants',
  pricesNeedAccount: 'Les prix viennent de la liste de prix d’un compte.',
  printPrices: 'Imprimer les prix',
};

export const BILL_FILE_TEXTS: InLanguage<typeof en.BILL_FILE_TEXTS> = {
  copy: 'Copier le tableau',
  copied: 'Copié',
  notCopied: 'Le navigateur n’a pas permis la copie',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'Le classeur n’a pas pu être créé ; le CSV fonctionne',
  json: 'Résultat en JSON',
  schema: 'Schéma JSON',
  fileName: (design) => `${design} - nomenclature`,
};
