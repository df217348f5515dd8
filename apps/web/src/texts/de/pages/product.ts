import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/product.ts';
import type { InLanguage } from '../../in-language.ts';

export const PRODUCT_TEXTS: InLanguage<typeof en.PRODUCT_TEXTS> = {
  onlyNumbers: (pasted) => `Nur Zahlen sind erlaubt - eingefügter Wert: „${pasted}“`,
  onlyDigits: (typed) => `Nur Ziffern sind erlaubt - eingegebener Wert: „${typed}“`,
  sliderMinimum: (min, unit = '%') => `Das Minimum ist ${number(min)} ${unit}`,
  evenDistribution:
    'Alle Werte setzen voraus, dass die Kameras (Anzahl, FPS, Codec und Auflösung) gleichmäßig auf alle Aufzeichnungsserver verteilt sind.',
  proposalFailed: 'Bei der Berechnung des Angebots ist ein Fehler aufgetreten',
  noData: 'KEINE DATEN',
};
