import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, citedText, decidedText, givenText, type ExplainedText } from '../../derivation/quantity.ts';
import { MachineType, Raid, StorageConnectivity } from '../../design/enumerations.ts';
import { storageLinkRate, sumOfRates } from '../../formulas/network.ts';
import { entryOf } from '../../checks/lookup.ts';
import type { DatabaseFigures, GenericFigures } from '../figures/generic-figures.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import type { DatabaseProposal, GenericProposal, NetworkInterface } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { layoutWarnings } from '../hardware/warnings.ts';

const SETTINGS = 'serverSettings.genericServerSettings.advancedSettings';

/** The recording server table of a proposal. */
export function genericProposal(
  { machine }: ServerSolution,
  { servers, fullest }: GenericFigures,
  { settings, catalogue }: ServerQuestion,
): Explained<GenericProposal> {
  const { machineType, raidOS } = settings.advancedSettings;
  return {
    quantity: servers,
    camerasPrServer: fullest,
    machineType:
      machineType === MachineType.auto
        ? decidedText(machine.name, {
            rule: saying('rule.machine-type'),
            chosen: machine.name,
            because: [servers],
            rejected: [],
          })
        : givenText(`${SETTINGS}.machineType`, machine.name),
    cpuType: citedText(machine.name, saying('field.processor'), machine.cpu),
    osDisk: raidOS
      ? citedText(saying('cited.system-disk'), saying('field.with-raid'), catalogue.osDisk.mirrored)
      : citedText(saying('cited.system-disk'), saying('field.without-raid'), catalogue.osDisk.single),
    ram: cited(machine.name, saying('field.memory'), machine.ramGb),
  };
}

/** One storage table of a proposal. */
export function databaseProposal(
  { name, layout, settings }: DatabaseSolution,
  figures: DatabaseFigures,
  catalogue: Catalogue,
): Explained<DatabaseProposal> {
  const setting = (field: string, text: string): ExplainedText => givenText(`${SETTINGS}.${name}.${field}`, text);
  return {
    quantity: figures.disks,
    totalQuantity: figures.disksOfAll,
    diskType: setting('diskType', entryOf(catalogue.diskFamilies, settings.diskType, 'diskType').name),
    diskSize: figures.diskTb,
    raidType:
      settings.raidType === Raid.auto
        ? decidedText(layout.raid.name, figures.choice)
        : setting('raidType', layout.raid.name),
    arrays: figures.capacity.arrays,
    reqCapacity: figures.need,
    formattedCapacity: figures.capacity.formatted,
    connectivity: setting(
      'storageConnectivity',
      entryOf(catalogue.connectivities, settings.storageConnectivity, 'storageConnectivity').name,
    ),
    iops: figures.iops,
    transferSpeed: figures.transfer,
    warnings: layoutWarnings(layout, catalogue).map(({ code }) => code),
  };
}

/** The network table of a proposal: cameras, clients, a storage network where there is one, management. */
export function networkInterfaces(
  { machine, databases }: ServerSolution,
  figures: GenericFigures,
  { catalogue }: ServerQuestion,
): Explained<NetworkInterface>[] {
  const cameraLink = cited(machine.name, saying('field.camera-link'), machine.cameraLink);
  const isShared = machine.clientLink === null;
  const rows: Explained<NetworkInterface>[] = [
    {
      usage: saying('link.usage', { of: 'cameras' }),
      speed: cameraLink,
      requiredBitrate: figures.rate,
      details: saying('link.details', { of: 'cameras', isShared }),
    },
    {
      usage: saying('link.usage', { of: 'clients' }),
      speed:
        machine.clientLink === null ? cameraLink : cited(machine.name, saying('field.client-link'), machine.clientLink),
      requiredBitrate: figures.clientRate,
      details: saying('link.client-details', { client: catalogue.names.client, isShared }),
    },
  ];
  const storage = storageRow(databases, figures, catalogue);
  return [...rows, ...(storage === undefined ? [] : [storage]), managementRow(catalogue)];
}

function storageRow(
  databases: readonly DatabaseSolution[],
  figures: GenericFigures,
  { storageModel, connectivities }: Catalogue,
): Explained<NetworkInterface> | undefined {
  const onSan = databases.flatMap((database, index) => {
    const isSan = database.settings.storageConnectivity !== StorageConnectivity.directAttached;
    return isSan ? [{ database, transfer: figures.databases[index]!.transfer }] : [];
  });
  if (onSan.length === 0) return undefined;
  const names = new Set(
    onSan.map(
      ({ database }) => entryOf(connectivities, database.settings.storageConnectivity, 'storageConnectivity').name,
    ),
  );
  return {
    usage: saying('link.usage', { of: 'storage' }),
    speed: cited(storageModel.id, saying('field.storage-link'), storageModel.sanLink),
    requiredBitrate: sumOfRates({
      rates: onSan.map(({ transfer }) => storageLinkRate({ megabytesPerSecond: transfer })),
    }),
    details: saying('link.storage-details', { connectivities: [...names] }),
  };
}

function managementRow({ networkModel }: Catalogue): Explained<NetworkInterface> {
  return {
    usage: saying('link.usage', { of: 'management' }),
    speed: cited(networkModel.id, saying('field.management-link'), networkModel.managementLink),
    requiredBitrate: null,
    details: saying('link.details', { of: 'management', isShared: false }),
  };
}
