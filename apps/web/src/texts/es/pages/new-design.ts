import type * as en from '../../en/pages/new-design.ts';
import type { InLanguage } from '../../in-language.ts';
import { NEW_DESIGN } from './lists.ts';

export const NEW_DESIGN_TEXTS: InLanguage<typeof en.NEW_DESIGN_TEXTS> = {
  title: NEW_DESIGN,
  project: 'Nombre del proyecto',
  site: 'Nombre del sitio',
  siteDesign: 'Nombre del diseño del sitio',
  confirm: 'Crear y abrir',
  /** What was made before a step failed. */
  made: {
    none: 'No se ha añadido nada.',
    project: 'Se ha añadido el proyecto, sin sitio.',
    site: 'Se han añadido el proyecto y su sitio, sin diseño.',
    siteDesign: 'Se han añadido el proyecto, su sitio y su diseño.',
  },
  failed: (made, reason) => `${made} ${reason} Pulse de nuevo para seguir desde ahí.`,
  unknown: 'No se ha podido conectar con el servidor.',
};
