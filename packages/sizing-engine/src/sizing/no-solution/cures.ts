import type { DiskFamily } from '../../catalogue/schema.ts';
import { changeApplianceSelection } from '../../design/appliance-choice.ts';
import { AUTO_SKU } from '../../design/appliance-sku.ts';
import { CAMERA_BOUNDS } from '../../design/bounds.ts';
import { changeDiskType } from '../../design/disk-sizes.ts';
import type { CameraRow, GenericServerSettings, HuskyServerSettings, StorageSettings } from '../../design/design.ts';
import { ApplianceModel, FormFactor, MachineType, Raid, StorageConnectivity } from '../../design/enumerations.ts';
import { wordFor } from '../../checks/plural.ts';
import { applianceOffers, bestAppliance, isHeldByAny, type ApplianceQuestion } from '../hardware/appliances.ts';
import { smallest } from '../search/bisection.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { Demand } from '../demand/demand.ts';
import { areThereServers, bestServers, serverQuestion, type ServerQuestion } from '../hardware/recording-servers.ts';
import type { EasedBy } from '../limits/limit.ts';
import { capitalized, counted, numberText } from '../wording/wording.ts';

/** A change of a design in words, for a list after "or"; undefined where it gives no answer. */
type Cure = () => string | undefined;

/** What the changes of a design start from. */
export interface CureContext {
  readonly rows: readonly CameraRow[];
  readonly dealsAfter: Demand['dealsAfter'];
}

/** Most cures that a text names. */
const CURES_NAMED = 2;

/** The first cures that give an answer, as a sentence; each was sized. */
function sentenceOf(cures: readonly Cure[]): string {
  const working: string[] = [];
  for (const cure of cures) {
    const text = cure();
    if (text !== undefined) working.push(text);
    if (working.length === CURES_NAMED) break;
  }
  return working.length === 0 ? 'No single change would be enough.' : `${capitalized(working.join(', or '))}.`;
}

type Loaded = Pick<ServerQuestion, 'deals' | 'version'>;

/** Cures that change what is recorded, whatever the hardware. */
function loadCures({ deals, version }: Loaded, { rows, dealsAfter }: CureContext, solves: Solves): LoadCures {
  return {
    cameras: () => {
      const { cameras } = deals.total;
      if (version.serverLimit === null) return undefined;
      const fewer = smallest(cameras - 1, (change) => solves(deals.inPresentMix(cameras - change)));
      return fewer === undefined ? undefined : `use at most ${counted(cameras - fewer, 'camera')}`;
    },
    retention: () => {
      const most = retentionSpan(rows).min - CAMERA_BOUNDS.retentionDays.min;
      const days = smallest(most, (change) => solves(dealsAfter(-change)));
      return days === undefined ? undefined : `shorten every retention by ${counted(days, 'day')}`;
    },
    rates: () => {
      const scaled = (factor: number) => deals.scaled({ rate: factor, storage: factor });
      const percent = smallest(MOST_PERCENT, (change) => solves(scaled(1 - change / 100)));
      if (percent === undefined) return undefined;
      const most = (CAMERA_BOUNDS.bitrateKbit.max * 100) / (100 - percent);
      const canBeTyped = rows.every(({ bitrateKbit: { continuous, motion } }) => Math.max(continuous, motion) <= most);
      return `lower every bit rate by ${percent} %${canBeTyped ? '' : ' (FPS, codec or resolution)'}`;
    },
  };
}

type Solves = (deals: Loaded['deals']) => boolean;
type LoadCures = Readonly<Record<'cameras' | 'retention' | 'rates', Cure>>;

type MainSettings = HuskyServerSettings['mainSettings'];

/** Allows all cameras on one server where an edition has no more servers. */
function camerasCure<S extends { readonly mainSettings: MainSettings }>(
  { deals, version, settings }: Loaded & { readonly settings: S },
  solvesWith: (settings: S) => boolean,
): Cure {
  const { cameras } = deals.total;
  const mainSettings = { ...settings.mainSettings, maxCamerasPerServer: cameras };
  const isRaised = settings.mainSettings.maxCamerasPerServer < cameras && cameras <= version.camQtyMax.value;
  const isChange = version.serverLimit !== null && isRaised;
  return () =>
    namedIf(`allow ${counted(cameras, 'camera')} per server`, isChange && solvesWith({ ...settings, mainSettings }));
}

/** A cure in words where it works. */
function namedIf(cure: string, works: boolean): string | undefined {
  return works ? cure : undefined;
}

