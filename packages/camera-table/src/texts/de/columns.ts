import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/columns.ts';

export const COLUMN_TITLES: InLanguage<typeof en.COLUMN_TITLES> = {
  streamName: 'Name',
  lensType: 'Objektivtyp',
  quantity: 'Anzahl',
  recording: 'Aufzeichnung',
  hoursPerDay: 'Stunden',
  retentionDays: 'Aufbewahrungszeit',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Bewegungsanteil',
  complexity: 'Komplexität',
  resolution: 'Auflösung',
  bitrateKbit: 'Bitrate',
  licencesPerCamera: 'Lizenzen pro Kamera',
  audioKbps: 'Audiorate',
  metadataKbps: 'Metadatenrate',
  eventsPerHour: 'Ereignisse pro Stunde',
  preSeconds: 'Vor einem Ereignis',
  postSeconds: 'Nach einem Ereignis',
  measuredUtc: 'Gemessen am',
  sampleHours: 'Messdauer',
  note: 'Notiz zur Messung',
  poeClass: 'PoE-Klasse',
  watts: 'Leistungsaufnahme',
  cableM: 'Kabellänge',
  closet: 'Verteiler',
  liveResolution: 'Live-Auflösung',
  liveFps: 'Live-FPS',
  liveCodec: 'Live-Codec',
  liveKbps: 'Live-Bitrate',
  hfovDeg: 'Bildwinkel',
  sensorWidthMm: 'Sensorbreite',
  focalMm: 'Brennweite',
  mountHeightM: 'Montagehöhe',
  aimHeightM: 'Zielhöhe',
  tiltDeg: 'Neigung',
  corridor: 'Korridorformat',
  purposeLevel: 'Zweck',
  purposeDistanceM: 'Entfernung des Zwecks',
};

/** Further than those of English: German titles are longer. */
export const SHORT_TITLES: Readonly<Partial<Record<keyof typeof en.COLUMN_TITLES, string>>> = {
  recording: 'Aufz.',
  hoursPerDay: 'Std.',
  retentionDays: 'Aufbew.',
  motion: 'Beweg.',
  complexity: 'Komplex.',
  licencesPerCamera: 'Lizenzen',
  audioKbps: 'Audio',
  metadataKbps: 'Metadaten',
  eventsPerHour: 'Ereignisse',
  preSeconds: 'Davor',
  postSeconds: 'Danach',
  poeClass: 'PoE',
  watts: 'Leistung',
  cableM: 'Kabel',
  hfovDeg: 'Winkel',
  sensorWidthMm: 'Sensor',
  focalMm: 'Brennw.',
  mountHeightM: 'Montage',
  aimHeightM: 'Ziel',
  corridor: 'Korridor',
  purposeDistanceM: 'In',
};

export const SHORTEST_TITLES: InLanguage<typeof en.SHORTEST_TITLES> = {
  lensType: 'Objektiv',
  licencesPerCamera: 'Liz.',
};

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Basis', motion: 'Ereignis' };
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'Basis', motion: 'Ereignis' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Eigenes Netzteil',
  no: 'Nein',
  yes: 'Ja',
  sizeExample: 'oder eine Größe wie 2688x1520',
  atMostWatts: (watts) => `höchstens ${number(watts)} W`,
};

export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Zeilen-ID', groupId: 'Gruppen-ID' };
