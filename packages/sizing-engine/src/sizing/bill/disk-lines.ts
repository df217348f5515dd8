import type { Catalogue, DiskFamily } from '../../catalogue/schema.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { StorageSettings } from '../../design/design.ts';
import { hotSparesTakeBays, isDirectAttached } from '../../design/resilience.ts';
import { disksOfShelves, disksPower, shelvesNeeded, shelvesPower, shelvesUnits } from '../../formulas/physical.ts';
import { disksOfAll } from '../../formulas/servers.ts';
import { entryOf } from '../../checks/lookup.ts';
import type { SpareDisks } from '../failure/failing-servers.ts';
import type { DatabaseFigures, GenericFigures } from '../figures/generic-figures.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { DiskUse } from '../result/sayings-of-bill.ts';
import { raidText } from '../storage/layout-text.ts';
import type { DiskLayout } from '../storage/raid-layout.ts';
import { NAMES } from './designations.ts';
import { citedIfKnown, type ExplainedLine } from './explained-line.ts';
import { STORAGE_ROLES } from '../hardware/server-load.ts';

type Figures = Pick<GenericFigures, 'servers' | 'databases'>;

/** Disks of the recording servers, the hot spares that wait beside them, and the shelves of a storage network. */
export function recordingDiskLines(
  solution: ServerSolution,
  figures: Figures,
  question: ServerQuestion,
): ExplainedLine[] {
  const hotSpares = hotSparesOf(solution, figures, question);
  return solution.databases.flatMap((database, index) =>
    storageLines(
      { ...database, ...figures.databases[index]!, use: STORAGE_ROLES[database.name] },
      hotSpares?.place === index ? hotSpares.disks : undefined,
      question.catalogue,
    ),
  );
}

/** Disks of the spare servers. */
export function spareDiskLines(count: Quantity<'server'>, disks: SpareDisks, catalogue: Catalogue): ExplainedLine[] {
  const all = disksOfAll({ disks: disks.disks, servers: count });
  return storageLines({ ...disks, disksOfAll: all, use: 'spare-servers' }, undefined, catalogue);
}

interface BoughtStorage extends Pick<DatabaseFigures, 'disks' | 'disksOfAll' | 'diskTb'> {
  readonly settings: StorageSettings;
  readonly layout: DiskLayout;
  readonly use: DiskUse['use'];
}

function storageLines(
  { use, layout, settings, disks, disksOfAll: all, diskTb }: BoughtStorage,
  hotSpares: Quantity<'disk'> | undefined,
  catalogue: Catalogue,
): ExplainedLine[] {
  const family = entryOf(catalogue.diskFamilies, settings.diskType, 'diskType');
  const connectivity = entryOf(catalogue.connectivities, settings.storageConnectivity, 'storageConnectivity').name;
  const onShelves = hotSpares === undefined ? all : disksOfShelves({ parts: [all, hotSpares] });
  const shelves = isDirectAttached(settings) ? [] : shelfLines(family, onShelves, catalogue);
  const rest = { designation: NAMES.disk(diskTb.value, family.name), family, isInShelf: shelves.length > 0 };
  const recording = { use, isHotSpare: false };
  const details = { raid: raidText(layout, catalogue), connectivity, disksPerServer: disks.value };
  const lines = [
    diskLine({
      ...rest,
      purpose: saying('bill.disks-of', recording),
      description: saying('bill.disks', { ...recording, ...details }),
      disks: all,
    }),
  ];
  if (hotSpares !== undefined) {
    const purpose = saying('bill.disks-of', { use, isHotSpare: true });
    lines.push({ ...diskLine({ ...rest, purpose, description: purpose, disks: hotSpares }), kind: 'hot-spare' });
  }
  return [...lines, ...shelves];
}

/**
 * Hot spares of all recording servers: disks of the largest size in the same place, so that they can replace each disk there.
 * Undefined where the design has none.
 */
function hotSparesOf({ databases }: ServerSolution, { servers }: Figures, { settings, resilience }: ServerQuestion) {
  const { hotSparesPerServer: hotSpares } = resilience;
  if (hotSpares === 0) return undefined;
  const stand = hotSparesTakeBays(settings);
  const sizeOf = ({ settings: storage, layout }: DatabaseSolution): number =>
    isDirectAttached(storage) === stand ? layout.diskTb : 0;
  const largest = databases.reduce((most, each) => (sizeOf(each) > sizeOf(most) ? each : most));
  const ofServer = given('serverSettings.resilience.hotSparesPerServer', hotSpares, 'disk');
  return { place: databases.indexOf(largest), disks: disksOfAll({ disks: ofServer, servers }) };
}

interface Disks {
  readonly designation: string;
  readonly purpose: Saying;
  readonly description: Saying;
  readonly disks: Quantity<'disk'>;
  readonly family: DiskFamily | undefined;
  /** The power of a shelf includes that of its disks. */
  readonly isInShelf: boolean;
}

/** A line of disks of one kind. */
export function diskLine({ designation, purpose, description, disks, family, isInShelf }: Disks): ExplainedLine {
  const diskPower = family === undefined ? null : citedIfKnown(family.name, saying('field.disk-power'), family.power);
  const typicalW = isInShelf ? 0 : diskPower && disksPower({ disks, diskPower });
  return {
    kind: 'disk',
    designation,
    purpose,
    description,
    quantity: disks,
    typicalW,
    // The greatest power of a machine or a shelf includes that of its disks.
    greatestW: 0,
    rackUnits: 0,
    weightKg: null,
  };
}

function shelfLines(family: DiskFamily, disks: Quantity<'disk'>, { physicalModel }: Catalogue): ExplainedLine[] {
  if (family.shelfBays === undefined) return [];
  const bays = cited(family.name, saying('field.disks-of-shelf'), family.shelfBays);
  const shelves = shelvesNeeded({ disks, bays });
  const { id, shelfBasePower, shelfBayPower, shelfRackUnits } = physicalModel;
  return [
    {
      kind: 'shelf',
      designation: NAMES.shelf(bays.value),
      description: saying('bill.shelf', { diskType: family.name }),
      quantity: shelves,
      typicalW: shelvesPower({
        shelves,
        bays,
        bayPower: cited(id, saying('field.bay-power'), shelfBayPower),
        basePower: cited(id, saying('field.shelf-power'), shelfBasePower),
      }),
      greatestW: null,
      rackUnits: shelvesUnits({ shelves, rackUnits: cited(id, saying('field.shelf-rack-units'), shelfRackUnits) }),
      weightKg: null,
    },
  ];
}
