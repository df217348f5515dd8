import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/design-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const DESIGN_FILE_TEXTS: InLanguage<typeof en.DESIGN_FILE_TEXTS> = {
  choose: 'Fichero de diseño para importar',
  tooLarge: 'Este fichero ocupa más de 5 MB: no se ha leído.',
  unreadable: 'No se ha podido leer este fichero.',
  notUnicode: 'Este fichero no es Unicode: guárdelo como UTF-8 e impórtelo de nuevo.',
  imported: (name) => `Se ha importado ${name}.`,
  floorsMissing: (floors) =>
    `Lo que tiene en ${floors.join(', ')} no se ha colocado: el sitio no tiene ningún plano con ese nombre. Cárguelo y abra el fichero de nuevo.`,
  refusedTitle: 'El fichero no se ha importado',
  refused: (count) => `No se ha importado nada: ${counted(count, 'problema', 'problemas')}.`,
  place: (line, column) => `Línea ${line}, columna ${column}`,
  more: (count) => `Y ${count} más.`,
};
