import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';
import { LIMIT_TOLERANCE } from './servers.ts';
import { sumOf, total } from './total.ts';

const SOURCE = 'docs/model.md#network-of-the-cameras';

/** Ports of a switch that cameras may use; whole ports, the spare ones left out. The spare part is 0 to 50 percent. */
export const usablePorts = formula({
  id: 'edge.usable-ports',
  title: 'Usable ports',
  expression: 'floor(ports * (100 - sparePercent) / 100 + 1e-9)',
  inputs: { ports: 'port', sparePercent: '%' },
  unit: 'port',
  source: SOURCE,
  compute: ({ ports, sparePercent }) => Math.floor((ports * (100 - sparePercent)) / 100 + 1e-9),
});

/** Rate that cameras may send over the connected uplinks of a switch, Mbit/s. */
export const usableUplink = formula({
  id: 'edge.usable-uplink',
  title: 'Usable uplink',
  expression: 'usePercent / 100 * min(used, uplinks) * uplinkMbit',
  inputs: { usePercent: '%', used: 'port', uplinks: 'port', uplinkMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ usePercent, used, uplinks, uplinkMbit }) => (usePercent / 100) * Math.min(used, uplinks) * uplinkMbit,
});

/** Rate that cameras may send over one link, Mbit/s. */
export const usablePath = formula({
  id: 'edge.usable-path',
  title: 'Usable part of a link',
  expression: 'usePercent / 100 * linkMbit',
  inputs: { usePercent: '%', linkMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ usePercent, linkMbit }) => (usePercent / 100) * linkMbit,
});

/** Power of the cameras of a group, W: what a switch reserves for them, or what they draw. */
export const powerOfGroup = formula({
  id: 'edge.power-of-group',
  title: 'Power of the cameras',
  expression: 'cameras * watts',
  inputs: { cameras: 'camera', watts: 'W' },
  unit: 'W',
  source: SOURCE,
  compute: ({ cameras, watts }) => cameras * watts,
});

/** Power of some cameras, W. Cameras of which it is not known count 0. */
export const powerOfCameras = sumOf('groups', 'W', { id: 'edge.power', title: 'Power of the cameras' });

/** Live streams of the cameras of a group, Mbit/s: one for each picture, since it runs while anybody looks. */
export const liveRateOfGroup = formula({
  id: 'edge.live-rate-of-group',
  title: 'Live streams',
  expression: 'cameras * pictures * kbps / 1000',
  inputs: { cameras: 'camera', pictures: '1', kbps: 'kbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameras, pictures, kbps }) => (cameras * pictures * kbps) / 1000,
});

/** What some cameras send, Mbit/s: recorded streams at their peak, and live streams; no overhead of a server. */
export const cameraRate = formula({
  id: 'edge.rate',
  title: 'Rate of the cameras',
  expression: 'recorded + sum(live)',
  inputs: { recorded: 'Mbit/s', live: each('Mbit/s') },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ recorded, live }) => recorded + total(live),
});

/** The least number of switches that ports, power and uplink of all cameras of a closet leave possible. */
export const leastSwitches = formula({
  id: 'edge.least-switches',
  title: 'Least switches',
  expression: `max(1, ceil(cameras / ports), ceil(reserved / (budget * (1 + ${LIMIT_TOLERANCE}))), ceil(rate / (uplink * (1 + ${LIMIT_TOLERANCE}))))`,
  inputs: { cameras: 'camera', ports: 'port', reserved: 'W', budget: 'W', rate: 'Mbit/s', uplink: 'Mbit/s' },
  unit: 'switch',
  source: SOURCE,
  compute: ({ cameras, ports, reserved, budget, rate, uplink }) =>
    Math.max(
      1,
      Math.ceil(cameras / ports),
      Math.ceil(reserved / (budget * (1 + LIMIT_TOLERANCE))),
      Math.ceil(rate / (uplink * (1 + LIMIT_TOLERANCE))),
    ),
});

/** Uplinks of the switches of a closet that are connected. */
export const uplinkPorts = formula({
  id: 'edge.uplink-ports',
  title: 'Connected uplinks',
  expression: 'switches * min(used, uplinks)',
  inputs: { switches: 'switch', used: 'port', uplinks: 'port' },
  unit: 'port',
  source: SOURCE,
  compute: ({ switches, used, uplinks }) => switches * Math.min(used, uplinks),
});

/** Ports of the core that the uplinks of all closets take. */
export const corePorts = sumOf('closets', 'port', { id: 'edge.core-ports', title: 'Ports of the core' });

/** Power of the switches of a closet with what their cameras draw, W. */
export const switchesPower = formula({
  id: 'edge.switches-power',
  title: 'Power of the switches',
  expression: 'switches * basePower + drawn / efficiency',
  inputs: { switches: 'switch', basePower: 'W', drawn: 'W', efficiency: '1' },
  unit: 'W',
  source: SOURCE,
  compute: ({ switches, basePower, drawn, efficiency }) => switches * basePower + drawn / efficiency,
});

/** Power of the switches of a closet that turns to heat there, W: what cameras draw turns to heat at the cameras. */
export const switchesLoss = formula({
  id: 'edge.switches-loss',
  title: 'Power that stays in the closet',
  expression: 'switches * basePower + drawn * (1 / efficiency - 1)',
  inputs: { switches: 'switch', basePower: 'W', drawn: 'W', efficiency: '1' },
  unit: 'W',
  source: SOURCE,
  compute: ({ switches, basePower, drawn, efficiency }) => switches * basePower + drawn * (1 / efficiency - 1),
});

/** Height of switches in their racks. */
export const switchesUnits = formula({
  id: 'edge.switches-units',
  title: 'Rack units of the switches',
  expression: 'switches * units',
  inputs: { switches: 'switch', units: 'U' },
  unit: 'U',
  source: 'by definition',
  compute: ({ switches, units }) => switches * units,
});

/** Switches of one kind in all closets. */
export const totalSwitches = sumOf('closets', 'switch', { id: 'edge.switches', title: 'Switches' });

/** Cable of the cameras of a group, m. */
export const cableOfGroup = formula({
  id: 'edge.cable-of-group',
  title: 'Cable of the cameras',
  expression: 'cameras * cableM',
  inputs: { cameras: 'camera', cableM: 'm' },
  unit: 'm',
  source: SOURCE,
  compute: ({ cameras, cableM }) => cameras * cableM,
});

/** Cable of all cameras whose length is known, m. */
export const totalCable = sumOf('groups', 'm', { id: 'edge.cable', title: 'Cable' });

/** Boxes of cable, at the least: a run cannot be pieced from two boxes. */
export const cableBoxes = formula({
  id: 'edge.cable-boxes',
  title: 'Boxes of cable',
  expression: 'ceil(metres / box)',
  inputs: { metres: 'm', box: 'm' },
  unit: 'box',
  source: SOURCE,
  compute: ({ metres, box }) => Math.ceil(metres / box),
});
