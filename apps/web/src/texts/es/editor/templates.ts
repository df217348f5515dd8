import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/templates.ts';
import type { InLanguage } from '../../in-language.ts';

export const TEMPLATE_TEXTS: InLanguage<typeof en.TEMPLATE_TEXTS> = {
  open: 'Plantillas',
  title: 'Plantillas de cámaras',
  list: 'Plantillas',
  name: 'Nombre de la plantilla',
  save: 'Guardar como plantilla',
  kept: 'Guardado como plantilla. Insértela en cualquier diseño.',
  none: 'Aún no hay plantillas. Guarde un grupo de cámaras como plantilla desde su fila.',
  insert: 'Insertar',
  delete: (name) => `Eliminar la plantilla ${name}`,
  search: 'Buscar plantillas',
  searchHint: 'Por nombre o por la nota de una medición',
  found: (shown, all) => `${shown} de ${counted(all, 'plantilla', 'plantillas')}`,
  notFound: 'Ninguna plantilla tiene este texto.',
  measured: (measurement, more) =>
    more === 0 ? measurement : `${measurement}, y ${counted(more, 'tasa más', 'tasas más')}`,
  actions: {
    load: 'Cargar las plantillas',
    save: 'Guardar la plantilla',
    delete: 'Eliminar la plantilla',
    export: 'Exportar plantillas',
    import: 'Importar plantillas',
  },
  file: 'Fichero de plantillas de cámaras para importar',
  fileName: 'plantillas-de-camaras.json',
};

/** The review of the templates of a file. */
export const TEMPLATE_IMPORT_TEXTS: InLanguage<typeof en.TEMPLATE_IMPORT_TEXTS> = {
  summary: (added, equal, clashes) =>
    [
      counted(added, 'nueva', 'nuevas'),
      `${equal} que ya tiene`,
      `${clashes} con ${wordFor(clashes, 'un nombre que ya usa', 'nombres que ya usa')}`,
    ].join(', '),
  list: 'Plantillas del fichero',
  kinds: { new: 'nueva', equal: 'igual que la suya' },
  choice: (name) => `Qué hacer con ${name}`,
  choices: { both: 'Conservar ambas', replace: 'Sustituir la mía', leave: 'Omitir' },
  take: 'Importar',
  nothing: 'No se ha seleccionado ninguna plantilla del fichero.',
  done: (templates) => `${counted(templates, 'plantilla importada', 'plantillas importadas')}.`,
};
