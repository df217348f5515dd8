import { counted, list, wordFor } from '@site-designer/texts/es/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/pages/summary.ts';
import type { InLanguage } from '../../in-language.ts';

function siteCount(sites: number): string {
  return counted(sites, 'sitio', 'sitios');
}

function serverCount(servers: number): string {
  return counted(servers, 'servidor', 'servidores');
}

/** Beside the design of a site that was chosen by hand. */
export const SUMMARY_MARK: InLanguage<typeof en.SUMMARY_MARK> = 'Elegido para el resumen';

export const SUMMARY_TEXTS: InLanguage<typeof en.SUMMARY_TEXTS> = {
  title: 'Resumen',
  of: (project) => `Resumen de ${project}`,
  hint: 'Qué cuenta para un sitio: la propuesta aceptada; si no, el diseño elegido; si no, la última propuesta emitida; si no, el diseño más reciente con cámaras.',
  ofSites: (designed, sites) =>
    designed === sites ? siteCount(sites) : `${numberText(designed)} de ${siteCount(sites)}`,
  system: 'Sistema',
  oneSystem: 'Uno para todos los sitios',
  perSite: (sites) => `Uno para cada sitio (${numberText(sites)})`,
  notSaved: 'Indicar si los sitios son un solo sistema',
  choose: 'Usar en el resumen',
  unchoose: 'Dejar de usar en el resumen',
  failed: 'Elegir el diseño para el resumen',
  sites: 'Sitios',
  site: 'Sitio',
  design: 'Diseño',
  fromTitle: 'Origen',
  from: {
    accepted: (proposal) => `${proposal}, aceptada`,
    issued: (proposal) => proposal,
    chosen: () => 'elegido',
    newest: () => 'borrador',
  },
  draft: (design) => `borrador ${design}`,
  chosenDraft: (design) => `borrador ${design} (elegido)`,
  statuses: { accepted: 'Aceptada', issued: 'Emitida', chosen: 'Borrador', newest: 'Borrador' },
  failedStatus: 'Ningún hardware sirve',
  status: 'Estado',
  cameras: 'Cámaras',
  storage: 'Vídeo',
  days: 'Días',
  daysOf: (least, most) => (least === most ? least : `${least} a ${most}`),
  fill: 'Ocupación',
  price: 'Precio',
  hardware: 'Hardware + reserva',
  noSpare: 'sin reserva',
  servers: 'Servidores',
  serversOf: serverCount,
  serversSum: (recording, spares) =>
    spares === 0
      ? serverCount(recording)
      : `${numberText(recording)} + ${numberText(spares)} ${wordFor(recording + spares, 'servidor', 'servidores')}`,
  recordAndSpare: (recording, spares) =>
    `${numberText(recording)} ${wordFor(recording, 'graba', 'graban')}, ${
      spares === 0 ? 'sin reserva' : `${numberText(spares)} de reserva`
    }`,
  besideRack: (machines) => (machines === 0 ? '' : `${numberText(machines)} junto al rack`),
  pricedLines: (priced, lines) => `${numberText(priced)} de ${counted(lines, 'línea', 'líneas')}`,
  noPrice: 'Sin precio',
  noPrices: 'Aún sin precios',
  currencies: 'varias monedas',
  noTotal: 'sin total',
  wholeSystem: 'Todo el sistema',
  wholeSystemFrom: 'se compra una vez',
  know: 'Lo que hay que saber antes de vender',
  noSpareAt: (sites, all) => `Sin reserva en ${numberText(sites)} de ${siteCount(all)}`,
  camerasLost: (places) => `; mientras un servidor está fuera de servicio, no se graban: ${places.join(' o ')}`,
  lostAt: (cameras, site) => `${counted(cameras, 'cámara', 'cámaras')} de ${site}`,
  jbodAt: (sites) => `Un disco averiado pierde sus grabaciones en ${list(sites)} (JBOD)`,
  everySpare: 'Todos los sitios tienen una reserva.',
  bills: 'Mostrar los materiales',
  merged: 'Conjunta',
  bySite: 'Por sitio',
  siteTotal: (site) => `Lista de materiales de ${site}`,
  atSite: (site, description) => (description === '' ? site : `${site}. ${description}`),
  atSites: (places, description) => (description === '' ? places.join(', ') : `${description}: ${places.join(', ')}`),
  quantityAt: (quantity, site) => `${quantity} ${site}`,
  power: 'Potencia',
  withoutHost: 'sin el host',
  powerWithoutHost: 'Potencia sin el host',
  rackUnits: 'Rack',
  network: 'Red',
  switchesOf: (count) => counted(count, 'switch', 'switches'),
  portsOf: (ports, watts) => `${counted(ports, 'puerto', 'puertos')}, ${watts} PoE reservados`,
  workstationsOf: (count) => counted(count, 'estación de trabajo', 'estaciones de trabajo'),
  networkRequest: 'Solicitud a informática',
  document: 'Documento para el cliente',
  documentOf: (project) => `Documento para el cliente de ${project}`,
  noDocument: 'Ningún sitio tiene todavía un diseño con hardware, así que no hay nada que ofrecer.',
  nothingFits: 'Nada sirve',
  noDesign: 'Aún sin diseño',
  bill: 'Materiales',
  withoutOffers: 'Hardware, licencias y líneas propias de las ofertas, antes de descuento e IVA de los diseños.',
  physical: 'Potencia, calor y rack',
  licences: 'Licencias',
  unsized: (sites) =>
    `${siteCount(sites)} no se ${wordFor(sites, 'puede', 'pueden')} dimensionar: la lista de materiales y la potencia de abajo no incluyen su hardware.`,
  undesigned: (sites) => `${siteCount(sites)} sin un diseño con cámaras: no ${wordFor(sites, 'cuenta', 'cuentan')}.`,
  noSites: 'Este proyecto aún no tiene sitios.',
  print: 'Imprimir',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'No se ha podido crear el libro de cálculo; CSV sigue funcionando',
  fileName: (project, ending) => `${project} - resumen.${ending}`,
  columns: {
    cameras: 'Cámaras',
    streams: 'Flujos de cámara',
    from: 'Origen',
    storage: 'Almacenamiento (TB)',
    power: 'Potencia (W)',
    heat: 'Calor (BTU/h)',
    rackUnits: 'Unidades de rack (U)',
    switches: 'Switches',
    ports: 'Puertos para cámaras',
    reservedW: 'PoE reservado (W)',
    workstations: 'Estaciones de trabajo',
    days: 'Días',
    fill: 'Ocupación (%)',
    price: 'Precio',
    status: 'Estado',
    problem: 'Problema',
  },
  total: 'TOTAL',
};
