import { NETWORK_DEFAULTS, STATION_DEFAULTS } from '../../src/doors/design.ts';
import type { CameraNetwork, Design } from '../../src/index.ts';
import { groupsOf, huskyDesign } from './designs.ts';

const MAIN = 'MDF Main building';

function connected(change: Partial<CameraNetwork>): { readonly network: CameraNetwork } {
  return { network: { poeClass: 0, watts: null, cableM: null, closet: '', ...change } };
}

const CAMERAS = groupsOf(
  { streamName: 'Hallway dome', quantity: 10, ...connected({ closet: MAIN, watts: 7.5, cableM: 45 }) },
  { streamName: 'Entrance dome', quantity: 4, ...connected({ closet: MAIN, watts: 9, cableM: 30 }) },
  { streamName: 'Schoolyard panorama', quantity: 1, ...connected({ closet: MAIN, poeClass: 4 }) },
  {
    streamName: 'Court bullet',
    quantity: 8,
    ...connected({ closet: 'IDF 1 Gymnasium', poeClass: 4, watts: 16, cableM: 40 }),
  },
  {
    streamName: 'Parking turret',
    quantity: 6,
    ...connected({ closet: 'IDF 2 Parking', poeClass: 3, watts: 9.5, cableM: 96 }),
  },
);

const PLAIN = huskyDesign(CAMERAS);

/** 29 cameras in three closets and a guard room with two workstations; one question of its IT is answered. */
export const SCHOOL: Design = {
  ...PLAIN,
  serverSettings: {
    ...PLAIN.serverSettings,
    network: { ...NETWORK_DEFAULTS, answers: { vlan: '120' } },
    viewing: {
      stations: [
        {
          ...STATION_DEFAULTS,
          id: 1,
          name: 'Guard room',
          quantity: 2,
          monitors: 2,
          monitorResolution: 8,
          columns: 3,
          rows: 3,
          decoder: 'ada',
        },
      ],
    },
  },
};