/** Bit rates are lowered to a twentieth at most. */
const MOST_PERCENT = 95;

/**
 * What would give generic servers an answer, as a sentence; each change named was sized.
 *
 * @param easedBy - Comes first.
 */
export function serverCures(question: ServerQuestion, easedBy: EasedBy, context: CureContext): string {
  const load = loadCures(question, context, (deals) => areThereServers({ ...question, deals }));
  const allowing = camerasCure(question, (settings) => areThereServers({ ...question, settings }));
  const others = [allowing, load.cameras, ...hardwareCures(question), load.rates];
  // Clients read from the disks: fewer of them are enough where it is their reading that takes the disks.
  const clients = clientCure(question);
  const inOrder: Readonly<Record<EasedBy, readonly Cure[]>> = {
    clients: [clients, ...others],
    retention: [load.retention, clients, ...others],
    hardware: [...others, clients],
  };
  return sentenceOf(inOrder[easedBy]);
}

function clientCure(question: ServerQuestion): Cure {
  const { settings } = question;
  const streams = settings.mainSettings.concurrentSmartClientStreams;
  return () => {
    const fewer = smallest(streams, (change) => {
      const mainSettings = { ...settings.mainSettings, concurrentSmartClientStreams: streams - change };
      return areThereServers({ ...question, settings: { ...settings, mainSettings } });
    });
    if (fewer === undefined) return undefined;
    const most = streams - fewer;
    return `plan ${most === 0 ? 'no' : `at most ${numberText(most)}`} concurrent Smart Client ${wordFor(most, 'stream')}`;
  };
}

/** Cures that change the servers; present choices are never named. */
function hardwareCures(question: ServerQuestion): Cure[] {
  const { settings, catalogue } = question;
  const { machineType, serverDiskQuantity } = settings.advancedSettings;
  const withAdvanced = (advanced: AdvancedChange) =>
    serverQuestion({
      ...question,
      settings: { ...settings, advancedSettings: { ...settings.advancedSettings, ...advanced } },
    });
  const isSolvedBy = (advanced: AdvancedChange) => areThereServers(withAdvanced(advanced));
  const moreDisks = catalogue.serverDiskQuantities
    .map(({ id }) => id)
    .filter((disks) => disks > serverDiskQuantity)
    .toSorted((a, b) => a - b);
  return [
    () => {
      const found =
        machineType === MachineType.auto ? undefined : bestServers(withAdvanced({ machineType: MachineType.auto }));
      return found && `choose machine type ${found.machine.name}`;
    },
    () => {
      const disks = moreDisks.find((most) => isSolvedBy({ serverDiskQuantity: most }));
      return disks === undefined ? undefined : `allow ${counted(disks, 'disk')} per server`;
    },
    ...diskCures(question, isSolvedBy),
  ];
}

type AdvancedChange = Partial<GenericServerSettings['advancedSettings']>;

/** Cures that change the disks of all databases in use. */
function diskCures({ settings, catalogue }: ServerQuestion, isSolvedBy: (advanced: AdvancedChange) => boolean): Cure[] {
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  const { diskFamilies, connectivities } = catalogue;
  const isSolvedWith = (change: (storage: StorageSettings) => StorageSettings): boolean =>
    isSolvedBy({ liveDatabase: change(liveDatabase), archiveDatabase: change(archiveDatabase) });
  const named = (cure: string, change: (storage: StorageSettings) => StorageSettings): string | undefined =>
    namedIf(archiving ? `${cure} for both databases` : cure, isSolvedWith(change));
  const anySize = (storage: StorageSettings): StorageSettings => withAnySize(storage, diskFamilies);
  const isInUse = (diskType: number): boolean =>
    diskType === liveDatabase.diskType && (!archiving || diskType === archiveDatabase.diskType);
  const otherTypes = diskFamilies.filter(({ id }) => !isInUse(id));
  return [
    () => named('allow all disk sizes', anySize),
    ...catalogue.raidFamilies
      .filter(({ id }) => id !== Raid.jbod)
      .map(
        ({ id, name }) =>
          () =>
            named(`choose ${name}`, (storage) => ({ ...storage, raidType: id })),
      ),
    ...otherTypes.map(
      ({ id, name }) =>
        () =>
          named(`choose disks of type ${name}`, (storage) => changeDiskType(storage, id, catalogue)),
    ),
    ...otherTypes.map(({ id, name }) => () => {
      if (isSolvedWith(anySize)) return undefined;
      return named(`choose disks of type ${name} and allow all disk sizes`, (storage) =>
        anySize({ ...storage, diskType: id }),
      );
    }),
    () => {
      const san = connectivities.find(({ id }) => id !== StorageConnectivity.directAttached);
      return (
        san &&
        named(`choose storage connectivity ${san.name}`, (storage) => ({ ...storage, storageConnectivity: san.id }))
      );
    },
  ];
}

