import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/pages/price-list.ts';
import type { InLanguage } from '../../in-language.ts';

export const PRICE_LIST_TEXTS: InLanguage<typeof en.PRICE_LIST_TEXTS> = {
  title: 'Tarifa de precios',
  hint: 'Las listas de materiales de sus diseños toman los precios de las líneas cuya designación o SKU coincide. Solo los ven los miembros de este espacio de trabajo y los clientes de las propuestas emitidas con precios.',
  currency: 'Moneda',
  add: 'Añadir línea',
  save: 'Guardar',
  saved: 'Guardado',
  failed: 'Guardar la tarifa de precios',
  exportFailed: 'Exportar la tarifa de precios',
  discard: 'Descartar los cambios',
  unsaved: 'Los cambios sin guardar se conservan en este navegador.',
  notKept: 'Cambios sin guardar. Este navegador no tiene espacio para conservarlos: no cierre esta página.',
  restored: 'Estos cambios no se habían guardado. Guárdelos o descártelos.',
  wrong: (fields) => `Primero hay que corregir ${counted(fields, 'campo', 'campos')}: no se ha guardado nada.`,
  showWrong: 'Mostrar solo estas líneas',
  showAll: 'Mostrar todas las líneas',
  search: 'Buscar precios',
  searchHint: 'Buscar designación, SKU o descripción',
  none: 'Aún no hay precios. Añada una línea o importe una tarifa de precios.',
  noMatch: (search) => `Nada coincide con «${search}».`,
  count: (lines) => counted(lines, 'línea', 'líneas'),
  export: 'Exportar precios',
  exportXlsx: 'Libro de cálculo (XLSX)',
  exportCsv: 'Tabla (CSV)',
  fileName: (ending) => `tarifa de precios.${ending}`,
  sheet: 'Tarifa de precios',
  import: 'Importar precios',
  file: 'Tarifa de precios para importar',
  actions: 'Acciones',
  remove: (name) => `Quitar ${name}`,
  newLine: 'línea nueva',
  unmatched: (nearest) =>
    nearest === undefined ? 'En ninguna lista de materiales' : `En ninguna lista de materiales, parecido: ${nearest}`,
  unclear: 'Varias líneas con otros precios tienen este nombre: no tiene precio',
  field: (title, name) => `${title} de ${name}`,
  columns: {
    designation: 'Designación',
    sku: 'SKU',
    description: 'Descripción',
    unitPrice: 'Precio unitario',
    margin: 'Margen, %',
    leadTimeDays: 'Plazo de entrega, días',
  },
  errors: {
    unitPrice: 'Introduzca un precio, por ejemplo 1850,00',
    margin: 'Introduzca una parte del precio de venta de 0 a 99,99 %',
    leadTimeDays: 'Introduzca un número entero de días de 0 a 3650',
  },
};

export const PRICE_IMPORT_TEXTS: InLanguage<typeof en.PRICE_IMPORT_TEXTS> = {
  title: 'Importar precios',
  empty: 'No hay ninguna línea con precio en esta tabla.',
  noHeaders: 'Sin cabeceras: la primera línea es un precio',
  needsColumns: 'Elija la columna del precio unitario y la de la designación, del SKU o de la descripción.',
  read: (lines, matched) => `${counted(lines, 'línea leída', 'líneas leídas')}. En listas de materiales: ${matched}.`,
  refused: (cells) =>
    `${counted(cells, 'celda no se ha podido leer', 'celdas no se han podido leer')}; sus líneas se omiten`,
  line: 'Línea',
  column: 'Columna',
  text: 'En el fichero',
  problem: 'Problema',
  priced: 'Líneas',
  name: 'Designación o SKU',
  price: 'Precio unitario',
  bills: 'En listas de materiales como',
  notInBills: (nearest) =>
    nearest === undefined ? 'En ninguna lista de materiales' : `En ninguna lista de materiales, parecido: ${nearest}`,
  more: (lines) => `y ${counted(lines, 'línea más', 'líneas más')}`,
  currency: 'Moneda de estos precios',
  otherCurrency: (file, list) =>
    `El fichero tiene precios en ${file} y su tarifa en ${list}: solo puede sustituir la tarifa.`,
  merge: 'Incorporar a la tarifa',
  replace: 'Sustituir la tarifa',
  take: 'Tomar estos precios',
  taken: (lines) =>
    `${counted(lines, 'línea importada', 'líneas importadas')}. Guarde la tarifa para ${wordFor(lines, 'usarla', 'usarlas')}.`,
};
