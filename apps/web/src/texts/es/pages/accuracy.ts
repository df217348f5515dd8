import { unitText } from '@site-designer/texts';
import { counted, number } from '@site-designer/texts/es/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/pages/accuracy.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCURACY_TEXTS: InLanguage<typeof en.ACCURACY_TEXTS> = {
  title: 'Hasta qué punto son fiables las cifras',
  model: 'Cómo se calculan las cifras (en inglés)',
  long: (title, rows) => `${title} (${counted(rows, 'fila', 'filas')})`,
  picture: (streams, within) =>
    `Tasas de bits publicadas y previstas de ${numberText(streams)} flujos, ambas de 10 kbit/s a 100 Mbit/s en escalas logarítmicas. El ${within} queda dentro del intervalo en torno a la diagonal; las tablas tienen cada una de ellas.`,
  axes: { predicted: 'prevista, bit/s', published: 'publicada, bit/s' },
  range: (from, to) => `${from} a ${to}`,
  sizes: {
    below: (megapixels) => `menos de ${megapixels} MP`,
    between: (from, to) => `${from} a ${to} MP`,
    all: 'todos',
  },
  within: { yes: 'sí', above: 'por encima', below: 'por debajo' },
  wrong: (note) => `error de impresión: ${note}`,
  ups: (va) => `SAI de ${va} VA`,
  managementServer: (level) => `Servidor de gestión, ${level}`,
  fact: ({ field, value, count, unit }) => `${field}: ${unit === '' ? value : `${value} ${unitText(unit, count)}`}`,
  ours: 'supuesto nuestro; véase el modelo',
  columns: {
    codec: 'Códec',
    picture: 'Imagen',
    points: 'Puntos',
    sources: 'Fuentes',
    within: 'Dentro del intervalo',
    mean: 'Media',
    median: 'Mediana',
    meanBySource: 'Media, cada fuente una vez',
    source: 'Fuente',
    kind: 'Qué imprime',
    fps: 'Fotogramas por segundo',
    scene: 'Escena o calidad impresa',
    publishedRate: 'Publicada, kbit/s',
    predictedRate: 'Prevista, kbit/s',
    rangeOfRate: 'Intervalo, kbit/s',
    isWithin: 'Dentro del intervalo',
    complexity: 'Complejidad',
    vendorRate: 'Fabricante, kbit/s',
    error: 'Error',
    of: 'De qué',
    printed: 'Impreso',
    computed: 'Calculado',
    unit: 'Unidad',
    note: 'Observación',
    published: 'Publicado',
    here: 'Aquí',
    entry: 'De qué',
    facts: 'Datos',
    why: 'Por qué',
  },
  tables: {
    byCodecAndSize: 'Publicada / prevista por códec y tamaño',
    bySource: 'Publicada / prevista por fuente',
    readings: 'Lecturas de la calculadora de un fabricante',
    proposal: 'Propuesta impresa de un fabricante',
    storage: 'Almacenamiento',
    raid: 'RAID',
    makers: 'Tablas de fabricantes',
    others: 'Otras cifras publicadas',
    assumed: 'Datos supuestos',
    points: 'Todas las tasas publicadas',
  },
  short: {
    title: 'En resumen',
    fit: ({ points, sources, within, withinBySource, range, mjpeg }) =>
      `${numberText(points)} tasas de bits que publican ${numberText(sources)} fuentes se comparan con lo que da el cálculo para el mismo flujo. El ${within} queda dentro de su intervalo; si cada fuente cuenta una vez, el ${withinBySource}. El intervalo va de ${range.low} a ${range.high} veces la cifra, para MJPEG de ${mjpeg.low} a ${mjpeg.high} veces. Se obtuvo de estos puntos: muestran lo bien que se ajusta a ellos, no que valga para sus escenas.`,
    advice:
      'Las tasas de bits son la parte incierta. Lo que se sigue de ellas es aritmética: el almacenamiento, el RAID y toda una propuesta impresa resultan como están impresos, salvo redondeo. Donde importe, mida una tasa en la cámara e introdúzcala: su intervalo es del 10 % a cada lado, menos tras un día o una semana de medición.',
  },
  compared: {
    title: 'Lo previsto y lo publicado',
    text: 'Cada marca es una tasa publicada. En la línea coinciden lo publicado y lo previsto; la banda es el intervalo de los códecs cuyos fotogramas se apoyan unos en otros.',
  },
  bias: {
    title: 'Dónde el modelo queda alto y dónde queda bajo',
    text: 'De 2 a 6 MP el modelo sobrestima, que es el lado prudente. Un exponente de la superficie inferior a 1 cerraría esa diferencia, pero se apartaría de las lecturas de la calculadora del fabricante, así que sigue siendo 1. Por debajo de 0,5 MP queda por debajo de las tablas: estas imprimen escalones redondos, como 500 kbit/s para los flujos más pequeños de una fuente.',
    ofSize: ({ size, points, mean, median, bySource }) =>
      `${size}: las tasas publicadas quedan de media un ${mean.percent} por ${mean.isBelow ? 'debajo' : 'encima'} de lo previsto (${numberText(points)} puntos); en la mediana, un ${median.percent} por ${median.isBelow ? 'debajo' : 'encima'}; si cada fuente cuenta una vez, un ${bySource.percent} por ${bySource.isBelow ? 'debajo' : 'encima'}`,
  },
  calculator: {
    title: 'La calculadora de un fabricante',
    text: (error) =>
      `La primera fila es el flujo en que se ancla el modelo. Las demás las leyó un tercero en la calculadora; el mayor error es del ${error}.`,
  },
  printed: {
    title: 'Cifras impresas',
    text: 'Estas resultan salvo el redondeo de la impresión, en las unidades de cada página: las páginas mezclan 1000 y 1024 con libertad. Las que están impresas con error no se reproducen.',
  },
  others: {
    title: 'Otras cifras publicadas',
    text: 'Lo que se publica, junto a aquello con que se calcula o que resulta aquí. Un SAI de 1500 VA guarda menos energía de la que aquí se cuenta; los mayores, más.',
  },
  assumed: {
    title: 'Qué se supone',
    text: 'Ninguna hoja de datos ni medición dice estos datos. Cada cifra que se apoya en uno está marcada, su explicación lo dice, y ninguno se muestra como límite de un fabricante. Un catálogo propio los sustituye.',
  },
  open: {
    title: 'Qué no cubre esto',
    larger: (size) =>
      `Imágenes de más de ${size}: no se encontró ninguna tasa publicada de una mayor, 4K y 8K se siguen de la superficie`,
    faster: (fps, from, to) =>
      `Velocidades de fotogramas de más de ${fps} por segundo; fuera de ${from} a ${to} la ley es una extrapolación, y el diseño lo dice`,
    slower: (fps, points, source) =>
      `Las velocidades de fotogramas de menos de ${fps} por segundo se apoyan en ${numberText(points)} puntos de una sola fuente: ${source}`,
    smart: (codecs) => `${codecs.join(' y ')}: se publica su ahorro, no sus tasas`,
    h265: (points, ofCalculator) =>
      `H.265 se apoya en ${numberText(points)} puntos, ${numberText(ofCalculator)} de ellos de una misma calculadora`,
    scenes:
      'Noche, lluvia, ruido y objetivos: ninguna fuente los indica. Una escena es uno de cinco niveles, elegido a mano',
    shares: 'Los porcentajes de movimiento, sonido y metadatos son los introducidos',
    fixed: 'Cámaras con tasa de bits fija: introduzca esa tasa',
    withoutCodec: (rates) => `Tasas publicadas que no indican códec: ${numberText(rates)}`,
    unclear:
      'Cifras impresas que no dicen de qué salen: una media sin su tasa, un ajuste predefinido sin su tasa de bits',
    machines: 'Procesadores y discos en funcionamiento: no se midieron los límites de servidores y appliances',
  },
  all: {
    title: 'Todos los puntos',
    text: 'Las fuentes tienen nombres cortos; MSD es la calculadora del fabricante. Una escena impresa tiene el nivel de complejidad que mejor le corresponde.',
  },
};

