import type { Least, SalesWords } from '../../document-words/sales.ts';
import type { Formats } from '../../basics/formats.ts';

export const switches: SalesWords['switches'] = {
  title: 'Why so many switches',
  columns: {
    closet: 'Closet',
    switches: 'Switches',
    cameras: 'Cameras',
    reserved: 'Reserved',
    rate: 'Rate',
    decided: 'What decided',
  },
  unnamed: 'closet without a name',
  reserved:
    'Switches are counted by what they reserve for the class of each camera, not by what it draws: a plan that passes on the draws fails when the last cameras ask.',
  core: ({ ports, mbit }, { counted }) =>
    `${counted(ports, 'port', 'ports')} of the core switch, ${mbit} Mbit/s into the recording servers.`,
  none: 'no switch holds its cameras',
  ports: ({ usable, ports, least }, formats) =>
    `ports: ${formats.number(usable)} of ${formats.number(ports)} of a switch may be used; ${leastText(least, formats)}`,
  poe: ({ watts, least }, formats) => `watts: a switch feeds ${watts} W; ${leastText(least, formats)}`,
  uplink: ({ mbit, least }, formats) =>
    `uplink: cameras may use ${mbit} Mbit/s of a switch; ${leastText(least, formats)}`,
  longCables: ({ groups }, { counted }) =>
    `Cables of ${counted(groups, 'camera group', 'camera groups')} are too long for copper.`,
  findings: {
    'poe-class': 'A camera has a higher class than the switch feeds.',
    'port-watts': 'A camera reserves more than a port gives.',
    'poe-budget': 'A camera reserves more than the switch feeds in all.',
    uplink: 'A camera sends more than cameras may use of an uplink.',
    ports: 'No port of the switch may be used.',
    'port-rate': 'A camera sends more than is sensible over a port of 100 Mbit/s.',
    'shared-uplink': 'The path shared by all closets carries more than cameras may use of it.',
    'own-network': 'So many cameras are advised a network of their own.',
  },
};

function leastText(least: Least, { number }: Formats): string {
  return least.isProven ? 'no plan has fewer' : `the bound is ${number(least.lowerBound)}, no deal of so few was found`;
}

export const stations: SalesWords['stations'] = {
  title: 'Why such workstations',
  columns: {
    station: 'Workstation',
    number: 'Number',
    card: 'Card',
    shown: 'Shown',
    decides: 'What decides',
    most: 'Most tiles',
  },
  limits: {
    decode: 'decoding',
    'one-stream': 'one stream of an engine',
    vram: 'memory of the card',
    software: 'decoding without a card',
    network: 'network link',
  },
  noCard: 'no card',
  shown: ({ pictures, tiles }, { number, counted }) => `${number(pictures)} of ${counted(tiles, 'tile', 'tiles')}`,
  liveView: ({ mbit, providedMbit }) => {
    const provided = providedMbit === null ? '' : `; the setting for client streams provides ${providedMbit} Mbit/s`;
    return `Live view asks ${mbit} Mbit/s of the recording servers${provided}.`;
  },
};
