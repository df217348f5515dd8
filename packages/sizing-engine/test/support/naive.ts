/**
 * The model said a second time, as plainly as it can be: loops over everything, no search, no arithmetic short cuts.
 *
 * It shares nothing with the engine but its types and the catalogue that both are handed, so that the two can hold each other
 * to account. Numbers that are the model's own are written out here.
 */
import type {
  CameraRow,
  CapacityConvention,
  Catalogue,
  Design,
  GenericServerSettings,
  Halves,
  StorageSettings,
  TierSettings,
} from '../../src/index.ts';
import type { Appliance, ApplianceSku, MachineFamily } from '../../src/doors/catalogue.ts';

const JBOD = 1;
const RAID_5 = 4;
const RAID_6 = 5;
const RAID_10 = 6;

/** RAID types, the one that survives most first. */
const RAIDS = [RAID_6, RAID_10, RAID_5, JBOD];
const SMALLEST: Readonly<Record<number, number>> = { [JBOD]: 1, [RAID_5]: 3, [RAID_6]: 4, [RAID_10]: 4 };
const PENALTY: Readonly<Record<number, number>> = { [JBOD]: 1, [RAID_5]: 4, [RAID_6]: 6, [RAID_10]: 2 };

const RESERVE_TB = 0.005;
const MOST_SAN_DISKS = 240;

/** A limit holds while load <= limit x (1 + 1e-9). */
const within = (load: number, limit: number): boolean => load <= limit * (1 + 1e-9);

const sumOf = <T>(items: readonly T[], term: (item: T) => number): number =>
  items.reduce((sum, item) => sum + term(item), 0);

const entry = <T extends { readonly id: number }>(entries: readonly T[], id: number): T =>
  entries.find((each) => each.id === id)!;

/** Bit rate of one half of a row, kbit/s. */
function rateOf(row: CameraRow, half: keyof Halves<number>, catalogue: Catalogue): number {
  const isCustom = half === 'continuous' ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate;
  if (isCustom) return row.bitrateKbit[half];
  const { width, height } = row.size[half] ?? entry(catalogue.resolutions, row.resolution[half]);
  const px = (width * height) / 2_073_600;
  const ladder = [0, 1 / 1.5, 1, 1.5, 2.25, 10 / 3][row.complexity[half]]!;
  const f = row.fps[half];
  if (row.codec === 1) return Math.max(1, Math.round(1336 * f * px ** 0.83 * ladder));
  const smart = half === 'motion' ? [0.9, 0.9 / 1.724] : [0.6, 0.58 / 1.724];
  const codec = [0, 0, 1.45, 1, 1 / 1.724, ...smart][row.codec]!;
  const quadratic = (fps: number): number => (fps * (1 - 0.006_84 * fps)) / (15 * (1 - 0.006_84 * 15));
  const frames = f < 5 ? quadratic(5) * (f / 5) ** 0.57 : quadratic(f);
  return Math.max(1, Math.round(2702 * codec * ladder * px * frames));
}

/** Where in its range a rate stands: the factor of one half of a row. */
export type NaiveFactor = (row: CameraRow, half: keyof Halves<number>) => number;

interface NaivePlace {
  /** Whether the row carries sound and metadata of its group. */
  readonly isFirst: boolean;
  readonly factor?: NaiveFactor;
  /** The factor of sound and metadata. */
  readonly soundFactor?: number;
}

