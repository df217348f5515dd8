import type { Catalogue } from '../../catalogue/schema.ts';
import type { GenericServerSettings, StorageSettings } from '../../design/design.ts';
import { changeDiskType, diskSizeCap } from '../../design/disk-sizes.ts';
import { Raid, StorageConnectivity } from '../../design/enumerations.ts';
import { withAppliance, withServer } from '../alternatives/apply-alternative.ts';
import { freedAppliances, freedServers, type Freed } from '../alternatives/freed-settings.ts';
import { applianceOffers, bestAppliance, isHeldByAny, type ApplianceQuestion } from '../hardware/appliances.ts';
import { areThereServers, bestServers, serverQuestion, type ServerQuestion } from '../hardware/recording-servers.ts';
import type { DatabaseName } from '../hardware/server-load.ts';
import type { EasedBy } from '../limits/limit.ts';
import { saying, type Cures, type Saying, type SettingChanges, type Way } from '../result/sayings.ts';
import { smallest } from '../search/bisection.ts';
import { largestHolds } from './largest-hardware.ts';
import { canBeTypedAt, mostCameras, mostLess, mostRates, shorterRetention, type Recorded } from './less-recorded.ts';

/** A change of a design; undefined where it gives no answer. */
type Cure = () => Way | undefined;

/** What the changes of a design start from. */
export type CureContext = Pick<Recorded, 'rows' | 'dealsAfter'>;

/** Most cures that are named. */
const CURES_NAMED = 2;

/** The first cures that give an answer; each was sized. */
function workingOf(cures: readonly Cure[]): readonly Way[] {
  const working: Way[] = [];
  for (const cure of cures) {
    const found = cure();
    if (found !== undefined) working.push(found);
    if (working.length === CURES_NAMED) break;
  }
  return working;
}

/** The hardware of a question with some settings changed. */
interface Changeable<Question> {
  readonly question: Question;
  readonly changed: (changes: SettingChanges) => Question;
  /** Whether any number of servers holds a design. */
  readonly holds: (question: Question) => boolean;
}

type Loaded = Pick<ServerQuestion, 'deals' | 'version'> & {
  readonly settings: Pick<GenericServerSettings, 'mainSettings'> | Pick<ApplianceQuestion['settings'], 'mainSettings'>;
};

/** A cure that changes settings alone. */
function settingsCure<Q>({ changed, holds }: Changeable<Q>, settings: SettingChanges, outcome: Saying): Cure {
  return () => (holds(changed(settings)) ? { outcome, settings } : undefined);
}

/** Cures that change what is recorded, as far as half of it is left: less than that is another design. */
function lessRecorded<Q extends Loaded>({ question, holds }: Changeable<Q>, context: CureContext) {
  const recorded: Recorded = { ...context, ...question, holds: (deals) => holds({ ...question, deals }) };
  return {
    cameras: () => {
      const cameras = mostCameras(recorded, mostLess);
      if (cameras === undefined) return undefined;
      return {
        outcome: saying('cure.cameras', { cameras, present: question.deals.total.cameras }),
        settings: null,
        recorded: { cameras },
      };
    },
    retention: () => {
      const shorter = shorterRetention(recorded, mostLess);
      return (
        shorter && { outcome: saying('cure.retention', shorter), settings: null, recorded: { fewerDays: shorter.days } }
      );
    },
    rates: () => {
      const percent = mostRates(recorded, mostLess);
      if (percent === undefined) return undefined;
      const canBeTyped = canBeTypedAt(percent, context);
      const outcome = saying('cure.rates', { percent, canBeTyped });
      return { outcome, settings: null, ...(canBeTyped && { recorded: { ratePercent: percent } }) };
    },
  } satisfies Readonly<Record<string, Cure>>;
}

/** Frees the first of some fixed settings that is enough. */
function freeing<Q>({ changed, holds }: Changeable<Q>, freed: readonly Freed[]): Cure {
  return () => {
    const enough = freed.find(({ changes }) => holds(changed(changes)));
    return enough && { outcome: saying('cure.auto', { choices: enough.choices }), settings: enough.changes };
  };
}

