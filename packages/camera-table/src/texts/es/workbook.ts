import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/es/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Elija un valor de la lista.',
  ofListOrSize: 'Elija un valor de la lista, o conserve un tamaño propio, como 2688x1520.',
  whole: (least, most) => `Introduzca un número entero entre ${least} y ${most}.`,
  oneDecimal: (least, most) => `Introduzca un número con un decimal como máximo, entre ${least} y ${most}.`,
  anyDecimals: (least, most) => `Introduzca un número entre ${least} y ${most}.`,
  atMost: (characters) => `Como máximo ${characters} caracteres.`,
  columns: 'Columnas',
  heads: ['Columna', 'Significado', 'Valores permitidos'],
  rowId: 'Qué fila del diseño cambia la línea. Vacío para un nuevo grupo de cámaras o un nuevo flujo.',
  groupId:
    'Las líneas con el mismo texto son flujos de un mismo grupo de cámaras; si está vacío, cada línea es un grupo.',
  sizes: (least, most) =>
    `o cualquier anchura x altura de ${number(least)} a ${number(most)} píxeles por lado, como 2688x1520`,
  range: (least, most) => `${number(least)} a ${number(most)}`,
  date: 'Una fecha, como 2026-05-04',
  upTo: (characters) => `Hasta ${number(characters)} caracteres`,
};

const OF_GROUP = 'Solo en la primera línea de un grupo.';

export const COLUMN_MEANINGS: InLanguage<typeof en.COLUMN_MEANINGS> = {
  streamName: 'Nombre del grupo de cámaras, solo en su primera línea.',
  lensType: `Si la cámara tiene varios objetivos. ${OF_GROUP}`,
  quantity: `Número de cámaras. ${OF_GROUP}`,
  recording:
    'Constante graba todo el tiempo, Evento solo mientras algo se mueve, Speedup siempre, y mejor mientras algo se mueve.',
  hoursPerDay: 'Horas de grabación al día.',
  retentionDays: 'Días que se conservan las grabaciones.',
  codec: 'Cómo se comprime el vídeo.',
  fps: 'Fotogramas por segundo, con un decimal como máximo. Base es lo que se graba siempre; evento, lo que se graba mientras algo se mueve.',
  motion: 'Parte del tiempo en que algo se mueve, en tanto por ciento.',
  complexity: 'Cuánto hay que ver en la imagen.',
  resolution: 'Tamaño de la imagen.',
  bitrateKbit: 'Tasa de bits de un flujo, kbit/s. Si en una línea nueva queda vacía, se calcula.',
  audioKbps: `Sonido de cada cámara, kbit/s; 0 si no hay. ${OF_GROUP}`,
  metadataKbps: `Metadatos de cada cámara, kbit/s; 0 si no hay. ${OF_GROUP}`,
  eventsPerHour: `Eventos por hora, alrededor de los cuales se graba más que el movimiento. ${OF_GROUP}`,
  preSeconds: `Segundos que se graban antes de cada evento. ${OF_GROUP}`,
  postSeconds: `Segundos que se graban después de cada evento. ${OF_GROUP}`,
  measuredUtc: 'Cuándo se midió la tasa de bits. Vacío si no se midió.',
  sampleHours: 'Durante cuántas horas se midió la tasa de bits.',
  note: 'Cámara, escena o grabador que se midió.',
  licencesPerCamera: `Licencias de dispositivo que necesita cada cámara. ${OF_GROUP}`,
  poeClass: `Clase de alimentación por Ethernet (PoE) de cada cámara, o su propia alimentación. ${OF_GROUP}`,
  watts: `Lo que consume cada cámara, W, hasta lo que permite su clase. Vacío si no se sabe. ${OF_GROUP}`,
  cableM: `Cable de cada cámara al armario, m. Vacío si no se sabe. ${OF_GROUP}`,
  closet: `Armario cuyo switch alimenta las cámaras. ${OF_GROUP}`,
  liveResolution: `Imagen de un flujo que se mira y no se graba. Vacío si no lo hay. ${OF_GROUP}`,
  liveFps: `Fotogramas por segundo del flujo en vivo. ${OF_GROUP}`,
  liveCodec: `Cómo se comprime el flujo en vivo. ${OF_GROUP}`,
  liveKbps: `Tasa de bits del flujo en vivo, kbit/s. Si está vacía, se calcula. ${OF_GROUP}`,
  hfovDeg: `Ángulo horizontal del objetivo, según la ficha técnica. Prevalece sobre el sensor y la distancia focal. ${OF_GROUP}`,
  sensorWidthMm: `Anchura del sensor, mm, o su tamaño en pulgadas, como 1/2.8". ${OF_GROUP}`,
  focalMm: `Distancia focal del objetivo, mm. ${OF_GROUP}`,
  mountHeightM: `Altura de las cámaras sobre el suelo, m. ${OF_GROUP}`,
  aimHeightM: `Altura de lo que enfocan, m: 1,6 para una cara. ${OF_GROUP}`,
  tiltDeg: `Grados por debajo de la horizontal. Vacío si no se sabe. ${OF_GROUP}`,
  corridor: `Si las cámaras están giradas 90 grados. ${OF_GROUP}`,
  purposeLevel: `Lo que las cámaras deben mostrar de una persona: un nivel de la IEC 62676-4. Sin distancia vale para 10 m. ${OF_GROUP}`,
  purposeDistanceM: `Distancia en el suelo a la que deben mostrarlo, m. Sin finalidad, es para identificar. ${OF_GROUP}`,
};