/** What a stream of a row moves at its peak and writes on average, kbit/s. */
function loadOf(
  row: CameraRow,
  catalogue: Catalogue,
  { isFirst, factor = () => 1, soundFactor = 1 }: NaivePlace,
): { readonly peak: number; readonly average: number } {
  const { eventsPerHour, preSeconds, postSeconds, audioKbps, metadataKbps } = row.extras;
  const motion = Math.min(1, row.motion.motion / 100 + (eventsPerHour * (preSeconds + postSeconds)) / 3600);
  const rate = (half: keyof Halves<number>): number => rateOf(row, half, catalogue) * factor(row, half);
  const sound = isFirst ? (audioKbps + metadataKbps) * soundFactor : 0;
  if (row.recording === 0) return { peak: rate('continuous') + sound, average: rate('continuous') + sound };
  if (row.recording === 1) return { peak: rate('motion') + sound, average: (rate('motion') + sound) * motion };
  return {
    peak: Math.max(rate('continuous'), rate('motion')) + sound,
    average: rate('continuous') * (1 - motion) + rate('motion') * motion + sound,
  };
}

/** The second archive of a design; undefined where it has none. */
function naiveTiers({ serverSettings }: Design): TierSettings | undefined {
  const { archiving } = serverSettings.genericServerSettings.advancedSettings;
  return archiving && serverSettings.tiers.groomAfterDays > 0 ? serverSettings.tiers : undefined;
}

/** Part of each rate that the second archive keeps: the chosen frames of MJPEG, one key frame a second of all others. */
function keptBy({ groomFps, keyFrameRatio: k }: TierSettings): NaiveFactor {
  return ({ codec, fps }, half) => (codec === 1 ? Math.min(1, groomFps / fps[half]) : k / (k + fps[half] - 1));
}

/** TB that rows store in both archives, and the greatest part of a peak rate that moves to the second one. */
function naiveTwoArchives(
  rows: readonly CameraRow[],
  tiers: TierSettings,
  catalogue: Catalogue,
): { readonly storageTb: number; readonly share: number } {
  const isFirst = isFirstOf(rows);
  const { groomAfterDays: g } = tiers;
  const full = (row: CameraRow) => loadOf(row, catalogue, { isFirst: isFirst(row) });
  const kept = (row: CameraRow) => loadOf(row, catalogue, { isFirst: isFirst(row), factor: keptBy(tiers) });
  const days = (row: CameraRow, d: number): number => (row.quantity * row.hoursPerDay * 3600 * 125 * d) / 1e12;
  return {
    storageTb: sumOf(
      rows,
      (row) =>
        full(row).average * days(row, Math.min(g, row.retentionDays)) +
        kept(row).average * days(row, Math.max(0, row.retentionDays - g)),
    ),
    share: Math.max(
      0,
      ...rows.filter(({ retentionDays }) => retentionDays > g).map((row) => kept(row).peak / full(row).peak),
    ),
  };
}

/** Whether a row is the first stream of its group. */
function isFirstOf(rows: readonly CameraRow[]): (row: CameraRow) => boolean {
  return (row) =>
    !rows.some(({ cameraGroupId, streamId }) => cameraGroupId === row.cameraGroupId && streamId < row.streamId);
}

/** Rates and storage of rows, each rate at the place in its range that a factor says. */
export function naiveTotals(
  rows: readonly CameraRow[],
  catalogue: Catalogue,
  place: Omit<NaivePlace, 'isFirst'> = {},
): Pick<NaiveDemand, 'peakMbit' | 'averageMbit' | 'storageTb'> {
  const isFirst = isFirstOf(rows);
  const load = (row: CameraRow) => loadOf(row, catalogue, { ...place, isFirst: isFirst(row) });
  return {
    peakMbit: sumOf(rows, (row) => (row.quantity * load(row).peak) / 1000),
    averageMbit: sumOf(rows, (row) => (row.quantity * load(row).average) / 1000),
    storageTb: sumOf(rows, (row) => {
      const seconds = 3600 * row.hoursPerDay * row.retentionDays;
      return (row.quantity * load(row).average * 125 * seconds) / 1e12;
    }),
  };
}

/** What a design asks for, summed row by row. */
export interface NaiveDemand {
  readonly cameras: number;
  readonly streams: number;
  readonly peakMbit: number;
  readonly averageMbit: number;
  readonly storageTb: number;
  readonly liveTb: number;
}

