import type { CustomerWords, MachineFigures, PriceFigures } from '../../document-words/customer.ts';
import type { Told } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON } from '../grammar.ts';
import { basis, failures, included, it, notIncluded } from './customer-terms.ts';
import { disksText, secondsText, rangeText, sparesText } from './customer-parts.ts';

/** The document that a customer gets in Spanish. */
export const customer: CustomerWords = {
  title: (name) => `Grabación de vídeo para ${name}`,
  get: {
    servers: ({ servers, spares, machine, isManaged }, formats) => {
      const strong = `${machineText(machine, formats)}${servers === 1 ? '' : ' cada uno'}`;
      const management = isManaged ? ', y un servidor de gestión' : '';
      const counted = formats.counted(servers, 'servidor de grabación', 'servidores de grabación');
      return { sentence: `${counted} ${strong}${sparesText({ servers, spares }, formats)}${management}.`, strong };
    },
    keeping: ({ cameras, days, isOneServer }, { counted }) => {
      const strong = counted(cameras, 'cámara', 'cámaras');
      const [records, keeps] = isOneServer ? ['Graba', 'conserva'] : ['Graban', 'conservan'];
      const long = days === null ? 'los días de la tabla' : counted(days, 'día', 'días');
      return { sentence: `${records} ${strong} y ${keeps} las grabaciones ${long}.`, strong };
    },
    spare: ({ spares, seconds }, formats) => {
      const strong = secondsText(seconds, formats);
      return {
        sentence: `Si falla un servidor, ${spares === 1 ? 'la' : 'una'} reserva toma el relevo al cabo de ${strong}.`,
        strong,
      };
    },
    allLost: 'Si falla el servidor, no se graba ninguna cámara hasta que se repare.',
    someLost: ({ lost, cameras }, { number, wordFor, counted }) => {
      const strong = `${number(lost)} de ${counted(cameras, 'cámara', 'cámaras')}`;
      const verb = wordFor(lost, 'no se graba', 'no se graban');
      return { sentence: `Si falla un servidor, ${strong} ${verb} hasta que se repare.`, strong };
    },
    price: priceText,
  },
  promises: {
    groups: ({ first, more }, { counted }) =>
      [...first, ...(more > 0 ? [counted(more, 'grupo más', 'grupos más')] : [])].join(', '),
    stream: (number) => `Flujo ${number}`,
    recordedOnEvents: ({ hoursPerDay }, { number }) => `con eventos, ${number(hoursPerDay)} h al día`,
    recorded: ({ hoursPerDay, isFasterOnEvents }, { number }) =>
      `${hoursPerDay === 24 ? 'siempre' : `${number(hoursPerDay)} h al día`}${isFasterOnEvents ? ', más rápido con eventos' : ''}`,
    note: (movement, formats) =>
      `Grabar con eventos significa que una cámara graba mientras algo se mueve; se ha contado con movimiento ${rangeText(movement, formats)}.`,
  },
  items: {
    name: ({ name, disks, spare }) => {
      const layout = disks.map(({ quantity, designation }) => `${quantity} x ${designation}`).join(' y ');
      const whole = [name, layout].filter((part) => part !== '').join(' con ');
      if (spare === null) return whole;
      return spare === 'server' ? `${whole}, reserva` : `${whole}, repuesto`;
    },
    uses: {
      'hot-spare': 'Sustituye a un disco averiado',
      shelf: 'Aloja los discos',
      'management-server': 'Gestiona el sistema',
      'database-server': 'Aloja la base de datos del sistema',
      battery: 'Prolonga el tiempo sin red eléctrica',
      switch: 'Conecta las cámaras y las alimenta',
      cable: 'De las cámaras a los switches, como mínimo',
      workstation: 'Muestra las cámaras',
    },
    recordingServer: ({ isOneServer }) => (isOneServer ? 'Graba todas las cámaras' : 'Graban todas las cámaras'),
    spareServer: ({ isOneServer }) => `Toma el relevo si falla ${isOneServer ? 'el' : 'un'} servidor`,
    baseLicence: 'Una para el sistema',
    deviceLicence: 'Para las cámaras',
    ups: ({ minutes }, { counted }) => `${counted(minutes, 'minuto', 'minutos')} sin red eléctrica`,
  },
  terms: {
    basis: 'En qué se basa',
    failures: 'Si algo falla',
    included: 'Incluido',
    notIncluded: 'No incluido',
    it: 'Su departamento de informática aporta',
    note: 'Nota',
    power: 'Potencia y espacio',
    accepted: 'Aceptado',
    terms: 'Condiciones',
  },
  basis,
  failures,
  included,
  notIncluded,
  it,
  power: ({ typicalW, heatBtuPerHour, rackUnits, isWithoutHost, isWithSite }, { number }) => {
    const units = rackUnits === 0 ? [] : [`${number(rackUnits, 1)} U en un rack`];
    const host = isWithoutHost ? ', sin los hosts de las máquinas virtuales' : '';
    const site = isWithSite ? ', con switches y estaciones de trabajo' : '';
    return `${[`${number(typicalW)} W`, `${number(heatBtuPerHour)} BTU/h`, ...units].join(', ')}${host}${site}.`;
  },
  accepted: ({ number, total, until }) => {
    const money = total === null ? '' : ` por ${total.money} ${total.isNet ? 'neto' : 'con IVA'}`;
    return `${number}${money}${until === null ? '' : `, hasta el ${until}`}`;
  },
  project: {
    recording: ({ cameras, sites, servers, spares }, { number, wordFor, counted }) => {
      const strong = counted(cameras, 'cámara', 'cámaras');
      const by = counted(servers, 'servidor', 'servidores');
      const record = wordFor(servers, 'graba', 'graban');
      const ready = spares === 0 ? '' : `; ${number(spares)} más ${wordFor(spares, 'es', 'son')} de reserva`;
      return { sentence: `${by} ${record} ${strong} en ${counted(sites, 'sitio', 'sitios')}${ready}.`, strong };
    },
    separate: 'Cada sitio es un sistema propio.',
    together: ({ isManaged }) =>
      `Todos los sitios son un solo sistema${isManaged ? ', con un servidor de gestión' : ''}.`,
    undesigned: ({ sites }, { list }) => `No se incluye, porque allí aún no se ha diseñado nada: ${list(sites)}.`,
    atSite: ({ site, line }) => `${site}: ${line}`,
  },
};

/** `Husky IVO 1000R con 96 TB`, or `(Standard server) con 3 discos de 1 TB`. */
function machineText({ name, capacity, storages }: MachineFigures, formats: Formats): string {
  return capacity === null ? `(${name}) con ${disksText(storages, formats)}` : `${name} con ${capacity}`;
}

function priceText(figures: PriceFigures, { number, counted, list }: Formats): Told {
  const { net, gross, validUntil, deliveryDays, onRequest } = figures;
  const isPart = onRequest.length > 0;
  const strong = `${net} ${isPart ? 'neto por los artículos con precio' : 'neto'}`;
  const parts = [
    strong,
    ...(gross === null ? [] : [`${gross.money} con ${number(gross.vatPercent, 2)} % de IVA`]),
    ...(validUntil === null ? [] : [`válido hasta el ${validUntil}`]),
    ...(deliveryDays === null ? [] : [`entrega en ${counted(deliveryDays, 'día', 'días')}`]),
  ];
  const missing = isPart ? `; a consultar: ${namesText(onRequest, SEMICOLON, list)}` : '';
  return { sentence: `${parts.join(', ')}${missing}.`, strong };
}
