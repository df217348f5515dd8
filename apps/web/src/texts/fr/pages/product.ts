import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/product.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts of the screens that the specification quotes in English. */
export const PRODUCT_TEXTS: InLanguage<typeof en.PRODUCT_TEXTS> = {
  onlyNumbers: (pasted) => `Seuls les nombres sont autorisés - valeur collée : « ${pasted} »`,
  onlyDigits: (typed) => `Seuls les chiffres sont autorisés - valeur saisie : « ${typed} »`,
  sliderMinimum: (min, unit = '%') => `Le minimum est ${number(min)} ${unit}`,
  evenDistribution:
    'Tous les chiffres supposent une répartition égale des caméras (quantité, FPS, codec et résolution) sur tous les serveurs d’enregistrement.',
  proposalFailed: 'Une erreur s’est produite lors du calcul des propositions',
  noData: 'AUCUNE DONNÉE',
};