/** Demand of rows, with so many archive runs a day. */
export function naiveDemand(rows: readonly CameraRow[], runsPerDay: number, catalogue: Catalogue): NaiveDemand {
  const isFirst = isFirstOf(rows);
  const firsts = rows.filter(isFirst);
  const perKbpsHour = 125 * 3600;
  const w = 48 / runsPerDay;
  return {
    cameras: sumOf(firsts, ({ quantity }) => quantity),
    streams: sumOf(rows, ({ quantity }) => quantity),
    ...naiveTotals(rows, catalogue),
    liveTb: sumOf(rows, (row) => {
      const { peak, average } = loadOf(row, catalogue, { isFirst: isFirst(row) });
      const { hoursPerDay: h, retentionDays: d } = row;
      const hours = Math.min(Math.floor(w / 24) * h + Math.min(w % 24, h), h * d);
      const kbpsHours = Math.min(peak * hours, average * h * Math.min(Math.ceil(w / 24), d));
      return (row.quantity * kbpsHours * perKbpsHour) / 1e12;
    }),
  };
}

/** Disks of one size in one RAID. */
export interface NaiveLayout {
  readonly raid: number;
  readonly disks: number;
  readonly diskTb: number;
}

/** Sizes of the arrays of a RAID: parity types are divided into arrays of at most 16 that differ by at most one disk. */
function arraysOf({ raid, disks }: NaiveLayout): number[] {
  if (raid !== RAID_5 && raid !== RAID_6) return [disks];
  const count = Math.ceil(disks / 16);
  return Array.from({ length: count }, (_, index) => Math.floor(disks / count) + (index < disks % count ? 1 : 0));
}

function isBuildable(layout: NaiveLayout): boolean {
  if (layout.raid === RAID_10 && layout.disks % 2 === 1) return false;
  return arraysOf(layout).every((disks) => disks >= SMALLEST[layout.raid]!);
}

/** Data disks of a layout. */
export function naiveDataDisks(layout: NaiveLayout): number {
  if (layout.raid === RAID_10) return layout.disks / 2;
  const parity = layout.raid === RAID_5 ? 1 : layout.raid === RAID_6 ? 2 : 0;
  return sumOf(arraysOf(layout), (disks) => disks - parity);
}

/** Whether a layout raises the warning about rebuilding. */
function isExposed(layout: NaiveLayout): boolean {
  return layout.raid === RAID_5 && (layout.diskTb > 8 || arraysOf(layout).some((disks) => disks > 8));
}

/** Capacity of a layout that a decimal need is set against, TB. */
export function naiveCapacityTb(layout: NaiveLayout, convention: CapacityConvention): number {
  return naiveDataDisks(layout) * layout.diskTb * (convention === 'vendor' ? 0.8931 : 0.982);
}

/** What one storage of one server must give. */
export interface NaiveNeed {
  readonly tb: number;
  readonly reads: number;
  readonly writes: number;
  readonly megabytes: number;
}

/** Whether a layout of disks of a type gives what is needed. */
export function naiveGives(
  layout: NaiveLayout,
  need: NaiveNeed,
  { diskType, convention, catalogue }: { diskType: number; convention: CapacityConvention; catalogue: Catalogue },
): boolean {
  const family = entry(catalogue.diskFamilies, diskType);
  return (
    isBuildable(layout) &&
    within(need.tb, naiveCapacityTb(layout, convention)) &&
    within(need.reads + need.writes * PENALTY[layout.raid]!, layout.disks * family.iops.value) &&
    within(need.megabytes, naiveDataDisks(layout) * family.throughput.value)
  );
}

/** Whether one layout is to be taken rather than another. */
function isBetterLayout(a: NaiveLayout, b: NaiveLayout): boolean {
  if (a.disks !== b.disks) return a.disks < b.disks;
  const [rawA, rawB] = [a.disks * a.diskTb, b.disks * b.diskTb];
  return rawA !== rawB ? rawA < rawB : RAIDS.indexOf(a.raid) < RAIDS.indexOf(b.raid);
}

