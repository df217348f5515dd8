import type { Catalogue, DatabaseServerSpec } from '../../catalogue/schema.ts';
import { cited, type ExplainedText, type Quantity } from '../../derivation/quantity.ts';
import { DiskType } from '../../design/enumerations.ts';
import { appliancesPower } from '../../formulas/physical.ts';
import { serversWithSpares } from '../../formulas/servers.ts';
import { entryOf } from '../../checks/lookup.ts';
import type { ApplianceSolution } from '../hardware/appliances.ts';
import type { Spares } from '../failure/spares.ts';
import type { GenericFigures } from '../figures/generic-figures.ts';
import type { ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import type { ChosenServer } from '../hardware/management-server.ts';
import { raidText } from '../storage/layout-text.ts';
import { BILL_KINDS } from '../result/bill-result.ts';
import type { MachineParts } from '../result/sayings-of-bill.ts';
import { NAMES } from './designations.ts';
import { diskLine, recordingDiskLines, spareDiskLines } from './disk-lines.ts';
import {
  basePowerOf,
  citedIfKnown,
  machineFigures,
  type ExplainedLine,
  type RecordingHardware,
} from './explained-line.ts';
import { saying } from '../result/sayings.ts';

interface GenericSources {
  readonly designation: ExplainedText | string;
  readonly question: ServerQuestion;
  readonly spares: Spares | undefined;
}

/** Recording servers of any maker with their disks and hot spares, shelves for a storage network, and the spare servers. */
export function genericHardware(
  solution: ServerSolution,
  figures: Pick<GenericFigures, 'servers' | 'databases'>,
  { designation, question, spares }: GenericSources,
): RecordingHardware {
  const { machine } = solution;
  const { catalogue, settings } = question;
  const osDisk = settings.advancedSettings.raidOS ? catalogue.osDisk.mirrored : catalogue.osDisk.single;
  const { servers } = figures;
  const parts = partsOf(machine, osDisk.value);
  const line = (kind: ServerKind, machines: Quantity<'server'>): ExplainedLine => ({
    kind,
    designation,
    ...purposeOf(kind),
    description: saying('bill.server', { ...parts, isSpare: kind === 'spare-server' }),
    quantity: machines,
    ...machineFigures(machines, machine.name, machine.physical),
  });
  const ofSpares =
    spares === undefined ? [] : spareDiskLines(spares.count, spares.storage.explained().disks!, catalogue);
  return {
    lines: [
      line('recording-server', servers),
      ...(spares === undefined ? [] : [line('spare-server', spares.count)]),
      ...inOrderOfBill([...recordingDiskLines(solution, figures, question), ...ofSpares]),
    ],
    servers: spares === undefined ? servers : serversWithSpares({ servers, spares: spares.count }),
    includesSystem: false,
  };
}

function inOrderOfBill(lines: readonly ExplainedLine[]): ExplainedLine[] {
  return lines.toSorted((a, b) => BILL_KINDS.indexOf(a.kind) - BILL_KINDS.indexOf(b.kind));
}

type ServerKind = 'recording-server' | 'spare-server';

/** Spares have the designation of the servers that they stand by for. */
function purposeOf(kind: ServerKind): Pick<ExplainedLine, 'purpose'> {
  return kind === 'spare-server' ? { purpose: saying('bill.spare') } : {};
}

function partsOf({ cpu, ramGb }: Pick<DatabaseServerSpec, 'cpu' | 'ramGb'>, systemDisk: string): MachineParts {
  return { cpu: cpu.value, ramGb: ramGb.value, systemDisk };
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
  const diskPower = citedIfKnown(family.name, saying('field.disk-power'), family.power);
  const disks = cited(sku.sku, saying('field.disks'), sku.disks);
  const form = entryOf(catalogue.formFactors, appliance.formFactor, 'formFactor');
  const parts = {
    appliance: appliance.name,
    formFactor: form.name,
    disks: disks.value,
    diskTb: sku.diskTb.value,
    raid: raidText(layout, catalogue),
  };
  const line = (kind: ServerKind, machines: Quantity<'server'>): ExplainedLine => ({
    kind,
    designation,
    ...purposeOf(kind),
    description: saying('bill.appliance', { ...parts, isSpare: kind === 'spare-server' }),
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
export const MANAGEMENT_SERVERS = cited(saying('cited.management-server'), saying('field.servers-of-system'), {
  value: 1,
  unit: 'server',
  origin: 'definition',
  source: 'docs/model.md#management-server',
});

/** A management server has at most one for its database. */
export const DATABASE_SERVERS = cited(saying('cited.database-server'), saying('field.servers-of-system'), {
  value: 1,
  unit: 'server',
  origin: 'definition',
  source: 'docs/model.md#management-server',
});

/** The management server, the server of its database where that has one of its own, and the disks of the database. */
export function managementLines(
  { entry, server, maxCameras }: ChosenServer,
  { diskFamilies }: Pick<Catalogue, 'diskFamilies'>,
): ExplainedLine[] {
  const { osDisk, sqlServer, diskType, databaseDisks, databaseDiskTb, databaseRaid, databaseServer } = server;
  return [
    {
      kind: 'management-server',
      designation: NAMES.managementServer,
      description: saying('bill.management-server', {
        ...partsOf(server, osDisk.value),
        sqlServer: databaseServer === undefined ? sqlServer.value : null,
      }),
      quantity: MANAGEMENT_SERVERS,
      ...machineFigures(MANAGEMENT_SERVERS, entry, server.physical),
    },
    ...(databaseServer === undefined
      ? []
      : [
          {
            kind: 'database-server' as const,
            designation: NAMES.databaseServer,
            description: saying('bill.database-server', {
              ...partsOf(databaseServer, databaseServer.osDisk.value),
              sqlServer: sqlServer.value,
            }),
            quantity: DATABASE_SERVERS,
            ...machineFigures(
              DATABASE_SERVERS,
              saying('cited.database-server-for', { cameras: maxCameras.value }),
              databaseServer.physical,
            ),
          },
        ]),
    diskLine({
      designation: NAMES.disk(databaseDiskTb.value, diskType.value),
      purpose: saying('bill.disks-of-management'),
      description: saying('bill.management-disks', { raid: databaseRaid.value }),
      disks: cited(entry, saying('field.database-disks'), databaseDisks),
      family: diskFamilies.find(({ name }) => name === diskType.value),
      isInShelf: false,
    }),
  ];
}
