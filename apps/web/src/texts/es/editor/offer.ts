import { counted, number } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/offer.ts';
import type { InLanguage } from '../../in-language.ts';

function lineCount(lines: number): string {
  return counted(lines, 'línea', 'líneas');
}

export const OFFER_TEXTS: InLanguage<typeof en.OFFER_TEXTS> = {
  title: 'Líneas propias',
  columns: {
    kind: 'Tipo',
    designation: 'Artículo',
    description: 'Para qué',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    total: 'Precio',
    isOptional: 'Opcional',
  },
  kinds: {
    camera: 'Cámara',
    network: 'Red',
    cabling: 'Cableado',
    workstation: 'Estación de trabajo',
    service: 'Servicio',
    other: 'Otros',
  },
  actions: 'Acciones',
  newLine: 'línea nueva',
  field: (column, item) => `${column} de ${item}`,
  remove: (item) => `Quitar ${item}`,
  add: 'Añadir una línea',
  addSums: 'Descuento e IVA',
  hint: (lines, most) =>
    `O pegue aquí líneas de una hoja de cálculo: artículo, para qué, cantidad, precio unitario. ${lines} de ${most} líneas.`,
  currency: (currency) => `Precios de venta en ${currency}, la moneda de la tarifa de precios.`,
  pasted: (lines) => counted(lines, 'línea pegada', 'líneas pegadas'),
  tooMany: (lines, most) =>
    `${lineCount(lines)} en total: una oferta tiene como máximo ${most} líneas propias. No se ha pegado nada.`,
  corrections: (fields) =>
    `${counted(fields, 'campo', 'campos')} por corregir: hasta entonces las líneas propias no se guardan.`,
  sums: 'Sumas de la oferta',
  total: 'Total',
  subtotal: 'Subtotal de las líneas con precio',
  discount: 'Descuento',
  net: 'Neto',
  vat: 'IVA',
  gross: 'Total con IVA',
  percent: '%',
  noSum: '–',
  steps: {
    field: (line, column) => `línea propia ${line}, ${column.toLowerCase()}`,
    add: 'nueva línea propia',
    remove: 'línea propia quitada',
    paste: 'líneas propias pegadas',
    discount: 'descuento',
    vat: 'IVA',
  },
  clash: 'Líneas propias, descuento e IVA',
  summary: ({ lines, discountPercent, vatPercent }) =>
    `${counted(lines.length, 'línea propia', 'líneas propias')}, descuento ${number(discountPercent)} %, ${vatPercent === null ? 'sin IVA' : `IVA ${number(vatPercent)} %`}`,
};