/** The best of all layouts up to so many disks: for every RAID type and size, the first number that fits. */
export function naiveBestLayout(
  need: NaiveNeed,
  settings: StorageSettings,
  context: { readonly convention: CapacityConvention; readonly catalogue: Catalogue; readonly most: number },
): NaiveLayout | undefined {
  const family = entry(context.catalogue.diskFamilies, settings.diskType);
  const raids = settings.raidType === 0 ? RAIDS.filter((id) => id !== JBOD) : [settings.raidType];
  let best: NaiveLayout | undefined;
  for (const raid of raids) {
    for (const diskTb of family.sizesTb.values) {
      if (diskTb < settings.diskSizeMin || diskTb > settings.diskSizeMax) continue;
      for (let disks = 1; disks <= context.most; disks += 1) {
        const layout = { raid, disks, diskTb };
        if (settings.raidType === 0 && isExposed(layout)) continue;
        if (!naiveGives(layout, need, { ...context, diskType: settings.diskType })) continue;
        if (best === undefined || isBetterLayout(layout, best)) best = layout;
        break;
      }
    }
  }
  return best;
}

/** One storage of a recording server: its settings and what the fullest server asks of it. */
export interface NaiveStorage {
  readonly name: 'liveDatabase' | 'archiveDatabase';
  readonly settings: StorageSettings;
  readonly need: NaiveNeed;
}

/** What the fullest of so many servers carries. */
export interface NaiveServer {
  readonly cameras: number;
  readonly cameraMbit: number;
  readonly clientMbit: number;
  readonly storages: readonly NaiveStorage[];
}

/** What the naive sizing is asked. */
export interface NaiveQuestion {
  readonly design: Design;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
  readonly demand: NaiveDemand;
}

/** Ask the naive sizing about a design. */
export function naiveQuestion(
  design: Design,
  catalogue: Catalogue,
  convention: CapacityConvention = 'vendor',
): NaiveQuestion {
  const { archiveFrequency } = design.serverSettings.genericServerSettings.advancedSettings;
  return { design, catalogue, convention, demand: naiveDemand(design.cameras, archiveFrequency, catalogue) };
}

/** What one camera of each group asks for, and how many there are. */
interface NaiveGroup {
  readonly id: number;
  readonly cameras: number;
  readonly perCamera: NaiveLoad;
}

/** What cameras ask of their server, without overhead. */
type NaiveLoad = Pick<NaiveDemand, 'streams' | 'peakMbit' | 'storageTb' | 'liveTb'>;

function naiveGroups({ design, catalogue }: NaiveQuestion): NaiveGroup[] {
  const { cameras: rows, serverSettings } = design;
  const { archiveFrequency } = serverSettings.genericServerSettings.advancedSettings;
  const tiers = naiveTiers(design);
  return [...new Set(rows.map(({ cameraGroupId }) => cameraGroupId))].map((id) => {
    const own = rows.filter(({ cameraGroupId }) => cameraGroupId === id);
    const { cameras, streams, peakMbit, liveTb, ...whole } = naiveDemand(own, archiveFrequency, catalogue);
    const { storageTb } = tiers === undefined ? whole : naiveTwoArchives(own, tiers, catalogue);
    const perCamera = {
      streams: streams / cameras,
      peakMbit: peakMbit / cameras,
      storageTb: storageTb / cameras,
      liveTb: liveTb / cameras,
    };
    return { id, cameras, perCamera };
  });
}

const NO_LOAD = { cameras: 0, streams: 0, peakMbit: 0, storageTb: 0, liveTb: 0 };

type NaiveServerLoad = typeof NO_LOAD;