/** Frees those of some fixed settings that leave the longest retention, where none alone is enough. */
function freeingForLess<Q extends Loaded>(
  { changed, holds }: Changeable<Q>,
  freed: readonly Freed[],
  context: CureContext,
): Cure {
  return () => {
    const found = freed.flatMap(({ choices, changes }) => {
      const question = changed(changes);
      if (holds(question)) return [];
      const shorter = shorterRetention(
        { ...context, ...question, holds: (deals) => holds({ ...question, deals }) },
        mostLess,
      );
      return shorter === undefined ? [] : [{ changes, choices, ...shorter }];
    });
    const [best] = found.toSorted((a, b) => a.days - b.days);
    if (best === undefined) return undefined;
    const { changes, ...outcome } = best;
    const recorded = { fewerDays: best.days, settings: changes };
    return { outcome: saying('cure.auto-and-retention', outcome), settings: null, recorded };
  };
}

/** Allows all cameras on one server where an edition has no more servers. */
function camerasCure<Q extends Loaded>(hardware: Changeable<Q>): Cure {
  const { deals, version, settings } = hardware.question;
  const { cameras } = deals.total;
  const present = settings.mainSettings.maxCamerasPerServer;
  if (version.serverLimit === null || present >= cameras || cameras > version.camQtyMax.value) return () => undefined;
  return settingsCure(
    hardware,
    { maxCamerasPerServer: cameras },
    saying('cure.cameras-per-server', { cameras, present }),
  );
}

/**
 * What would give generic servers an answer; each change was sized. Those come first that only free a setting.
 *
 * @param easedBy - Comes first of the others.
 */
export function serverCures(question: ServerQuestion, easedBy: EasedBy, context: CureContext): Cures {
  const { settings, catalogue } = question;
  const hardware: Changeable<ServerQuestion> = {
    question,
    changed: (changes) => serverQuestion({ ...question, settings: withServer(settings, changes) }),
    holds: areThereServers,
  };
  const freed = freedServers(settings, catalogue);
  const free = [freeing(hardware, freed), camerasCure(hardware), moreDisks(hardware)];
  const less = lessRecorded(hardware, context);
  const others = [less.cameras, ...diskCures(hardware), less.rates];
  // Clients read from the disks: fewer of them are enough where it is their reading that takes the disks.
  const clients = clientCure(hardware);
  const inOrder: Readonly<Record<EasedBy, readonly Cure[]>> = {
    clients: [...free, clients, ...others],
    retention: [...free, less.retention, freeingForLess(hardware, freed, context), clients, ...others],
    hardware: [...free, ...others, clients],
  };
  const ways = workingOf(inOrder[easedBy]);
  const largest = (): Saying | null => {
    const open = hardware.changed({ ...freed.at(-1)?.changes, ...mostDisks(question) });
    return largestHolds(easedBy, {
      ...context,
      ...open,
      hardwareFor: (deals) => bestServers({ ...open, deals })?.machine.name,
    });
  };
  return { ways, largest: ways.length === 0 ? largest() : null };
}

/** As many disks of a server as there may be, on a storage network where the catalogue has one. */
function mostDisks({ settings, catalogue }: ServerQuestion): SettingChanges {
  const storageConnectivity = networkOf(catalogue)?.id ?? StorageConnectivity.directAttached;
  return {
    serverDiskQuantity: Math.max(...catalogue.serverDiskQuantities.map(({ id }) => id)),
    ...changesOf(() => ({ storageConnectivity }), settings.advancedSettings),
  };
}

function networkOf({ connectivities }: Pick<Catalogue, 'connectivities'>) {
  return connectivities.find(({ id }) => id !== StorageConnectivity.directAttached);
}

function clientCure({ question, changed, holds }: Changeable<ServerQuestion>): Cure {
  const present = question.settings.mainSettings.concurrentSmartClientStreams;
  const withFewer = (fewer: number): SettingChanges => ({ concurrentSmartClientStreams: present - fewer });
  return () => {
    const fewer = smallest(mostLess(present), (change) => holds(changed(withFewer(change))));
    if (fewer === undefined) return undefined;
    const { client } = question.catalogue.names;
    return {
      outcome: saying('cure.clients', { streams: present - fewer, present, client }),
      settings: withFewer(fewer),
    };
  };
}

