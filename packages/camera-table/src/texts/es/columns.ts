import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/es/grammar';
import type * as en from '../en/columns.ts';

/** What the columns of the camera table are called, by their fields. Files of the table have the English ones in every language. */
export const COLUMN_TITLES: InLanguage<typeof en.COLUMN_TITLES> = {
  streamName: 'Nombre',
  lensType: 'Tipo de objetivo',
  quantity: 'Cantidad',
  recording: 'Grabación',
  hoursPerDay: 'Horas',
  retentionDays: 'Retención',
  codec: 'Códec',
  fps: 'FPS',
  motion: 'Movimiento',
  complexity: 'Complejidad',
  resolution: 'Resolución',
  bitrateKbit: 'Tasa de bits',
  licencesPerCamera: 'Licencias por cámara',
  audioKbps: 'Tasa de audio',
  metadataKbps: 'Tasa de metadatos',
  eventsPerHour: 'Eventos por hora',
  preSeconds: 'Grabación antes de un evento',
  postSeconds: 'Grabación después de un evento',
  measuredUtc: 'Medida el',
  sampleHours: 'Muestra',
  note: 'Nota de la medición',
  poeClass: 'Clase PoE',
  watts: 'Potencia consumida',
  cableM: 'Longitud del cable',
  closet: 'Armario',
  liveResolution: 'Resolución en vivo',
  liveFps: 'FPS en vivo',
  liveCodec: 'Códec en vivo',
  liveKbps: 'Tasa de bits en vivo',
  hfovDeg: 'Ángulo del objetivo',
  sensorWidthMm: 'Ancho del sensor',
  focalMm: 'Distancia focal',
  mountHeightM: 'Altura de montaje',
  aimHeightM: 'Altura enfocada',
  tiltDeg: 'Inclinación',
  corridor: 'Formato pasillo',
  purposeLevel: 'Finalidad',
  purposeDistanceM: 'Distancia de la finalidad',
};

/** Where a heading has little room; the others have their title there. */
export const SHORT_TITLES: InLanguage<typeof en.SHORT_TITLES> = {
  licencesPerCamera: 'Licencias',
  audioKbps: 'Audio',
  metadataKbps: 'Metadatos',
  eventsPerHour: 'Eventos',
  preSeconds: 'Antes',
  postSeconds: 'Después',
  poeClass: 'PoE',
  watts: 'Potencia',
  cableM: 'Cable',
  hfovDeg: 'Ángulo',
  sensorWidthMm: 'Sensor',
  focalMm: 'Focal',
  mountHeightM: 'Montaje',
  aimHeightM: 'Enfoque',
  corridor: 'Pasillo',
  purposeDistanceM: 'A',
};

type Title = keyof typeof en.COLUMN_TITLES;

/** Where all columns are in one line, which leaves the least room: more titles are too long for it than in English. */
export const SHORTEST_TITLES: InLanguage<typeof en.SHORTEST_TITLES> & Readonly<Partial<Record<Title, string>>> = {
  lensType: 'Objetivo',
  licencesPerCamera: 'Lic.',
  motion: 'Mov.',
  complexity: 'Complej.',
  bitrateKbit: 'Tasa',
};

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Base', motion: 'Evento' };
/** The same within a sentence or a heading. */
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'base', motion: 'evento' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Alimentación propia',
  no: 'No',
  yes: 'Sí',
  sizeExample: 'o un tamaño como 2688x1520',
  atMostWatts: (watts) => `como máximo ${number(watts)} W`,
};

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Id de fila', groupId: 'Id de grupo' };
