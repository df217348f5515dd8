import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/bill-texts.ts';
import type { InLanguage } from '../../in-language.ts';

export const BILL_PRICE_TEXTS: InLanguage<typeof en.BILL_PRICE_TEXTS> = {
  unitPrice: 'Precio unitario',
  total: 'Total',
  subtotal: 'Subtotal de las líneas con precio',
  noPrice: 'Sin precio',
  optional: '(opcional)',
  discount: (percent) => `Descuento ${number(percent)} %`,
  net: 'Neto',
  vat: (percent) => `IVA ${number(percent)} %`,
  gross: 'Total con IVA',
  priced: (priced, lines) => `${priced} de ${lines} ${wordFor(lines, 'línea', 'líneas')} con precio.`,
  longestLeadTime: (days, item) => `Plazo de entrega más largo: ${counted(days, 'día', 'días')}, ${item}.`,
  enterPrices: 'Introducir los precios que faltan',
  pricesNeedAccount: 'Los precios vienen de la tarifa de precios de una cuenta.',
  printPrices: 'Imprimir precios',
};

export const BILL_FILE_TEXTS: InLanguage<typeof en.BILL_FILE_TEXTS> = {
  copy: 'Copiar la tabla',
  copied: 'Copiado',
  notCopied: 'El navegador no ha permitido copiar',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'No se ha podido crear el libro de cálculo; CSV sigue funcionando',
  json: 'Resultado en JSON',
  schema: 'Esquema JSON',
  fileName: (design) => `${design} - lista de materiales`,
};
