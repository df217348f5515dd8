import type { Decoder, PoeClass, SiteModel, SwitchKind } from './schema.ts';
import { SOURCES } from './sources.ts';

const standard = { origin: 'spec', source: SOURCES.poeStandard } as const;
/** Who says how many ports and uplinks there are, and what they carry. */
const LISTED = { origin: 'practice', source: SOURCES.switchBudget } as const;
const ASSUMED = { origin: 'assumed', source: SOURCES.switchAnalogy } as const;

/** Watts by class at the switch and at the device. */
const POE_WATTS = [
  [15.4, 12.95],
  [4, 3.84],
  [7, 6.49],
  [15.4, 12.95],
  [30, 25.5],
  [45, 40],
  [60, 51],
  [75, 62],
  [90, 71.3],
] as const;

const POE_CLASSES: readonly PoeClass[] = /* #__PURE__ */ POE_WATTS.map(([reserved, device], id) => ({
  id,
  reserved: { value: reserved, unit: 'W', ...standard },
  device: { value: device, unit: 'W', ...standard },
}));

/** Constants of the network of the cameras, of live view and of motion detection. */
export const SITE_MODEL = {
  id: 'network and viewing',
  poeClasses: POE_CLASSES,
  poeEfficiency: { value: 0.9, unit: '1', origin: 'assumed', source: SOURCES.poeEfficiency },
  cameraPort: { value: 100, unit: 'Mbit/s', origin: 'practice', source: SOURCES.cameraPort },
  longestCable: { value: 90, unit: 'm', origin: 'practice', source: SOURCES.cabling },
  cableBox: { value: 305, unit: 'm', origin: 'practice', source: SOURCES.cableBox },
  ownNetworkCameras: { value: 150, unit: 'camera', origin: 'practice', source: SOURCES.ownNetwork },
  decoderShare: { value: 0.8, unit: '1', origin: 'assumed', source: SOURCES.decoderShare },
  linkShare: { value: 0.7, unit: '1', origin: 'practice', source: SOURCES.linkPractice },
  softwareDecoding: { value: 435.456, unit: 'Mpixel/s', origin: 'vendor', source: SOURCES.softwareDecoding },
  surfaces: { value: 16, unit: '1', origin: 'assumed', source: SOURCES.videoMemory },
  surfaceBytes: { value: 1.5, unit: '1', origin: 'practice', source: SOURCES.videoMemory },
  monitorBuffers: { value: 3, unit: '1', origin: 'assumed', source: SOURCES.videoMemory },
  monitorBytes: { value: 4, unit: '1', origin: 'practice', source: SOURCES.videoMemory },
  videoMemoryReserve: { value: 0.5, unit: 'GB', origin: 'assumed', source: SOURCES.videoMemory },
  workstationPower: { value: 150, unit: 'W', origin: 'assumed', source: SOURCES.workstationPower },
  coreDecoding: { value: 100, unit: 'Mpixel/s', origin: 'assumed', source: SOURCES.serverDecoding },
  coreShare: { value: 0.5, unit: '1', origin: 'assumed', source: SOURCES.serverDecoding },
  keyFrameRate: { value: 1, unit: 'frame/s', origin: 'practice', source: SOURCES.keyFrameInterval },
  standaloneFrameRate: { value: 2, unit: 'frame/s', origin: 'vendor', source: SOURCES.motionInterval },
} as const satisfies SiteModel;

/** Switches as the trade has them, in the order in which Auto prefers equals. */
const SWITCHES = [
  {
    id: 'poe-8',
    said: LISTED,
    ports: 8,
    classLimit: 4,
    wattsPerPort: 30,
    budget: [120, 'practice', SOURCES.switchBudget],
    base: [15, 'assumed', SOURCES.switchAnalogy],
    uplinkMbit: 1000,
    uplinks: 2,
    rackUnits: 0,
  },
  {
    id: 'poe-24',
    said: ASSUMED,
    ports: 24,
    classLimit: 4,
    wattsPerPort: 30,
    budget: [370, 'assumed', SOURCES.switchAnalogy],
    base: [42, 'practice', SOURCES.switchPower],
    uplinkMbit: 10_000,
    uplinks: 2,
    rackUnits: 1,
  },
  {
    id: 'poe-48',
    said: ASSUMED,
    ports: 48,
    classLimit: 4,
    wattsPerPort: 30,
    budget: [740, 'assumed', SOURCES.switchAnalogy],
    base: [100, 'assumed', SOURCES.switchAnalogy],
    uplinkMbit: 10_000,
    uplinks: 4,
    rackUnits: 1,
  },
  {
    id: 'poe-48-bt',
    said: ASSUMED,
    ports: 48,
    classLimit: 8,
    wattsPerPort: 90,
    budget: [1100, 'assumed', SOURCES.switchAnalogy],
    base: [270, 'practice', SOURCES.switchPower],
    uplinkMbit: 10_000,
    uplinks: 4,
    rackUnits: 1,
  },
] as const;

