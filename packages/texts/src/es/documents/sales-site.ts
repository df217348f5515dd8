import type { Least, SalesWords } from '../../document-words/sales.ts';
import type { Formats } from '../../basics/formats.ts';

export const switches: SalesWords['switches'] = {
  title: 'Por qué tantos switches',
  columns: {
    closet: 'Armario',
    switches: 'Switches',
    cameras: 'Cámaras',
    reserved: 'Reservado',
    rate: 'Tasa',
    decided: 'Qué decidió',
  },
  unnamed: 'armario sin nombre',
  reserved:
    'Los switches se cuentan por lo que reservan para la clase de cada cámara, no por lo que esta consume: un plan que suma consumos falla cuando piden las últimas cámaras.',
  core: ({ ports, mbit }, { counted }) =>
    `${counted(ports, 'puerto', 'puertos')} del switch troncal, ${mbit} Mbit/s hacia los servidores de grabación.`,
  none: 'ningún switch admite sus cámaras',
  ports: ({ usable, ports, least }, formats) =>
    `puertos: se pueden usar ${formats.number(usable)} de los ${formats.number(ports)} de un switch; ${leastText(least, formats)}`,
  poe: ({ watts, least }, formats) => `vatios: un switch alimenta ${watts} W; ${leastText(least, formats)}`,
  uplink: ({ mbit, least }, formats) =>
    `enlace ascendente: las cámaras pueden usar ${mbit} Mbit/s de un switch; ${leastText(least, formats)}`,
  longCables: ({ groups }, { counted }) =>
    `Los cables de ${counted(groups, 'grupo', 'grupos')} de cámaras son demasiado largos para cobre.`,
  findings: {
    'poe-class': 'Una cámara tiene una clase superior a la que alimenta el switch.',
    'port-watts': 'Una cámara reserva más de lo que da un puerto.',
    'poe-budget': 'Una cámara reserva más de lo que alimenta el switch en total.',
    uplink: 'Una cámara envía más de lo que las cámaras pueden usar de un enlace ascendente.',
    ports: 'No se puede usar ningún puerto del switch.',
    'port-rate': 'Una cámara envía más de lo razonable por un puerto de 100 Mbit/s.',
    'shared-uplink': 'El tramo común a todos los armarios transporta más de lo que las cámaras pueden usar de él.',
    'own-network': 'Para tantas cámaras se recomienda una red propia.',
  },
};

function leastText(least: Least, { number }: Formats): string {
  return least.isProven
    ? 'ningún plan tiene menos'
    : `el límite es ${number(least.lowerBound)}, no se ha encontrado ningún reparto con tan pocos`;
}

export const stations: SalesWords['stations'] = {
  title: 'Por qué estas estaciones de trabajo',
  columns: {
    station: 'Estación de trabajo',
    number: 'Número',
    card: 'Tarjeta',
    shown: 'Se muestran',
    decides: 'Qué decide',
    most: 'Máx. recuadros',
  },
  limits: {
    decode: 'decodificación',
    'one-stream': 'un flujo de un motor',
    vram: 'memoria de la tarjeta',
    software: 'decodificación sin tarjeta',
    network: 'enlace de red',
  },
  noCard: 'sin tarjeta',
  shown: ({ pictures, tiles }, { number, counted }) =>
    `${number(pictures)} en ${counted(tiles, 'recuadro', 'recuadros')}`,
  liveView: ({ mbit, providedMbit }) => {
    const provided = providedMbit === null ? '' : `; el ajuste de flujos de cliente ofrece ${providedMbit} Mbit/s`;
    return `La visualización en vivo pide ${mbit} Mbit/s a los servidores de grabación${provided}.`;
  },
};
