import type { Catalogue, MachineFamily } from '../../catalogue/schema.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { GenericServerSettings, Resilience, StorageSettings } from '../../design/design.ts';
import { hotSparesTakeBays, isDirectAttached } from '../../design/resilience.ts';
import { disksForRecordings, disksTogether, mostDisks } from '../../formulas/servers.ts';
import { against, type LimitStanding } from '../limits/limit.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { ClientFigures, LoadedServer, MachineLimit } from './machine-limits.ts';

/** Where the disks of a storage stand: in the bays of the server or on its storage network. */
export type DiskPlace = 'direct' | 'san';

/** What the disks of a server are limited by. */
interface DiskQuestion {
  readonly settings: GenericServerSettings;
  readonly catalogue: Catalogue;
  readonly resilience: Pick<Resilience, 'hotSparesPerServer'>;
}

/** Where the disks of a storage stand. */
export function placeOf(storage: StorageSettings): DiskPlace {
  return isDirectAttached(storage) ? 'direct' : 'san';
}

/** {@link explainedMostDisks}, as numbers. */
export function mostDisksOf(machine: MachineFamily, question: DiskQuestion): Readonly<Record<DiskPlace, number>> {
  const { direct, san } = explainedMostDisks(machine, question);
  return { direct: direct.value, san: san.value };
}

/** Most disks of one server of a machine type in each place that hold recordings: hot spares do not. */
export function explainedMostDisks(
  { name, bays }: MachineFamily,
  question: DiskQuestion,
): Readonly<Record<DiskPlace, Quantity<'disk'>>> {
  const { settings, catalogue } = question;
  const { id, sanDisksPerServer } = catalogue.storageModel;
  const asked = given(
    'serverSettings.genericServerSettings.advancedSettings.serverDiskQuantity',
    settings.advancedSettings.serverDiskQuantity,
    'disk',
  );
  const inBays = mostDisks({ limits: bays === null ? [asked] : [asked, cited(name, saying('field.bays'), bays)] });
  const onSan = cited(id, saying('field.san-disks'), sanDisksPerServer);
  return hotSparesTakeBays(settings)
    ? { direct: withoutHotSpares(inBays, question), san: onSan }
    : { direct: inBays, san: withoutHotSpares(onSan, question) };
}

/** Disks that hot spares leave for recordings. */
function withoutHotSpares(most: Quantity<'disk'>, { resilience }: DiskQuestion): Quantity<'disk'> {
  const { hotSparesPerServer: hotSpares } = resilience;
  if (hotSpares === 0) return most;
  return disksForRecordings({
    disks: most,
    hotSpares: given('serverSettings.resilience.hotSparesPerServer', hotSpares, 'disk'),
  });
}

/** Clients read from the disks beside the cameras. */
export function withClients({ clientRate }: ClientFigures): readonly Quantity[] {
  return [clientRate];
}

/** The limit of the disks of a server, given the number that a load needs as one of those that are in the bays. */
export function disksLimit(machine: MachineFamily, question: DiskQuestion, of: MachineLimit['of']): MachineLimit {
  return {
    limit: 'disks',
    unit: 'disk',
    max: mostDisksOf(machine, question).direct,
    of,
    allowed: () => explainedMostDisks(machine, question).direct,
    standings: ({ databases }) => diskStandings(databases, machine, question),
    because: withClients,
    blames: 'storageTb',
    easedBy: 'retention',
  };
}

const TITLES: Readonly<Record<DiskPlace, Saying | undefined>> = {
  direct: undefined,
  san: saying('limit.san-disks'),
};

/** Disks that take bays, and those of the storage network. */
function diskStandings(
  databases: LoadedServer['databases'],
  machine: MachineFamily,
  question: DiskQuestion,
): readonly [LimitStanding, ...LimitStanding[]] {
  const most = explainedMostDisks(machine, question);
  const placed = databases.map(({ name, disks }) => ({
    place: placeOf(question.settings.advancedSettings[name]),
    disks,
  }));
  const standingIn = (place: DiskPlace): LimitStanding => {
    const disks = placed.filter((each) => each.place === place).map((each) => each.disks);
    return { title: TITLES[place], ...against(disksTogether({ disks }), most[place]) };
  };
  const places = new Set(placed.map(({ place }) => place));
  if (places.size > 1) return [standingIn('direct'), standingIn('san')];
  return [standingIn(places.has('direct') ? 'direct' : 'san')];
}