/** Allows more disks of a server. */
function moreDisks({ question, changed, holds }: Changeable<ServerQuestion>): Cure {
  const present = question.settings.advancedSettings.serverDiskQuantity;
  const more = question.catalogue.serverDiskQuantities
    .map(({ id }) => id)
    .filter((disks) => disks > present)
    .toSorted((a, b) => a - b);
  return () => {
    const disks = more.find((most) => holds(changed({ serverDiskQuantity: most })));
    if (disks === undefined) return undefined;
    return {
      outcome: saying('cure.disks-per-server', { disks, present }),
      settings: { serverDiskQuantity: disks },
    };
  };
}

/** Cures that change the disks of all databases in use; present choices are never named. */
function diskCures(hardware: Changeable<ServerQuestion>): Cure[] {
  const { settings, catalogue } = hardware.question;
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  const { diskFamilies } = catalogue;
  const isForBoth = archiving;
  const cure = (outcome: Saying, change: (storage: StorageSettings) => Partial<StorageSettings>): Cure =>
    settingsCure(hardware, changesOf(change, settings.advancedSettings), outcome);
  const isInUse = (diskType: number): boolean =>
    diskType === liveDatabase.diskType && (!archiving || diskType === archiveDatabase.diskType);
  const otherTypes = diskFamilies.filter(({ id }) => !isInUse(id));
  const san = networkOf(catalogue);
  return [
    ...catalogue.raidFamilies
      .filter(({ id }) => id !== Raid.jbod)
      .map(({ id, name }) => cure(saying('cure.raid', { raid: name, isForBoth }), () => ({ raidType: id }))),
    ...otherTypes.map(({ id, name }) =>
      cure(saying('cure.disk-type', { diskType: name, isForBoth }), (storage) =>
        changeDiskType(storage, id, catalogue),
      ),
    ),
    ...(isHeldByAnySize(hardware)
      ? []
      : otherTypes.map(({ id, name }) =>
          cure(saying('cure.disk-type-of-any-size', { diskType: name, isForBoth }), () => ({
            diskType: id,
            diskSizeMin: 0,
            diskSizeMax: diskSizeCap(id, catalogue),
          })),
        )),
    ...(san === undefined
      ? []
      : [
          cure(saying('cure.connectivity', { connectivity: san.name, isForBoth }), () => ({
            storageConnectivity: san.id,
          })),
        ]),
  ];
}

/** Whether the present disk types are enough in other sizes: then no other type has to be named with them. */
function isHeldByAnySize({ question, changed, holds }: Changeable<ServerQuestion>): boolean {
  const { settings, catalogue } = question;
  const anySize = ({ diskType }: StorageSettings) => ({
    diskSizeMin: 0,
    diskSizeMax: diskSizeCap(diskType, catalogue),
  });
  return holds(changed(changesOf(anySize, settings.advancedSettings)));
}

/** A change of each storage in use as changes of settings. */
function changesOf(
  change: (storage: StorageSettings) => Partial<StorageSettings>,
  { archiving, ...storages }: GenericServerSettings['advancedSettings'],
): SettingChanges {
  const names: readonly DatabaseName[] = archiving ? ['liveDatabase', 'archiveDatabase'] : ['liveDatabase'];
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(change(storages[name])).map(([field, value]) => [`${name}.${field}`, value] as const),
    ),
  );
}

/** What would give appliances an answer; each change was sized. Those come first that only free a setting. */
export function applianceCures(question: ApplianceQuestion, easedBy: EasedBy, context: CureContext): Cures {
  const { settings, catalogue } = question;
  const hardware: Changeable<ApplianceQuestion> = {
    question,
    changed: (changes) => ({ ...question, settings: withAppliance(settings, changes) }),
    holds: (asked) => isHeldByAny(applianceOffers(asked), asked),
  };
  const freed = freedAppliances(settings, catalogue);
  const less = lessRecorded(hardware, context);
  const forRetention = easedBy === 'retention' ? [less.retention, freeingForLess(hardware, freed, context)] : [];
  const ways = workingOf([freeing(hardware, freed), camerasCure(hardware), ...forRetention, less.cameras, less.rates]);
  const largest = (): Saying | null => {
    const open = hardware.changed(freed.at(-1)?.changes ?? {});
    const offers = applianceOffers(open);
    return largestHolds(easedBy, {
      ...context,
      ...open,
      hardwareFor: (deals) => bestAppliance(offers, { ...open, deals })?.sku.sku,
    });
  };
  return { ways, largest: ways.length === 0 ? largest() : null };
}