/** Switches that feed cameras. */
export const SWITCH_KINDS: readonly SwitchKind[] = /* #__PURE__ */ SWITCHES.map(
  ({ id, said, ports, classLimit, wattsPerPort, budget, base, uplinkMbit, uplinks, rackUnits }) => ({
    id,
    name: `PoE switch, ${ports} ports, ${wattsPerPort} W`,
    ports: { value: ports, unit: 'port', ...said },
    classLimit: { value: classLimit, unit: '1', ...said },
    wattsPerPort: { value: wattsPerPort, unit: 'W', ...said },
    poeBudgetW: { value: budget[0], unit: 'W', origin: budget[1], source: budget[2] },
    baseW: { value: base[0], unit: 'W', origin: base[1], source: base[2] },
    uplinkMbit: { value: uplinkMbit, unit: 'Mbit/s', ...said },
    uplinks: { value: uplinks, unit: 'port', ...said },
    rackUnits: { value: rackUnits, unit: 'U', ...said },
  }),
);

const OLDEST_WIDTH = 4096;

const CARDS = [
  {
    id: 'pascal',
    name: 'Pascal, 1 engine',
    h264: 694,
    h265: 810,
    engines: 1,
    vramGb: null,
    h264MaxWidth: OLDEST_WIDTH,
  },
  {
    id: 'turing',
    name: 'Turing, 1 engine',
    h264: 771,
    h265: 1316,
    engines: 1,
    vramGb: null,
    h264MaxWidth: OLDEST_WIDTH,
  },
  {
    id: 'ampere',
    name: 'Ampere, 1 engine',
    h264: 748,
    h265: 1415,
    engines: 1,
    vramGb: null,
    h264MaxWidth: OLDEST_WIDTH,
  },
  { id: 'ada', name: 'Ada, 1 engine', h264: 903, h265: 1641, engines: 1, vramGb: null, h264MaxWidth: OLDEST_WIDTH },
  {
    id: 'blackwell',
    name: 'Blackwell, 1 engine',
    h264: 2172,
    h265: 1872,
    engines: 1,
    vramGb: null,
    h264MaxWidth: null,
  },
  { id: 't4', name: 'T4, 2 engines', h264: 771, h265: 1316, engines: 2, vramGb: 16, h264MaxWidth: OLDEST_WIDTH },
  { id: 'l4', name: 'L4, 4 engines', h264: 903, h265: 1641, engines: 4, vramGb: 24, h264MaxWidth: OLDEST_WIDTH },
] as const;

const sheet = { origin: 'spec', source: SOURCES.decoderSheet } as const;
const cards = { origin: 'practice', source: SOURCES.decoderCards } as const;

/** Graphics cards that decode video. */
export const DECODERS: readonly Decoder[] = /* #__PURE__ */ CARDS.map(
  ({ id, name, h264, h265, engines, vramGb, h264MaxWidth }) => ({
    id,
    name,
    engines: { value: engines, unit: '1', ...(vramGb === null ? sheet : cards) },
    fps1080: {
      h264: { value: h264, unit: 'frame/s', ...sheet },
      h265: { value: h265, unit: 'frame/s', ...sheet },
    },
    vramGb: vramGb === null ? null : { value: vramGb, unit: 'GB', ...cards },
    h264MaxWidth: h264MaxWidth === null ? null : { value: h264MaxWidth, unit: 'pixel', ...sheet },
  }),
);
