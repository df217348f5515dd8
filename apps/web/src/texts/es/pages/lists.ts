import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/pages/lists.ts';
import type { InLanguage } from '../../in-language.ts';

/** Nouns for the items of one list; all of them are masculine. */
export type { ListWords } from '../../en/pages/lists.ts';

export const PROJECT_WORDS: InLanguage<typeof en.PROJECT_WORDS> = {
  noun: 'proyecto',
  plural: 'proyectos',
  nameTitle: 'Proyecto',
  add: 'Añadir proyecto',
  empty: 'Aún no hay proyectos. Un proyecto reúne los sitios de un cliente o encargo: añada el primero.',
};

export const SITE_WORDS: InLanguage<typeof en.SITE_WORDS> = {
  noun: 'sitio',
  plural: 'sitios',
  nameTitle: 'Sitio',
  add: 'Añadir sitio',
  empty: 'Aún no hay sitios. Un sitio es un lugar con servidores propios: añada el primero.',
};

export const SITE_DESIGN_WORDS: InLanguage<typeof en.SITE_DESIGN_WORDS> = {
  noun: 'diseño del sitio',
  plural: 'diseños del sitio',
  nameTitle: 'Nombre',
  add: 'Añadir diseño del sitio',
  empty:
    'Aún no hay diseños del sitio. Un diseño contiene las cámaras y los ajustes de los servidores de una propuesta: añada el primero.',
};

export const LIST_TEXTS: InLanguage<typeof en.LIST_TEXTS> = {
  projects: 'Proyectos',
  proposals: 'Propuestas',
  dateCreated: 'Fecha de creación',
  created: 'Creado',
  modified: 'Modificado',
  actions: 'Acciones',
  delete: 'Eliminar',
  duplicate: 'Duplicar',
  open: 'Abrir',
  search: 'Buscar',
  searchHint: 'Nombre o fecha',
  nothingMatches: (search) => `Nada coincide con «${search}».`,
  notLoaded: (plural) => `No se han podido cargar los ${plural}. Sus datos guardados están a salvo.`,
  asOf: (plural, time) => `Los ${plural} a las ${time}, sin conexión`,
  deleteTitle: 'Confirmar eliminación',
  deleteQuestion: '¿Seguro que desea eliminar esta fila?',
  deleteConfirm: 'Sí, eliminar',
  changed: 'Modificado',
  selectAll: 'Seleccionar todas las filas de esta página',
  selectOf: (noun, name) => `Seleccionar ${noun} ${name}`,
  deleteManyQuestion: (count, plural) => `¿Seguro que desea eliminar ${count} ${plural}?`,
  deletedMany: (count, plural) => `Se han eliminado ${count} ${plural}`,
  deleted: (noun, name) => `Se ha eliminado el ${noun} ${name}`,
  duplicateOf: (noun, name) => `Duplicar ${noun} ${name}`,
  openOf: (noun, name) => `Abrir ${noun} ${name}`,
  deleteOf: (noun, name) => `Eliminar ${noun} ${name}`,
  renameOf: (noun, name) => `Renombrar ${noun} ${name}`,
  actionsFor: (noun, name) => `Acciones para ${noun} ${name}`,
  nameOf: (noun) => `Nombre del ${noun}`,
  widthOf: (column) => `Ancho de la columna ${column}`,
};

/** The failed action, in failure messages. */
export const LIST_ACTIONS: InLanguage<typeof en.LIST_ACTIONS> = {
  load: (plural) => `Cargar los ${plural}`,
  add: (noun) => `Añadir el ${noun}`,
  rename: (noun) => `Renombrar el ${noun}`,
  duplicate: (noun) => `Duplicar el ${noun}`,
  delete: (noun) => `Eliminar el ${noun}`,
  restore: (noun) => `Restaurar el ${noun}`,
  move: (noun) => `Mover el ${noun}`,
  figures: (plural) => `Cargar las cifras de los ${plural}`,
};

export const DESIGN_FILE_ACTIONS: InLanguage<typeof en.DESIGN_FILE_ACTIONS> = {
  export: 'Exportar fichero de diseño',
  import: 'Importar fichero de diseño',
  take: 'Pasar a mi cuenta',
};

/** Columns of figures, and what stands in them. */
export const FIGURE_TEXTS: InLanguage<typeof en.FIGURE_TEXTS> = {
  customer: 'Cliente',
  hardware: 'Hardware',
  cameras: 'Cámaras',
  video: 'Vídeo',
  price: 'Precio',
  priceIn: (currency) => `Precio, ${currency}`,
  status: 'Estado',
  none: '–',
  pricedLines: (priced, lines) => `${priced} de ${counted(lines, 'línea', 'líneas')}`,
  noCameras: 'Sin cámaras',
  nothingFits: 'Ningún hardware sirve',
  draft: 'Borrador',
  statuses: {
    issued: 'emitida',
    superseded: 'sustituida',
    accepted: 'aceptada',
    declined: 'rechazada',
    withdrawn: 'retirada',
    expired: 'caducada',
  },
  sort: 'Ordenar por',
  unsorted: 'Lo más reciente primero',
  ascending: (column) => `${column}, ascendente`,
  descending: (column) => `${column}, descendente`,
};

/** The bar of the rows that are selected. */
export const SELECTION_TEXTS: InLanguage<typeof en.SELECTION_TEXTS> = {
  label: 'Filas seleccionadas',
  selected: (count) => `${count} ${wordFor(count, 'seleccionada', 'seleccionadas')}`,
  duplicate: 'Duplicar',
  move: 'Mover',
  compare: 'Comparar',
  delete: (count) => `Eliminar ${count}`,
  clear: 'Quitar la selección',
  progress: (done, total) => `${done} de ${total} ${wordFor(done, 'terminada', 'terminadas')}`,
};

/** The button of the list; the form has texts of its own. */
export const NEW_DESIGN: InLanguage<typeof en.NEW_DESIGN> = 'Nuevo diseño';

export const PAGINATION_TEXTS: InLanguage<typeof en.PAGINATION_TEXTS> = {
  label: 'Páginas',
  range: (first, last, all) => `${first}–${last} de ${all}`,
  nothing: 'Nada que mostrar',
  rows: 'Filas',
  rowsPerPage: 'Filas por página',
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  page: 'Página',
  goTo: 'Ir a la página',
  of: (pageCount) => `de ${pageCount}`,
};
