import type { Catalogue, DiskFamily, ManagementServerSpec } from '../../catalogue/schema.ts';
import { cited, type ExplainedText, type Quantity } from '../../derivation/quantity.ts';
import { DiskType } from '../../design/enumerations.ts';
import { appliancesPower, disksPower, shelvesNeeded, shelvesPower, shelvesUnits } from '../../formulas/physical.ts';
import { entryOf } from '../../lookup.ts';
import type { ApplianceSolution } from '../appliances/appliances.ts';
import type { DatabaseFigures, GenericFigures } from '../generic-servers/generic-figures.ts';
import { isDirectAttached } from '../../design/resilience.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../generic-servers/recording-servers.ts';
import {
  basePowerOf,
  citedIfKnown,
  machineFigures,
  type ExplainedLine,
  type RecordingHardware,
} from './explained-line.ts';

/** Recording servers of any maker, their disks, and shelves for those that stand on a storage network. */
export function genericHardware(
  { machine, databases }: ServerSolution,
  { servers, databases: figures }: Pick<GenericFigures, 'servers' | 'databases'>,
  { designation, question }: { readonly designation: ExplainedText | string; readonly question: ServerQuestion },
): RecordingHardware {
  const { catalogue, settings } = question;
  const osDisk = settings.advancedSettings.raidOS ? catalogue.osDisk.mirrored : catalogue.osDisk.single;
  const server: ExplainedLine = {
    kind: 'recording-server',
    designation,
    description: `${machine.cpu.value}, ${machine.ramGb.value} GB RAM, ${osDisk.value} for the system`,
    quantity: servers,
    ...machineFigures(servers, machine.name, machine.physical),
  };
  const storages = databases.map((database, index) => storageLines(database, figures[index]!, catalogue));
  return {
    lines: [server, ...storages.map(({ disks }) => disks), ...storages.flatMap(({ shelves }) => shelves)],
    servers,
    includesSystem: false,
  };
}

const USES = { liveDatabase: 'live database', archiveDatabase: 'archive' } as const;

function storageLines(
  { name, layout, settings }: DatabaseSolution,
  { disks, disksOfAll, diskTb }: DatabaseFigures,
  catalogue: Catalogue,
): { readonly disks: ExplainedLine; readonly shelves: readonly ExplainedLine[] } {
  const family = entryOf(catalogue.diskFamilies, settings.diskType, 'diskType');
  const connectivity = entryOf(catalogue.connectivities, settings.storageConnectivity, 'storageConnectivity').name;
  const shelves = isDirectAttached(settings) ? [] : shelfLines(family, disksOfAll, catalogue);
  return {
    disks: diskLine({
      designation: diskName(diskTb.value, family.name),
      description: `Disk of the ${USES[name]}: ${layout.raid.name}, ${connectivity}, ${disks.value} for each server`,
      disks: disksOfAll,
      family,
      isInShelf: shelves.length > 0,
    }),
    shelves,
  };
}

interface Disks {
  readonly designation: string;
  readonly description: string;
  readonly disks: Quantity<'disk'>;
  readonly family: DiskFamily | undefined;
  /** The power of a shelf holds that of its disks. */
  readonly isInShelf: boolean;
}

function diskLine({ designation, description, disks, family, isInShelf }: Disks): ExplainedLine {
  const diskPower = family === undefined ? null : citedIfKnown(family.name, 'power', family.power);
  const typicalW = isInShelf ? 0 : diskPower && disksPower({ disks, diskPower });
  return {
    kind: 'disk',
    designation,
    description,
    quantity: disks,
    typicalW,
    // What a machine or a shelf draws at most holds that of everything in it.
    greatestW: 0,
    rackUnits: 0,
    weightKg: null,
  };
}

