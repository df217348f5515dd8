import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/physical.ts';
import type { InLanguage } from '../../in-language.ts';

const CAUTION = 'Una raya significa nada o que está en otra línea. Lo que no está publicado no cuenta en los totales.';

export const PHYSICAL_TEXTS: InLanguage<typeof en.PHYSICAL_TEXTS> = {
  lines: 'Potencia, calor y rack de cada línea',
  item: 'Artículo',
  typicalPower: 'Potencia típica',
  greatestPower: 'Potencia máxima',
  heat: 'Calor',
  rackUnits: 'Unidades de rack',
  energy: 'Energía al año',
  weight: 'Peso',
  upsRating: 'Potencia del SAI',
  upsEnergy: 'Batería del SAI',
  upsEnergyFor: (minutes) => `Batería del SAI para ${minutes} min`,
  of: (figure, item) => `${figure}, ${item}`,
  withoutHost: (figure) => `${figure}, sin el host`,
  none: '–',
  notPublished: 'sin publicar',
  unexplained: 'Algunas cifras se basan en otras supuestas: las propuestas de los diseños las marcan.',
  caution: `${CAUTION} Las cámaras, los switches y la refrigeración no se cuentan.`,
  cautionWithSite: `${CAUTION} Las cámaras y la refrigeración no se cuentan. Los switches están en armarios y ningún SAI los alimenta.`,
};

export const RACK_TEXTS: InLanguage<typeof en.RACK_TEXTS> = {
  rack: (place, rows) => `Rack ${place}, de abajo arriba: ${rows.join(', ')}`,
  title: 'En el rack',
  titleAt: (site) => `En el rack, ${site}`,
  spare: (designation) => `${designation}, reserva`,
  row: (count, designation, units) => `${count} x ${designation}, ${units} U cada uno`,
  label: (count, designation) => `${count} x ${designation}`,
  caption: (units) => `De abajo arriba, en racks de ${units} U.`,
  notDrawn: (racks) => `${counted(racks, 'rack más', 'racks más')} ${wordFor(racks, 'no se dibuja', 'no se dibujan')}.`,
  beside: (items) => `Junto al rack: ${items.join(', ')}.`,
  unknown: (items) => `Altura sin publicar: ${items.join(', ')}.`,
};

export const LICENCE_KIND_TEXTS: InLanguage<typeof en.LICENCE_KIND_TEXTS> = {
  base: 'Licencia base',
  device: 'Licencia de dispositivo',
  'management-database': 'Base de datos de gestión',
  'operating-system': 'Sistema operativo',
};

export const LICENCE_TEXTS: InLanguage<typeof en.LICENCE_TEXTS> = {
  kind: 'Licencia',
  quantity: 'Cantidad',
  quantityOf: (kind, note) => `Cantidad de ${kind}${note === undefined ? '' : `, ${note}`}`,
  note: 'Nota',
  caution:
    'Las reglas de los fabricantes para dispositivos con varios sensores difieren y se contradicen: consúltelas con el fabricante y fije según ellas las licencias por cámara de esos grupos. Los servidores de reserva no necesitan licencias de dispositivo.',
};
