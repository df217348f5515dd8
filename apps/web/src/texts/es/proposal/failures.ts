import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/failures.ts';
import type { InLanguage } from '../../in-language.ts';

export const STATE_TEXTS: InLanguage<typeof en.STATE_TEXTS> = {
  normal: 'No ha fallado nada',
  serverDown: 'Un servidor fuera de servicio',
  serverDownMoved: 'Sus cámaras se han pasado a mano a los demás',
  serverDownFailover: 'Una reserva ha tomado el relevo',
  diskLost: 'Ha fallado un disco sin redundancia',
  diskRebuild: 'Ha fallado un disco y se reconstruye',
};

/** Storage of a server as a label and within a sentence. */
export const STORAGE_NAMES: InLanguage<typeof en.STORAGE_NAMES> = {
  live: { title: 'Base de datos en vivo', phrase: 'base de datos en vivo' },
  archive: { title: 'Archivo', phrase: 'archivo' },
};

export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  state: 'Estado',
  picture: 'Servidores',
  notRecorded: 'Sin grabar',
  load: 'Carga',
  storage: 'Almacenamiento',
  keeps: 'Conserva',
  formerDays: 'Lleno después de',
  keptOf: (figure, days) => `${figure}, de ${counted(days, 'día', 'días')}`,
  outOf: ' de ',
  askedOf: (state, days) => `Retención de ${counted(days, 'día', 'días')}, ${state}`,
  moreKept: (count) => ` y ${count} más`,
  noServer: '–',
  gap: 'Hueco',
  verdict: 'Veredicto',
  of: (figure, state) => `${figure}, ${state}`,
  inStorage: (state, storage) => `${state}, ${storage}`,
  none: 'ninguno',
  noGap: '–',
  lost: 'No se graba todo',
  recordingsLost: 'Grabaciones perdidas',
  upToStart: 'Se pierden hasta ',
  lostWithDisk: 'Grabaciones que se pierden con un disco',
  lostOf: (storage) =>
    ` de grabaciones con un disco de este almacenamiento: ${storage}, como máximo las de todas las cámaras de su servidor; lo que graba en él se detiene hasta que se cambie el disco.`,
  over: (limits) => `Superado: ${limits}`,
  fine: 'Aguanta',
  spareRecords: 'La reserva graba después de ',
  join: '; ',
  withGap: (cameras) => ` ${wordFor(cameras, 'tiene', 'tienen')} un hueco de esa duración. `,
  running: (count) => counted(count, 'servidor', 'servidores'),
  times: (count) => `${count} x`,
  down: '1 caído',
  spare: (count) => `${count} de reserva`,
  lostPerHour: 'Vídeo que no se graba en una hora',
  perHour: ' de vídeo no se graban en cada hora en la que un servidor está fuera de servicio. ',
  formerFullDisks:
    'Lleno después de cuenta hasta que los discos están llenos, cuando se borran las grabaciones más antiguas; los días que promete el diseño se cuentan hasta la utilización de los discos permitida.',
  fullDisks:
    'Las grabaciones se borran por antigüedad. Solo donde un almacenamiento se llena antes, se borra primero el vídeo más antiguo de cualquier cámara y pierde días lo que se debe conservar más tiempo.',
  historyWaits:
    'No se puede acceder a lo que ha grabado un servidor averiado hasta que vuelva a funcionar; no se pierde.',
  disks: 'Discos',
  ofStorage: 'Almacenamiento',
  expected: 'Averías al año',
  chance: 'Probabilidad de avería al año',
  rebuild: 'Horas de una reconstrucción',
  loss: 'Grupo RAID perdido en una reconstrucción',
  workload: 'Carga de trabajo de un disco al año',
  upTo: (percent) => `hasta ${percent}`,
  noRebuild: 'ninguna: un disco averiado pierde sus grabaciones',
  to: ' a ',
  fastRebuild: 'Horas de una reconstrucción rápida',
  slowRebuild: 'Horas de una reconstrucción lenta',
  earliest: 'Hueco más corto',
  latest: 'Hueco más largo',
  caution:
    'Cotas superiores según la hoja de datos. La práctica es peor: se han visto averías dobles entre dos y más de mil veces más a menudo.',
  survive: 'Tolerar una caída',
  surviveHelp:
    'Añade un servidor de reserva en frío, para tantos de los días por cubrir como quepan en sus discos: lo mínimo con lo que se siguen grabando todas las cámaras.',
  cannotSurvive:
    'En ningún servidor de reserva de este tipo cabe un día del servidor más cargado: permita más discos o discos más grandes.',
  withoutSpare: (cameras) =>
    `Sin reserva, ${counted(cameras, 'cámara no se graba', 'cámaras no se graban')} mientras un servidor está fuera de servicio.`,
  withSpare: (spares, seconds) =>
    `${counted(spares, 'servidor de reserva toma', 'servidores de reserva toman')} el relevo en ${seconds}: todas las cámaras vuelven a grabarse.`,
  seconds: (low, high) => (low === high ? `${low} s` : `${low} a ${high} s`),
};