function withAnySize(storage: StorageSettings, families: readonly DiskFamily[]): StorageSettings {
  const cap = families.find(({ id }) => id === storage.diskType)!.sizeCapTb.value;
  return { ...storage, diskSizeMin: 0, diskSizeMax: cap };
}

/** What would give appliances an answer, as a sentence; each change named was sized. */
export function applianceCures(question: ApplianceQuestion, easedBy: EasedBy, context: CureContext): string {
  const offers = applianceOffers(question);
  const solves: Solves = (deals) => isHeldByAny(offers, { ...question, deals });
  const load = loadCures(question, context, solves);
  const allowing = camerasCure(question, (settings) =>
    isHeldByAny(applianceOffers({ ...question, settings }), question),
  );
  const others = [allowing, load.cameras, anyModel(question), load.rates];
  return sentenceOf(easedBy === 'retention' ? [load.retention, ...others] : others);
}

/** Settings of appliances that can be Auto, with their names. */
const CHOICES = [
  ['model', () => ({ ivoModel: ApplianceModel.auto })],
  ['form factor', () => ({ formFactor: FormFactor.auto })],
  [
    'RAID array',
    ({ advancedSettings }) => ({ advancedSettings: { ...advancedSettings, liveDatabase: { raidType: Raid.auto } } }),
  ],
  [
    'server disk quantity',
    ({ advancedSettings }) => ({ advancedSettings: { ...advancedSettings, serverDiskQuantity: 0 } }),
  ],
] as const satisfies readonly (readonly [string, (settings: HuskyServerSettings) => Partial<HuskyServerSettings>])[];

/** What would give an answer where no appliance is made with what was chosen, as a sentence; each change named was sized. */
export function choiceCures(question: ApplianceQuestion): string {
  const { settings } = question;
  const working = CHOICES.filter(([, opened]) => {
    const offers = applianceOffers({ ...question, settings: { ...settings, ...opened(settings) } });
    return isHeldByAny(offers, question);
  });
  if (working.length === 0) return sentenceOf([anyModel(question)]);
  return `Choose Auto for ${working.map(([name]) => name).join(' or ')}.`;
}

/** The best appliance of all models; the model is left out where it is the one that was chosen. */
function anyModel(question: ApplianceQuestion): Cure {
  const { settings } = question;
  const opened = { serverDiskQuantity: 0, liveDatabase: { raidType: Raid.auto } };
  const open = {
    ...settings,
    ivoModel: ApplianceModel.auto,
    formFactor: FormFactor.auto,
    applianceSku: AUTO_SKU,
    advancedSettings: opened,
  };
  return () => {
    const best = bestAppliance(applianceOffers({ ...question, settings: open }), question);
    if (best === undefined) return undefined;
    const { id, model } = best.appliance;
    if (id === settings.ivoModel)
      return settings.applianceSku === AUTO_SKU ? `choose ${OPEN_ARRAY}` : `choose ${OPEN_SKU}`;
    const isEnough = isHeldByAny(applianceOffers({ ...question, settings: withModel(id, question) }), question);
    return isEnough ? `choose ${model}` : `choose ${model} with ${OPEN_ARRAY}`;
  };
}

const OPEN_ARRAY = 'Auto for RAID array and server disk quantity';
const OPEN_SKU = 'Auto for RAID array, server disk quantity and SKU';

/** The settings once a model is chosen: the others change only where they do not go with it. */
function withModel(ivoModel: number, { settings, catalogue }: ApplianceQuestion): HuskyServerSettings {
  const { formFactor, advancedSettings } = settings;
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  const before = { ivoModel: settings.ivoModel, formFactor, raidType: liveDatabase.raidType, serverDiskQuantity };
  const after = { ...before, ...changeApplianceSelection(before, { ivoModel }, catalogue) };
  return {
    ...settings,
    ivoModel: after.ivoModel,
    formFactor: after.formFactor,
    applianceSku: AUTO_SKU,
    advancedSettings: { serverDiskQuantity: after.serverDiskQuantity, liveDatabase: { raidType: after.raidType } },
  };
}
