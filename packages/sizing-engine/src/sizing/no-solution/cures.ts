import type { DiskFamily } from '../../catalogue/schema.ts';
import { changeApplianceSelection } from '../../design/appliance-choice.ts';
import { AUTO_SKU } from '../../design/appliance-sku.ts';
import { CAMERA_BOUNDS } from '../../design/bounds.ts';
import { changeDiskType } from '../../design/disk-sizes.ts';
import type { CameraRow, GenericServerSettings, HuskyServerSettings, StorageSettings } from '../../design/design.ts';
import { ApplianceModel, FormFactor, MachineType, Raid, StorageConnectivity } from '../../design/enumerations.ts';
import { applianceOffers, bestAppliance, isHeldByAny, type ApplianceQuestion } from '../hardware/appliances.ts';
import { smallest } from '../search/bisection.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { Demand } from '../demand/demand.ts';
import { areThereServers, bestServers, serverQuestion, type ServerQuestion } from '../hardware/recording-servers.ts';
import type { EasedBy } from '../limits/limit.ts';
import { saying, type ApplianceSetting, type Saying } from '../result/sayings.ts';

/** A change of a design; undefined where it gives no answer. */
type Cure = () => Saying | undefined;

/** What the changes of a design start from. */
export interface CureContext {
  readonly rows: readonly CameraRow[];
  readonly dealsAfter: Demand['dealsAfter'];
}

/** Most cures that are named. */
const CURES_NAMED = 2;

/** The first cures that give an answer; each was sized. */
function workingOf(cures: readonly Cure[]): readonly Saying[] {
  const working: Saying[] = [];
  for (const cure of cures) {
    const found = cure();
    if (found !== undefined) working.push(found);
    if (working.length === CURES_NAMED) break;
  }
  return working;
}

type Loaded = Pick<ServerQuestion, 'deals' | 'version'>;

