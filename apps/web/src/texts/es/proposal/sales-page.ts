import type * as en from '../../en/proposal/sales-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Headings of a sales engineer's document; the others come with it. */
export const SALES_PAGE_TEXTS: InLanguage<typeof en.SALES_PAGE_TEXTS> = {
  title: 'Para el ingeniero de ventas',
  answer: 'Resultado',
  toKnow: 'Lo que hay que saber antes de vender',
  items: 'Artículos',
  notComputed: 'No se ha podido calcular el documento para el ingeniero de ventas',
  assumptions: 'Números junto a las cifras',
};