export const PRINTED_FIGURES: InLanguage<typeof en.PRINTED_FIGURES> = {
  recording: ({ cameras, kbps, hoursPerDay, days, motionPercent }) =>
    `${number(cameras)} x ${number(kbps)} kbit/s, ${number(hoursPerDay)} h al día, ${counted(days, 'día', 'días')}${motionPercent === 100 ? '' : `, ${number(motionPercent)} % de movimiento`}`,
  capacity: ({ raid, disks, diskTb }) => `${raid}, ${number(disks)} x ${number(diskTb)} TB`,
  operations: ({ raid, reads, writes }) =>
    `${raid}, ${counted(reads, 'lectura', 'lecturas')}, ${counted(writes, 'escritura', 'escrituras')}`,
  channel: ({ kbps, tb }) => `un canal de ${number(kbps)} kbit/s en ${number(tb)} TB`,
  'all-streams': ({ kbps }) => `todos los flujos de una cámara, ${number(kbps)} kbit/s, en 1 TB`,
  hour: ({ kbps }) => `una hora de ${number(kbps)} kbit/s`,
  mjpeg: () => 'MJPEG de 13 KB x 5/s y 13 KB x 15/s durante 8 h, 40 KB x 15/s durante 12 h, 30 días',
  proposal: () => '2041, 2413, 2950 y 3459 kbit/s, 70 % de movimiento, 30 días',
  'formatted-disk': () => 'HE150D-4TB, formateado',
  'disk-fill': () => 'ocupación de su disco',
};

export const OTHER_FIGURES: InLanguage<typeof en.OTHER_FIGURES> = {
  mpeg4: 'MPEG-4, respecto a H.264',
  'h264-smart-still': 'H.264 smart sin movimiento, respecto a H.264',
  'h264-smart-motion': 'H.264 smart en movimiento constante, respecto a H.264',
  'h265-smart-still': 'H.265 smart sin movimiento, respecto a H.265',
  'low-frame-rates': 'exponente de la velocidad de fotogramas por debajo de 5 por segundo',
  'cameras-per-vcpu': 'cámaras en 1, 2 y 4 vCPU',
  'read-error-14': 'error de lectura al leer 6 TB, 1 en 10^14 bits',
  'read-error-15': 'error de lectura al leer 6 TB, 1 en 10^15 bits',
  'rebuild-22': 'reconstrucción de 22 TB a 150 MB/s',
  'rebuild-16': 'reconstrucción de 16 TB a 30 MB/s',
  shelf: 'bandeja con doce discos 7.2k',
  ups: 'SAI para 2750 W sin margen',
  'battery-1500': 'batería de un SAI de 1500 VA',
  'battery-2200': 'batería de un SAI de 2200 VA',
  'battery-3000': 'batería de un SAI de 3000 VA',
};