/** Cures that change what is recorded, whatever the hardware. */
function loadCures({ deals, version }: Loaded, { rows, dealsAfter }: CureContext, solves: Solves): LoadCures {
  return {
    cameras: () => {
      const { cameras } = deals.total;
      if (version.serverLimit === null) return undefined;
      const fewer = smallest(cameras - 1, (change) => solves(deals.inPresentMix(cameras - change)));
      return fewer === undefined ? undefined : saying('cure.cameras', { cameras: cameras - fewer });
    },
    retention: () => {
      const most = retentionSpan(rows).min - CAMERA_BOUNDS.retentionDays.min;
      const days = smallest(most, (change) => solves(dealsAfter(-change)));
      return days === undefined ? undefined : saying('cure.retention', { days });
    },
    rates: () => {
      const scaled = (factor: number) => deals.scaled({ rate: factor, storage: factor });
      const percent = smallest(MOST_PERCENT, (change) => solves(scaled(1 - change / 100)));
      if (percent === undefined) return undefined;
      const most = (CAMERA_BOUNDS.bitrateKbit.max * 100) / (100 - percent);
      const canBeTyped = rows.every(({ bitrateKbit: { continuous, motion } }) => Math.max(continuous, motion) <= most);
      return saying('cure.rates', { percent, canBeTyped });
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
    isChange && solvesWith({ ...settings, mainSettings }) ? saying('cure.cameras-per-server', { cameras }) : undefined;
}

/** Bit rates are lowered to a twentieth at most. */
const MOST_PERCENT = 95;

/**
 * What would give generic servers an answer; each change was sized.
 *
 * @param easedBy - Comes first.
 */
export function serverCures(question: ServerQuestion, easedBy: EasedBy, context: CureContext): readonly Saying[] {
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
  return workingOf(inOrder[easedBy]);
}

function clientCure(question: ServerQuestion): Cure {
  const { settings, catalogue } = question;
  const streams = settings.mainSettings.concurrentSmartClientStreams;
  return () => {
    const fewer = smallest(streams, (change) => {
      const mainSettings = { ...settings.mainSettings, concurrentSmartClientStreams: streams - change };
      return areThereServers({ ...question, settings: { ...settings, mainSettings } });
    });
    return fewer === undefined
      ? undefined
      : saying('cure.clients', { streams: streams - fewer, client: catalogue.names.client });
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
      return found && saying('cure.machine-type', { machine: found.machine.name });
    },
    () => {
      const disks = moreDisks.find((most) => isSolvedBy({ serverDiskQuantity: most }));
      return disks === undefined ? undefined : saying('cure.disks-per-server', { disks });
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
  const sizedWith = (cure: Saying, change: (storage: StorageSettings) => StorageSettings): Saying | undefined =>
    isSolvedWith(change) ? cure : undefined;
  const isForBoth = archiving;
  const anySize = (storage: StorageSettings): StorageSettings => withAnySize(storage, diskFamilies);
  const isInUse = (diskType: number): boolean =>
    diskType === liveDatabase.diskType && (!archiving || diskType === archiveDatabase.diskType);
  const otherTypes = diskFamilies.filter(({ id }) => !isInUse(id));
  return [
    () => sizedWith(saying('cure.any-disk-size', { isForBoth }), anySize),
    ...catalogue.raidFamilies
      .filter(({ id }) => id !== Raid.jbod)
      .map(
        ({ id, name }) =>
          () =>
            sizedWith(saying('cure.raid', { raid: name, isForBoth }), (storage) => ({ ...storage, raidType: id })),
      ),
    ...otherTypes.map(
      ({ id, name }) =>
        () =>
          sizedWith(saying('cure.disk-type', { diskType: name, isForBoth }), (storage) =>
            changeDiskType(storage, id, catalogue),
          ),
    ),
    ...otherTypes.map(({ id, name }) => () => {
      if (isSolvedWith(anySize)) return undefined;
      return sizedWith(saying('cure.disk-type-of-any-size', { diskType: name, isForBoth }), (storage) =>
        anySize({ ...storage, diskType: id }),
      );
    }),
    () => {
      const san = connectivities.find(({ id }) => id !== StorageConnectivity.directAttached);
      return (
        san &&
        sizedWith(saying('cure.connectivity', { connectivity: san.name, isForBoth }), (storage) => ({
          ...storage,
          storageConnectivity: san.id,
        }))
      );
    },
  ];
}

function withAnySize(storage: StorageSettings, families: readonly DiskFamily[]): StorageSettings {
  const cap = families.find(({ id }) => id === storage.diskType)!.sizeCapTb.value;
  return { ...storage, diskSizeMin: 0, diskSizeMax: cap };
}

/** What would give appliances an answer; each change was sized. */
export function applianceCures(question: ApplianceQuestion, easedBy: EasedBy, context: CureContext): readonly Saying[] {
  const offers = applianceOffers(question);
  const solves: Solves = (deals) => isHeldByAny(offers, { ...question, deals });
  const load = loadCures(question, context, solves);
  const allowing = camerasCure(question, (settings) =>
    isHeldByAny(applianceOffers({ ...question, settings }), question),
  );
  const others = [allowing, load.cameras, anyModel(question), load.rates];
  return workingOf(easedBy === 'retention' ? [load.retention, ...others] : others);
}

/** Settings of appliances with each of those opened that can be Auto. */
const OPENED: Readonly<Record<ApplianceSetting, (settings: HuskyServerSettings) => HuskyServerSettings>> = {
  model: (settings) => ({ ...settings, ivoModel: ApplianceModel.auto }),
  formFactor: (settings) => ({ ...settings, formFactor: FormFactor.auto }),
  raidType: ({ advancedSettings, ...settings }) => ({
    ...settings,
    advancedSettings: { ...advancedSettings, liveDatabase: { raidType: Raid.auto } },
  }),
  serverDiskQuantity: ({ advancedSettings, ...settings }) => ({
    ...settings,
    advancedSettings: { ...advancedSettings, serverDiskQuantity: 0 },
  }),
};

/** What would give an answer where no appliance is made with what was chosen; each change was sized. */
export function choiceCures(question: ApplianceQuestion): readonly Saying[] {
  const choices = (Object.keys(OPENED) as ApplianceSetting[]).filter((choice) => {
    const settings = OPENED[choice](question.settings);
    return isHeldByAny(applianceOffers({ ...question, settings }), question);
  });
  return choices.length === 0 ? workingOf([anyModel(question)]) : [saying('cure.auto', { choices })];
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
    if (id === settings.ivoModel) return saying('cure.open-model', { hasSku: settings.applianceSku !== AUTO_SKU });
    const isEnough = isHeldByAny(applianceOffers({ ...question, settings: withModel(id, question) }), question);
    return saying('cure.model', { model, isOpen: !isEnough });
  };
}

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