function shelfLines(family: DiskFamily, disks: Quantity<'disk'>, { physicalModel }: Catalogue): ExplainedLine[] {
  if (family.shelfBays === undefined) return [];
  const bays = cited(family.name, 'disks of a shelf', family.shelfBays);
  const shelves = shelvesNeeded({ disks, bays });
  const { id, shelfBasePower, shelfBayPower, shelfRackUnits } = physicalModel;
  return [
    {
      kind: 'shelf',
      designation: `Disk shelf, ${bays.value} bays`,
      description: `Shelf of the storage network for ${family.name} disks; its power holds that of its disks`,
      quantity: shelves,
      typicalW: shelvesPower({
        shelves,
        bays,
        bayPower: cited(id, 'power of a bay', shelfBayPower),
        basePower: cited(id, 'power of a shelf without disks', shelfBasePower),
      }),
      greatestW: null,
      rackUnits: shelvesUnits({ shelves, rackUnits: cited(id, 'rack units of a shelf', shelfRackUnits) }),
      weightKg: null,
    },
  ];
}

/** Recording servers and the spares that stand by for them. */
interface ServerCounts {
  readonly servers: Quantity<'server'>;
  /** 0 without failover. */
  readonly spares: Quantity<'server'>;
}

/** Appliances: they come with their disks and their operating system. Spares are the same. */
export function applianceHardware(
  { appliance, sku, layout }: ApplianceSolution,
  { servers, spares }: ServerCounts,
  { designation, catalogue }: { readonly designation: ExplainedText | string; readonly catalogue: Catalogue },
): RecordingHardware {
  const basePower = basePowerOf(appliance.model, appliance.physical);
  const family = entryOf(catalogue.diskFamilies, DiskType.hdd7k, 'diskType');
  const diskPower = citedIfKnown(family.name, 'power', family.power);
  const disks = cited(sku.sku, 'disks', sku.disks);
  const form = entryOf(catalogue.formFactors, appliance.formFactor, 'formFactor');
  const description = `${appliance.name}, ${form.name}, ${disks.value} x ${sku.diskTb.value} TB, ${layout.raid.name}`;
  const line = (kind: 'recording-server' | 'spare-server', machines: Quantity<'server'>): ExplainedLine => ({
    kind,
    designation,
    description,
    quantity: machines,
    ...machineFigures(machines, appliance.model, appliance.physical),
    typicalW: basePower && diskPower && appliancesPower({ machines, basePower, disks, diskPower }),
  });
  return {
    lines: [line('recording-server', servers), ...(spares.value === 0 ? [] : [line('spare-server', spares)])],
    servers,
    includesSystem: true,
  };
}

/** A system has one. */
export const MANAGEMENT_SERVERS = cited('management server', 'servers of a system', {
  value: 1,
  unit: 'server',
  origin: 'spec',
  source: 'docs/model.md#management-server',
});

/**
 * The management server and the disks of its database.
 *
 * @param entry - What the catalogue calls it.
 */
export function managementLines(
  entry: string,
  server: ManagementServerSpec,
  { diskFamilies }: Pick<Catalogue, 'diskFamilies'>,
): ExplainedLine[] {
  const { cpu, ramGb, osDisk, sqlServer, diskType, databaseDisks, databaseDiskTb, databaseRaid } = server;
  return [
    {
      kind: 'management-server',
      designation: 'Management server',
      description: `${cpu.value}, ${ramGb.value} GB RAM, ${osDisk.value} for the system, SQL Server ${sqlServer.value}`,
      quantity: MANAGEMENT_SERVERS,
      ...machineFigures(MANAGEMENT_SERVERS, entry, server.physical),
    },
    diskLine({
      designation: diskName(databaseDiskTb.value, diskType.value),
      description: `Disk of the management database: ${databaseRaid.value}`,
      disks: cited(entry, 'database disks', databaseDisks),
      family: diskFamilies.find(({ name }) => name === diskType.value),
      isInShelf: false,
    }),
  ];
}

function diskName(sizeTb: number, type: string): string {
  return `${sizeTb} TB ${type}`;
}
