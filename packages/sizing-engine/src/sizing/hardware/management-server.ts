import type { Catalogue, Fact, ManagementLevel, ManagementServerSpec } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, citedText } from '../../derivation/quantity.ts';
import { entryOf } from '../../checks/lookup.ts';
import { PRESALES_CAMERA_LIMIT, PRESALES_SUPPORTED_CAMERAS } from '../../design/bounds.ts';
import type { ManagementServerProposal } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';

/** What decides about the management server. */
export interface ManagementQuestion {
  readonly cameras: number;
  readonly settings: {
    readonly addManagementServer: boolean;
    readonly managementServerSettings: { readonly supportedCameras: number };
  };
  readonly catalogue: Pick<Catalogue, 'managementLevels'>;
}

/** The level that was chosen. Unknown ids fail. */
function managementLevelOf({ settings, catalogue }: ManagementQuestion): ManagementLevel {
  return entryOf(catalogue.managementLevels, settings.managementServerSettings.supportedCameras, 'supportedCameras');
}

/**
 * Whether the design exceeds the management servers that a proposal covers.
 *
 * @example
 * ```ts
 * needsPresales({ cameras: 5001, settings, catalogue }); // true
 * ```
 */
export function needsPresales({ cameras, settings }: ManagementQuestion): boolean {
  return (
    cameras > PRESALES_CAMERA_LIMIT || settings.managementServerSettings.supportedCameras === PRESALES_SUPPORTED_CAMERAS
  );
}

/** Whether the cameras exceed the chosen level, with a management server added. */
export function exceedsLevel(question: ManagementQuestion): boolean {
  const { maxCameras } = managementLevelOf(question);
  return question.settings.addManagementServer && maxCameras !== null && question.cameras > maxCameras.value;
}

/** A management server of the catalogue. */
export interface ChosenServer {
  /** What explanations call it. */
  readonly entry: Saying;
  readonly server: ManagementServerSpec;
  readonly maxCameras: Fact<'camera'>;
}

/** The management server of the chosen level; null where none was added or presales has to design it. */
export function managementServerOf(question: ManagementQuestion): ChosenServer | null {
  if (!question.settings.addManagementServer || needsPresales(question)) return null;
  return serverOf(managementLevelOf(question));
}

/** The smallest management server for so many cameras; null where presales has to design it. */
export function managementServerFor(
  cameras: number,
  { managementLevels }: Pick<Catalogue, 'managementLevels'>,
): ChosenServer | null {
  if (cameras > PRESALES_CAMERA_LIMIT) return null;
  const enough = managementLevels.flatMap((level) => serverOf(level) ?? []);
  return enough
    .filter(({ maxCameras }) => maxCameras.value >= cameras)
    .reduce<ChosenServer | null>(
      (least, each) => (least === null || each.maxCameras.value < least.maxCameras.value ? each : least),
      null,
    );
}

function serverOf({ server, maxCameras }: ManagementLevel): ChosenServer | null {
  if (server === null || maxCameras === null) return null;
  return { entry: saying('cited.management-server-for', { cameras: maxCameras.value }), server, maxCameras };
}

/** The management server of a proposal; null where none was added or presales has to design it. */
export function managementServer(question: ManagementQuestion): Explained<ManagementServerProposal> | null {
  const chosen = managementServerOf(question);
  if (chosen === null) return null;
  const { entry, server, maxCameras } = chosen;
  return {
    cpuType: citedText(entry, saying('field.processor'), server.cpu),
    osDisk: citedText(entry, saying('field.system-disk'), server.osDisk),
    diskType: citedText(entry, saying('field.database-disk-type'), server.diskType),
    ram: cited(entry, saying('field.memory'), server.ramGb),
    maxCameras: cited(entry, saying('field.most-cameras'), maxCameras),
    sqlServer: citedText(entry, saying('field.sql-server'), server.sqlServer),
    databaseStorage: {
      quantity: cited(entry, saying('field.database-disks'), server.databaseDisks),
      diskType: citedText(entry, saying('field.database-disk-type'), server.diskType),
      diskSize: cited(entry, saying('field.database-disk-size'), server.databaseDiskTb),
      raidType: citedText(entry, saying('field.database-raid'), server.databaseRaid),
    },
  };
}
