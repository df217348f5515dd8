import type { NetworkHow, NetworkQuestions, NetworkWords } from '../../document-words/network.ts';
import { wordFor } from '../grammar.ts';

const how: NetworkHow = {
  ports: ({ groups, more, unfed }, { counted, list, number }) => {
    const named = groups.map(({ cameras, title }) => `${number(cameras)} ${title}`);
    const names = list([...named, ...(more > 0 ? [counted(more, 'grupo más', 'grupos más')] : [])]);
    const withoutPoe =
      unfed === 0
        ? ''
        : `; ${number(unfed)} sin PoE, ${wordFor(unfed, 'que tiene alimentación propia', 'que tienen alimentación propia')}`;
    return `uno por cámara: ${names}${withoutPoe}`;
  },
  poe: ({ cameras, watts, poeClass }, { number }) => `${number(cameras)} x ${watts} W de clase ${poeClass}`,
  uplinkOfOne: (cameras, { counted }) =>
    cameras === 1
      ? 'tasa máxima de su cámara, un switch'
      : `tasas máximas de sus ${counted(cameras, 'cámara', 'cámaras')}, un switch`,
  uplinkOfMany: ({ switches, sum }, { counted }) => `${counted(switches, 'switch', 'switches')}: ${sum}`,
  allCameras: 'tasas máximas de todas las cámaras',
  coreUplinks: ({ uplinks, switches, isMost }, { counted, number }) => {
    const each = `${isMost ? 'hasta ' : ''}${counted(uplinks, 'enlace ascendente', 'enlaces ascendentes')}`;
    return switches === 1 ? `${each} del switch` : `${each} de cada uno de ${number(switches)} switches`;
  },
  sharedPath: ({ usePercent, rate }, { number }) =>
    `indicado en los ajustes; las cámaras pueden usar el ${number(usePercent)} % y envían ${rate} Mbit/s`,
  addresses: ({ cameras, servers, management, sparePercent, spare }, { counted, number }) =>
    `${counted(cameras, 'cámara', 'cámaras')} + ${counted(servers, 'servidor', 'servidores')} + ${number(management)} de gestión, y ${sparePercent} % de reserva: ${number(spare)}`,
  otherAddresses: ({ switches, stations }, { counted }) =>
    [
      ...(switches === 0 ? [] : [counted(switches, 'switch', 'switches')]),
      ...(stations === 0 ? [] : [counted(stations, 'estación de trabajo', 'estaciones de trabajo')]),
    ].join(' + '),
  closetPower: 'el propio switch y lo que alimenta, a través de su fuente',
  closetHeat: 'solo de los switches: lo que consumen las cámaras se convierte en calor en las cámaras',
  room: (unknown, { list }) =>
    `suma de la lista de materiales, sin switches ni estaciones de trabajo${unknown.length === 0 ? '' : `; sin publicar para ${list(unknown)}`}`,
  ups: 'indicado en los ajustes de los servidores; no alimenta los armarios',
  clock: 'las grabaciones de todas las cámaras necesitan la misma hora',
};

