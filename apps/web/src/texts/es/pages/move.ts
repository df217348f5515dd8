import type * as en from '../../en/pages/move.ts';
import type { InLanguage } from '../../in-language.ts';

export const MOVE_TEXTS: InLanguage<typeof en.MOVE_TEXTS> = {
  title: (count) => (count === 1 ? 'Mover un diseño del sitio' : `Mover ${count} diseños del sitio`),
  explained: 'Conservan sus cámaras y ajustes. Las propuestas emitidas se quedan en este proyecto.',
  project: 'Proyecto',
  site: 'Sitio',
  noSite: 'Este proyecto no tiene otro sitio',
  confirm: 'Mover',
};
