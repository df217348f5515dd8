import type * as en from '../../en/proposal/sales-page.ts';
import type { InLanguage } from '../../in-language.ts';

export const SALES_PAGE_TEXTS: InLanguage<typeof en.SALES_PAGE_TEXTS> = {
  title: 'Für den Vertrieb',
  answer: 'Ergebnis',
  toKnow: 'Vor dem Verkauf zu wissen',
  items: 'Positionen',
  notComputed: 'Das Dokument für den Vertrieb konnte nicht berechnet werden',
  assumptions: 'Ziffern an Werten',
};