const questions: NetworkQuestions = {
  vlan: {
    question: 'Número de VLAN para las cámaras',
    reason: (cameras, { counted, wordFor: formOf }) =>
      `${counted(cameras, 'cámara', 'cámaras')} no ${formOf(cameras, 'debería', 'deberían')} compartir red con otros dispositivos`,
  },
  addressRange: {
    question: 'Rango de direcciones',
    reason: (addresses) =>
      addresses === '' ? 'todas las cámaras en un mismo rango' : `bastan ${addresses} en un mismo rango`,
  },
  dhcp: {
    question: 'DHCP o direcciones fijas',
    reason: 'el grabador pierde una cámara que cambia de dirección',
  },
  igmp: {
    question: 'Consultor IGMP (querier)',
    reason: 'solo si el vídeo en vivo se envía por multicast; el diseño no cuenta con ello',
  },
  firewall: {
    question: 'Cortafuegos entre la red de cámaras y la de servidores',
    reason: (rate) => `lo atraviesan hasta ${rate}`,
  },
  coreLinks: {
    question: 'Cobre o fibra óptica hasta el switch troncal',
    reason: (ports) =>
      ports === ''
        ? 'los tramos de los armarios al switch troncal no están en el diseño'
        : `${ports} del switch troncal: la velocidad y la longitud de los tramos no están en el diseño`,
  },
  viewingNetwork: {
    question: 'VLAN de las estaciones de trabajo',
    reason: (rate) => `leen hasta ${rate} de los servidores`,
  },
  timeServer: {
    question: 'Dirección del servidor horario',
    reason: (cameras) =>
      `${wordFor(cameras, 'la cámara toma', 'las cámaras, los servidores y las estaciones de trabajo toman')} la hora de él`,
  },
  patching: {
    question: 'Quién actualiza los switches y las cámaras',
    reason: 'en el diseño no se indica a nadie',
  },
};

export const network: NetworkWords = {
  title: 'Qué pedir a informática del cliente',
  headings: {
    derived: 'Se deduce del diseño',
    what: 'Qué',
    figure: 'Cuánto',
    unit: 'Unidad',
    how: 'Cómo resulta',
    questions: 'Preguntas a informática',
    question: 'Pregunta',
    reason: 'Por qué se pregunta',
    answer: 'Respuesta',
    assumptions: 'Números junto a las cifras',
    site: 'Sitio',
    whole: 'Todo el proyecto',
    atLeast: 'al menos:',
  },
  summary: ({ lines, questions: asked }, { counted, number }) =>
    `${counted(lines, 'línea', 'líneas')} se ${wordFor(lines, 'deduce', 'deducen')} del diseño, ${number(asked)} ${wordFor(asked, 'es una pregunta', 'son preguntas')}.`,
  lines: {
    ports: 'Puertos para cámaras',
    poe: 'PoE reservado',
    uplink: 'Enlace ascendente',
    'servers-rate': 'Hacia los servidores de grabación',
    'core-ports': 'Puertos del switch troncal',
    'shared-path': 'Tramo común a todos los armarios',
    'live-view': 'Visualización en vivo, de los servidores a las estaciones de trabajo',
    addresses: 'Direcciones IP',
    'other-addresses': 'Otras direcciones IP',
    'closet-units': 'Unidades de rack en armarios',
    'closet-power': 'Potencia en armarios',
    'closet-heat': 'Calor en armarios',
    'room-units': 'Unidades de rack de los servidores',
    'room-power': 'Potencia de los servidores',
    'room-heat': 'Calor de los servidores',
    ups: 'SAI de los servidores',
    clock: 'Servidor horario',
  },
  lineOfCloset: (line, closet) => `${line}, ${closet}`,
  closetWithoutName: 'armario sin nombre',
  units: {
    port: (value) => wordFor(value, 'puerto', 'puertos'),
    address: (value) => wordFor(value, 'dirección', 'direcciones'),
    minute: (value) => wordFor(value, 'minuto', 'minutos'),
  },
  atLeast: (figure) => `al menos ${figure}`,
  sums: {
    closets: (count, { counted }) => `suma de ${counted(count, 'armario', 'armarios')}`,
    switchLoads: (count, { counted }) => `suma de ${counted(count, 'carga de switch', 'cargas de switch')}`,
    stationKinds: (count, { counted }) =>
      `suma de ${counted(count, 'tipo de estación de trabajo', 'tipos de estación de trabajo')}`,
    sites: (count, { counted }) => `suma de ${counted(count, 'sitio', 'sitios')}`,
  },
  facts: {
    switchPower: (kind) => `Potencia de ${kind} sin cámaras`,
    supplyEfficiency: 'Rendimiento de la fuente de un switch',
  },
  how,
  questions,
};