/** What every server gets when the cameras stand in a row and are handed out in rounds, there and back. */
function dealt(order: readonly NaiveGroup[], servers: number): NaiveServerLoad[] {
  const loads = Array.from({ length: servers }, () => ({ ...NO_LOAD }));
  let position = 0;
  for (const { cameras, perCamera } of order) {
    for (let camera = 0; camera < cameras; camera += 1, position += 1) {
      const place = position % servers;
      const load = loads[Math.floor(position / servers) % 2 === 0 ? place : servers - 1 - place]!;
      load.cameras += 1;
      load.streams += perCamera.streams;
      load.peakMbit += perCamera.peakMbit;
      load.storageTb += perCamera.storageTb;
      load.liveTb += perCamera.liveTb;
    }
  }
  return loads;
}

/** For each order, the greatest of each figure over so many servers. */
function greatestLoads(question: NaiveQuestion, servers: number): NaiveServerLoad[] {
  const groups = naiveGroups(question);
  return (['storageTb', 'peakMbit', 'streams'] as const).map((figure) => {
    const figureOf = ({ perCamera }: NaiveGroup): number => Number(perCamera[figure].toFixed(12));
    const order = groups.toSorted((a, b) => figureOf(b) - figureOf(a) || b.id - a.id);
    const loads = dealt(order, servers);
    const greatest = (of: keyof NaiveServerLoad): number => loads.reduce((most, load) => Math.max(most, load[of]), 0);
    return {
      cameras: greatest('cameras'),
      streams: greatest('streams'),
      peakMbit: greatest('peakMbit'),
      storageTb: greatest('storageTb'),
      liveTb: greatest('liveTb'),
    };
  });
}

/** What all of so many generic servers must be able to carry, for each order in which cameras are dealt. */
export function naiveServersDealt(question: NaiveQuestion, servers: number): NaiveServer[] {
  return greatestLoads(question, servers).map((load) => naiveServer(question, load));
}

function naiveServer({ design, demand, catalogue }: NaiveQuestion, load: NaiveServerLoad): NaiveServer {
  const { mainSettings, advancedSettings } = design.serverSettings.genericServerSettings;
  const overhead = 1 + mainSettings.systemOverhead / 100;
  const m = load.peakMbit * overhead;
  const p = (mainSettings.concurrentSmartClientStreams * demand.peakMbit * overhead) / demand.streams;
  const writes = Math.max(0.29 * load.streams, 0.065 * m);
  const storage = (name: NaiveStorage['name'], tb: number, moved: number, again = 0): NaiveStorage => ({
    name,
    settings: advancedSettings[name],
    need: {
      tb: tb * overhead + RESERVE_TB,
      reads: 0.035 * moved,
      writes: writes + 0.065 * again,
      megabytes: moved / 8,
    },
  });
  const tiers = naiveTiers(design);
  const again = tiers === undefined ? 0 : naiveTwoArchives(design.cameras, tiers, catalogue).share * m;
  const readAgain = again > 0 ? m : 0;
  const storages = advancedSettings.archiving
    ? [
        storage('liveDatabase', load.liveTb, 2 * m + p),
        storage('archiveDatabase', load.storageTb, m + readAgain + again + p, again),
      ]
    : [storage('liveDatabase', load.storageTb, m + p)];
  return { cameras: load.cameras, cameraMbit: m, clientMbit: p, storages };
}

const isDirect = ({ settings }: NaiveStorage): boolean => settings.storageConnectivity === 1;

/** Whether a machine carries a server apart from its disks: cameras, recording rate, links, storage link. */
export function naiveCarries(
  machine: MachineFamily,
  server: NaiveServer,
  { design, catalogue }: NaiveQuestion,
): boolean {
  const { maxCamerasPerServer } = design.serverSettings.genericServerSettings.mainSettings;
  const sanMbit = sumOf(
    server.storages.filter((storage) => !isDirect(storage)),
    ({ need }) => need.megabytes * 8,
  );
  const link = machine.cameraLink.value * 0.7;
  const linksHold =
    machine.clientLink === null
      ? within(server.cameraMbit + server.clientMbit, link)
      : within(server.cameraMbit, link) && within(server.clientMbit, machine.clientLink.value * 0.7);
  return (
    server.cameras <= maxCamerasPerServer &&
    within(server.cameraMbit, machine.recording.value) &&
    linksHold &&
    within(sanMbit, catalogue.storageModel.sanLink.value * 0.7)
  );
}

