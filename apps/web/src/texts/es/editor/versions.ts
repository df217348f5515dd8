import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/versions.ts';
import type { InLanguage } from '../../in-language.ts';

export const VERSIONS_TEXTS: InLanguage<typeof en.VERSIONS_TEXTS> = {
  of: (design) => `Versiones de ${design}`,
  backToDesign: 'Volver al diseño',
  intro:
    'Los estados anteriores se conservan automáticamente: cada diez minutos de trabajo, antes de una importación y antes de una restauración. Dé nombre a una versión para conservarla siempre; las que no tienen nombre se van descartando pasado un día y se eliminan todas a los 30 días.',
  list: 'Versiones',
  none: 'Aún no se ha conservado ningún estado anterior. El primero llegará con su próximo cambio.',
  name: 'Nombre de este estado',
  keep: 'Conservar este estado',
  keepAction: 'Conservar la versión',
  kept: (name) => `Conservado como ${name}`,
  columns: { when: 'Cuándo', what: 'Versión', who: 'Quién', groups: 'Grupos de cámaras', actions: 'Acciones' },
  you: 'Usted',
  unknown: 'Desconocido',
  byItself: 'Conservada automáticamente',
  groups: (count) => counted(count, 'grupo', 'grupos'),
  compare: 'Comparar con el actual',
  compareOf: (version) => `Comparar con el actual: ${version}`,
  hide: 'Cerrar la comparación',
  restore: 'Restaurar',
  restoreOf: (version) => `Restaurar ${version}`,
  restored: (version) => `Restaurado: ${version}`,
  rename: 'Dar nombre',
  renameOf: (version) => `Dar nombre a ${version}`,
  renameAction: 'Dar nombre a la versión',
  newName: 'Nombre de la versión',
  save: 'Guardar el nombre',
  difference: (version) => `De ${version} al estado actual`,
  same: 'El diseño está como en esta versión.',
};
