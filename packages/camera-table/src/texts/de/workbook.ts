import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Wählen Sie einen Wert der Liste.',
  ofListOrSize: 'Wählen Sie einen Wert der Liste, oder behalten Sie eine eigene Größe wie 2688x1520.',
  whole: (least, most) => `Geben Sie eine ganze Zahl zwischen ${least} und ${most} ein.`,
  oneDecimal: (least, most) =>
    `Geben Sie eine Zahl mit höchstens einer Nachkommastelle zwischen ${least} und ${most} ein.`,
  anyDecimals: (least, most) => `Geben Sie eine Zahl zwischen ${least} und ${most} ein.`,
  atMost: (characters) => `Höchstens ${characters} Zeichen.`,
  columns: 'Spalten',
  heads: ['Spalte', 'Bedeutung', 'Erlaubte Werte'],
  rowId: 'Welche Zeile der Planung geändert wird. Für eine neue Kameragruppe oder einen neuen Stream leer lassen.',
  groupId:
    'Zeilen mit dem gleichen Text sind Streams einer Kameragruppe; bleibt das Feld leer, ist jede Zeile eine eigene Gruppe.',
  sizes: (least, most) => `oder Breite x Höhe mit ${number(least)} bis ${number(most)} Pixeln je Seite, etwa 2688x1520`,
  range: (least, most) => `${number(least)} bis ${number(most)}`,
  date: 'Ein Datum, etwa 2026-05-04',
  upTo: (characters) => `Bis zu ${number(characters)} Zeichen`,
};

const OF_GROUP = 'Nur in der ersten Zeile einer Gruppe.';

export const COLUMN_MEANINGS: InLanguage<typeof en.COLUMN_MEANINGS> = {
  streamName: 'Name der Kameragruppe, nur in ihrer ersten Zeile.',
  lensType: `Ob die Kamera mehrere Objektive hat. ${OF_GROUP}`,
  quantity: `Anzahl der Kameras. ${OF_GROUP}`,
  recording:
    'Konstant zeichnet die ganze Zeit auf, Ereignis nur, solange sich etwas bewegt, Speedup immer, und besser, solange sich etwas bewegt.',
  hoursPerDay: 'Stunden Aufzeichnung am Tag.',
  retentionDays: 'Tage, für die Aufzeichnungen aufbewahrt werden.',
  codec: 'Wie das Video komprimiert wird.',
  fps: 'Bilder pro Sekunde, höchstens eine Nachkommastelle. Basis wird immer aufgezeichnet, Ereignis, solange sich etwas bewegt.',
  motion: 'Anteil der Zeit, in der sich etwas bewegt, in Prozent.',
  complexity: 'Wie viel im Bild zu sehen ist.',
  resolution: 'Größe des Bildes.',
  bitrateKbit: 'Bitrate eines Streams, kbit/s. Bleibt sie in einer neuen Zeile leer, wird sie berechnet.',
  audioKbps: `Ton jeder Kamera, kbit/s; 0 für keinen. ${OF_GROUP}`,
  metadataKbps: `Metadaten jeder Kamera, kbit/s; 0 für keine. ${OF_GROUP}`,
  eventsPerHour: `Ereignisse pro Stunde, um die herum mehr als die Bewegung aufgezeichnet wird. ${OF_GROUP}`,
  preSeconds: `Sekunden, die vor jedem Ereignis aufgezeichnet werden. ${OF_GROUP}`,
  postSeconds: `Sekunden, die nach jedem Ereignis aufgezeichnet werden. ${OF_GROUP}`,
  measuredUtc: 'Wann die Bitrate gemessen wurde. Leer, wenn sie nicht gemessen ist.',
  sampleHours: 'Über wie viele Stunden die Bitrate gemessen wurde.',
  note: 'Kamera, Szene oder Rekorder, an denen gemessen wurde.',
  licencesPerCamera: `Gerätelizenzen, die jede Kamera braucht. ${OF_GROUP}`,
  poeClass: `Power-over-Ethernet-Klasse jeder Kamera, oder ihr eigenes Netzteil. ${OF_GROUP}`,
  watts: `Leistungsaufnahme jeder Kamera, W, höchstens so viel, wie ihre Klasse erlaubt. Leer, wenn unbekannt. ${OF_GROUP}`,
  cableM: `Kabel von jeder Kamera zum Verteiler, m. Leer, wenn unbekannt. ${OF_GROUP}`,
  closet: `Verteiler, dessen Switch die Kameras versorgt. ${OF_GROUP}`,
  liveResolution: `Bildgröße eines Streams, der angesehen und nicht aufgezeichnet wird. Leer, wenn es keinen gibt. ${OF_GROUP}`,
  liveFps: `Bilder pro Sekunde des Live-Streams. ${OF_GROUP}`,
  liveCodec: `Wie der Live-Stream komprimiert wird. ${OF_GROUP}`,
  liveKbps: `Bitrate des Live-Streams, kbit/s. Leer wird sie berechnet. ${OF_GROUP}`,
  hfovDeg: `Horizontaler Bildwinkel des Objektivs laut Datenblatt. Er geht Sensor und Brennweite vor. ${OF_GROUP}`,
  sensorWidthMm: `Breite des Sensors, mm, oder seine Größe in Zoll, etwa 1/2.8". ${OF_GROUP}`,
  focalMm: `Brennweite des Objektivs, mm. ${OF_GROUP}`,
  mountHeightM: `Höhe der Kameras über dem Boden, m. ${OF_GROUP}`,
  aimHeightM: `Höhe dessen, was sie zeigen, m: 1,6 für ein Gesicht. ${OF_GROUP}`,
  tiltDeg: `Grad unter der Waagerechten. Leer, wenn unbekannt. ${OF_GROUP}`,
  corridor: `Ob die Kameras um 90 Grad gedreht sind. ${OF_GROUP}`,
  purposeLevel: `Was die Kameras von einer Person zeigen sollen: eine Stufe der IEC 62676-4. Ohne Entfernung gilt sie für 10 m. ${OF_GROUP}`,
  purposeDistanceM: `Entfernung am Boden, in der sie es zeigen sollen, m. Ohne Zweck gilt sie für das Identifizieren. ${OF_GROUP}`,
};