/** Whether so many disks of each place fit a machine. */
export function naiveBaysHold(
  machine: MachineFamily,
  disks: readonly { readonly storage: NaiveStorage; readonly disks: number }[],
  { advancedSettings }: GenericServerSettings,
): boolean {
  const bays = Math.min(advancedSettings.serverDiskQuantity, machine.bays?.value ?? Number.POSITIVE_INFINITY);
  const inPlace = (direct: boolean): number =>
    sumOf(
      disks.filter(({ storage }) => isDirect(storage) === direct),
      (each) => each.disks,
    );
  return inPlace(true) <= bays && inPlace(false) <= MOST_SAN_DISKS;
}

/** The layouts of a machine among so many of it; undefined where it does not hold the design in any order. */
export function naiveLayouts(
  machine: MachineFamily,
  servers: number,
  question: NaiveQuestion,
): readonly NaiveLayout[] | undefined {
  for (const server of naiveServersDealt(question, servers)) {
    const layouts = layoutsFor(machine, server, question);
    if (layouts !== undefined) return layouts;
  }
  return undefined;
}

/** What each of so many servers must be able to carry, in the first order in which a machine holds it. */
export function naiveServerOf(
  machine: MachineFamily,
  servers: number,
  question: NaiveQuestion,
): NaiveServer | undefined {
  return naiveServersDealt(question, servers).find((server) => layoutsFor(machine, server, question) !== undefined);
}

function layoutsFor(
  machine: MachineFamily,
  server: NaiveServer,
  question: NaiveQuestion,
): readonly NaiveLayout[] | undefined {
  const { design, catalogue, convention } = question;
  const settings = design.serverSettings.genericServerSettings;
  if (!naiveCarries(machine, server, question)) return undefined;
  const chosen: { readonly storage: NaiveStorage; readonly layout: NaiveLayout; readonly disks: number }[] = [];
  for (const storage of server.storages) {
    const most = isDirect(storage) ? settings.advancedSettings.serverDiskQuantity : MOST_SAN_DISKS;
    const layout = naiveBestLayout(storage.need, storage.settings, { convention, catalogue, most });
    if (layout === undefined) return undefined;
    chosen.push({ storage, layout, disks: layout.disks });
  }
  return naiveBaysHold(machine, chosen, settings) ? chosen.map(({ layout }) => layout) : undefined;
}

/** Machine types that a design allows, smallest first. */
export function naiveMachines({ design, catalogue }: NaiveQuestion): MachineFamily[] {
  const { machineType } = design.serverSettings.genericServerSettings.advancedSettings;
  const allowed = catalogue.machineFamilies.filter(({ id }) => (machineType === 0 ? id <= 3 : id === machineType));
  return allowed.toSorted((a, b) => a.id - b.id);
}

/** Recording servers by trying every number of every machine type. */
export interface NaiveServers {
  readonly machine: MachineFamily;
  readonly servers: number;
  readonly layouts: readonly NaiveLayout[];
}

/** The answer for generic servers. */
export function naiveServers(question: NaiveQuestion): NaiveServers | undefined {
  const { design, demand } = question;
  const { xProtectVersion } = design.serverSettings.genericServerSettings;
  const most = xProtectVersion === 3 ? 1 : demand.cameras;
  for (let servers = 1; servers <= most; servers += 1) {
    for (const machine of naiveMachines(question)) {
      const layouts = naiveLayouts(machine, servers, question);
      if (layouts !== undefined) return { machine, servers, layouts };
    }
  }
  return undefined;
}

