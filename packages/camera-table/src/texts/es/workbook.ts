import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/es/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Elija un valor de la lista.',
  ofListOrSize: 'Elija un valor de la lista, o conserve un tamaño propio, como 2688x1520.',
  whole: (least, most) => `Introduzca un número entero entre ${least} y ${most}.`,
  oneDecimal: (least, most) => `Introduzca un número con un decimal como máximo, entre ${least} y ${most}.`,
  anyDecimals: (least, most) => `Introduzca un número entre ${least} y ${most}.`,
  atMost: (characters) => `Como máximo ${characters} caracteres.`,
  columns: 'Columnas',
  heads: ['Columna', 'Significado', 'Valores permitidos'],
  rowId: 'Qué fila del diseño cambia la línea. Vacío para un nuevo grupo de cámaras o un nuevo flujo.',
  groupId:
    'Las líneas con el mismo texto son flujos de un mismo grupo de cámaras; si está vacío, cada línea es un grupo.',
  sizes: (least, most) =>
    `o cualquier anchura x altura de ${number(least)} a ${number(most)} píxeles por lado, como 2688x1520`,
  range: (least, most) => `${number(least)} a ${number(most)}`,
  date: 'Una fecha, como 2026-05-04',
  upTo: (characters) => `Hasta ${number(characters)} caracteres`,
};
