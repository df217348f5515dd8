import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/editor.ts';
import type { InLanguage } from '../../in-language.ts';

export const EDITOR_TEXTS: InLanguage<typeof en.EDITOR_TEXTS> = {
  design: 'Diseño del sitio',
  cameras: 'Cámaras',
  servers: 'Servidores',
  answer: 'Resultado',
  projects: 'Proyectos',
  generate: 'Generar propuesta',
  update: 'Actualizar propuesta',
};

/** The failed action, in failure messages. */
export const EDITOR_ACTIONS: InLanguage<typeof en.EDITOR_ACTIONS> = {
  load: 'Cargar el diseño del sitio',
  save: 'Guardar los cambios',
  settingsNotSaved: 'Los ajustes de los servidores no se han guardado',
  newerNotRead: 'La versión más reciente no se ha podido cargar',
  notSized: 'El diseño no se ha podido dimensionar',
  versionNotKept: 'La versión anterior a un cambio no se ha conservado',
};

/** By whether this browser keeps the changes that are not saved. */
export const SAVE_TEXTS: InLanguage<typeof en.SAVE_TEXTS> = {
  saved: () => 'Todo está guardado',
  unsaved: () => 'Cambios sin guardar',
  saving: () => 'Guardando…',
  offline: (isKept) =>
    isKept ? 'Sin conexión: los cambios se guardan en este navegador' : 'Sin conexión: los cambios no se guardan',
  busy: (isKept) =>
    isKept
      ? 'El servidor está ocupado: los cambios se guardan en este navegador y se reenviarán enseguida'
      : 'El servidor está ocupado: los cambios aún no están guardados y se reenviarán enseguida',
  quota: () => 'Sin guardar: su cuenta no tiene más espacio',
  full: () => 'Sin guardar: el servidor no tiene más espacio',
  conflict: () => 'Modificado en otro lugar',
  refused: () => 'Sin guardar',
  failed: () => 'Sin guardar',
};

/** Texts in cells that are neither in the design nor saved. */
export const NOT_TAKEN: InLanguage<typeof en.NOT_TAKEN> = (entries) =>
  counted(entries, 'entrada no aceptada', 'entradas no aceptadas');

const NOT_KEPT = 'Este navegador no ha podido conservar una copia: no cierre esta página.';

function kept(isKept: boolean): string {
  return isKept ? 'Se conservan en este navegador.' : NOT_KEPT;
}

export const CONFLICT_TEXTS: InLanguage<typeof en.CONFLICT_TEXTS> = {
  reason: (isKept) =>
    `Este diseño se ha modificado en otro lugar desde que usted lo abrió. Sus cambios aún no están guardados. ${kept(isKept)}`,
  refused: (isKept) => `El servidor ha rechazado sus últimos cambios. ${kept(isKept)} Corríjalos o descártelos.`,
  failed: (isKept) => `No se han podido guardar sus últimos cambios. ${kept(isKept)}`,
  quota: (isKept) =>
    `No se han podido guardar sus últimos cambios: superan el límite de su cuenta. ${kept(isKept)} Elimine lo que ya no necesite e inténtelo de nuevo.`,
  full: (isKept) =>
    `No se han podido guardar sus últimos cambios: el servidor no tiene más espacio. ${kept(isKept)} Avise al administrador del servidor.`,
  notKept: `Sus últimos cambios aún no están guardados. ${NOT_KEPT}`,
  merged: 'Este diseño también se ha modificado en otro lugar. Ahora contiene los cambios de ambas partes.',
  lostSteps: (steps) =>
    `${counted(steps, 'paso anterior no se puede', 'pasos anteriores no se pueden')} deshacer del todo, porque se perderían los cambios hechos allí.`,
  somebody: 'otra persona',
  overwritten: (cell, value, by) => `${cell}: modificado por ${by} después de usted. Su valor era ${value}.`,
  outlived: (cell, value, by) => `${cell}: ${by} puso ${value} al mismo tiempo. Se mantiene su valor.`,
  restore: (value) => `Restaurar ${value}`,
  use: (value) => `Usar ${value}`,
  name: 'Nombre del diseño',
  settings: 'Ajustes de los servidores',
  setting: (label, value) => `${label}: ${value}`,
  mineSettings: 'como usted los puso',
  theirSettings: 'como se pusieron en otro lugar',
  discard: 'Descartar mis cambios',
  keep: 'Conservar mis cambios',
  keepChosen: 'Conservar los valores elegidos',
  caption: 'Modificado en ambos lugares',
  where: 'Dónde',
  mine: 'Lo suyo',
  theirs: 'Lo de otros',
  place: (group, stream) => `Grupo ${group}, flujo ${stream}`,
  cell: (title, group, stream) => `${title}, grupo ${group}, flujo ${stream}`,
  deleted: 'eliminado',
  changed: 'modificado',
  noName: 'sin nombre',
};