/** Appliances by trying every SKU in every RAID type in every number. */
export interface NaiveAppliances {
  readonly appliance: Appliance;
  readonly sku: ApplianceSku;
  readonly raid: number;
  readonly servers: number;
}

/** RAID types that a SKU may be taken with: Auto is every one of the model's, but no exposed RAID 5. */
function raidsOf(appliance: Appliance, sku: ApplianceSku, wanted: number): number[] {
  const layout = (raid: number): NaiveLayout => ({ raid, disks: sku.disks.value, diskTb: sku.diskTb.value });
  return appliance.raidTypes.filter(
    (raid) => (wanted === 0 ? !isExposed(layout(raid)) : raid === wanted) && isBuildable(layout(raid)),
  );
}

/** Whether so many of an appliance hold a design in any order. */
export function naiveApplianceHolds(
  { appliance, sku, raid, servers }: NaiveAppliances,
  question: NaiveQuestion,
): boolean {
  const { design, convention } = question;
  const settings = design.serverSettings.huskyServerSettings;
  const layout = { raid, disks: sku.disks.value, diskTb: sku.diskTb.value };
  return greatestLoads(question, servers).some(
    ({ cameras, peakMbit, storageTb }) =>
      cameras <= appliance.maxCameras.value &&
      cameras <= settings.mainSettings.maxCamerasPerServer &&
      within(peakMbit, (appliance.recording.value * settings.maxSystemUtilization) / 100) &&
      within(storageTb, (naiveCapacityTb(layout, convention) * settings.maxDiskUtilization) / 100),
  );
}

/** Every SKU and RAID type that the settings allow. */
function offersOf({ design, catalogue }: NaiveQuestion): Omit<NaiveAppliances, 'servers'>[] {
  const { ivoModel, formFactor, advancedSettings } = design.serverSettings.huskyServerSettings;
  const isWanted = (wanted: number, id: number): boolean => wanted === 0 || wanted === id;
  return catalogue.appliances
    .filter((appliance) => isWanted(ivoModel, appliance.id) && isWanted(formFactor, appliance.formFactor))
    .flatMap((appliance) =>
      appliance.skus
        .filter(({ disks }) => isWanted(advancedSettings.serverDiskQuantity, disks.value))
        .flatMap((sku) =>
          raidsOf(appliance, sku, advancedSettings.liveDatabase.raidType).map((raid) => ({ appliance, sku, raid })),
        ),
    );
}

/** Every offer that holds a design, each with its smallest number. */
function allAppliances(question: NaiveQuestion): NaiveAppliances[] {
  const { xProtectVersion } = question.design.serverSettings.huskyServerSettings;
  const most = xProtectVersion === 3 ? 1 : question.demand.cameras;
  const found: NaiveAppliances[] = [];
  for (const offer of offersOf(question)) {
    for (let servers = 1; servers <= most; servers += 1) {
      if (!naiveApplianceHolds({ ...offer, servers }, question)) continue;
      found.push({ ...offer, servers });
      break;
    }
  }
  return found;
}

function rawTb({ sku, servers }: NaiveAppliances): number {
  return servers * sku.disks.value * sku.diskTb.value;
}

function isBetterAppliance(a: NaiveAppliances, b: NaiveAppliances): boolean {
  if (a.servers !== b.servers) return a.servers < b.servers;
  if (a.appliance.id !== b.appliance.id) return a.appliance.id < b.appliance.id;
  if (rawTb(a) !== rawTb(b)) return rawTb(a) < rawTb(b);
  return RAIDS.indexOf(a.raid) < RAIDS.indexOf(b.raid);
}

/** The answer for appliances. */
export function naiveAppliances(question: NaiveQuestion): NaiveAppliances | undefined {
  let best: NaiveAppliances | undefined;
  for (const each of allAppliances(question)) {
    if (best === undefined || isBetterAppliance(each, best)) best = each;
  }
  return best;
}
