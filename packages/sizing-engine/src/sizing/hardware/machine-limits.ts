import type { Catalogue, MachineFamily } from '../../catalogue/schema.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import { sharedLink, sumOfRates, usableLink } from '../../formulas/network.ts';
import type { Deals } from '../deal/deals.ts';
import { limitOfFigure, type ExplainedLimit } from '../limits/limit.ts';
import { isLiveWindow, passesOnSan, withOverhead, type DatabaseName } from './server-load.ts';
import { saying } from '../result/sayings.ts';

/** What the clients of one server read, and the overhead that counts on the data of cameras. */
export interface ClientFigures {
  readonly overhead: Quantity<'%'>;
  readonly clientRate: Quantity<'Mbit/s'>;
}

/** What the fullest server carries. */
export interface LoadedServer extends ClientFigures {
  readonly fullest: Quantity<'camera'>;
  /** Camera data, with overhead. */
  readonly rate: Quantity<'Mbit/s'>;
  readonly databases: readonly LoadedDatabase[];
}

interface LoadedDatabase {
  readonly name: DatabaseName;
  readonly disks: Quantity<'disk'>;
  /** Camera data that is written to the second archive; undefined where none is. */
  readonly groomedMbit: Quantity<'Mbit/s'> | undefined;
}

/** A limit of one recording server. */
export type MachineLimit = ExplainedLimit<ClientFigures, LoadedServer>;

/** What the limits of a machine type are worked out for. */
interface LimitQuestion {
  readonly deals: Deals;
  readonly settings: GenericServerSettings;
  readonly catalogue: Catalogue;
}

/** Camera data counts with overhead. */
function withOverheadOf({ overhead }: ClientFigures): readonly Quantity[] {
  return [overhead];
}

/** The limits of a machine type that arithmetic decides: cameras, recording rate, links. */
export function machineLimits(machine: MachineFamily, question: LimitQuestion): MachineLimit[] {
  const { maxCamerasPerServer } = question.settings.mainSettings;
  return [
    limitOfFigure({
      limit: 'cameras',
      unit: 'camera',
      max: maxCamerasPerServer,
      of: ({ cameras }) => cameras,
      allowed: () =>
        given('serverSettings.genericServerSettings.mainSettings.maxCamerasPerServer', maxCamerasPerServer, 'camera'),
      asked: ({ fullest }) => fullest,
      because: () => [],
      blames: null,
      easedBy: 'hardware',
    }),
    limitOfFigure({
      limit: 'recordingRate',
      unit: 'Mbit/s',
      max: machine.recording.value,
      of: ({ peakMbit }) => peakMbit,
      allowed: () => cited(machine.name, saying('field.recording-rate'), machine.recording),
      asked: ({ rate }) => rate,
      because: withOverheadOf,
      blames: 'peakMbit',
      easedBy: 'hardware',
    }),
    cameraLinkLimit(machine, question),
    clientLinkLimit(machine, question),
    ...storageLinkLimits(question),
  ];
}

/** The limit of the link to the cameras; where clients share it, the part that they leave. */
function cameraLinkLimit(machine: MachineFamily, question: LimitQuestion): MachineLimit {
  const { deals, settings, catalogue } = question;
  const isShared = machine.clientLink === null;
  const usableMbit = usableOf(cited(machine.name, saying('field.camera-link'), machine.cameraLink), catalogue);
  return limitOfFigure({
    limit: 'cameraLink',
    unit: 'Mbit/s',
    max: isShared
      ? sharedLink.compute({ usableMbit: usableMbit.value, clientMbit: withOverhead(deals, settings).clientMbit })
      : usableMbit.value,
    of: ({ peakMbit }) => peakMbit,
    allowed: ({ clientRate }) => (isShared ? sharedLink({ usableMbit, clientMbit: clientRate }) : usableMbit),
    asked: ({ rate }) => rate,
    because: withOverheadOf,
    blames: 'peakMbit',
    easedBy: 'clients',
  });
}

/** The limit of the link to the clients. */
export function clientLinkLimit(
  { name, cameraLink, clientLink }: MachineFamily,
  { deals, settings, catalogue }: LimitQuestion,
): MachineLimit {
  const { clientMbit } = withOverhead(deals, settings);
  const link =
    clientLink === null
      ? cited(name, saying('field.camera-link'), cameraLink)
      : cited(name, saying('field.client-link'), clientLink);
  const usableMbit = usableOf(link, catalogue);
  return limitOfFigure({
    limit: 'clientLink',
    unit: 'Mbit/s',
    max: usableMbit.value,
    of: () => clientMbit,
    allowed: () => usableMbit,
    asked: ({ clientRate }) => clientRate,
    because: withOverheadOf,
    blames: 'peakMbit',
    easedBy: 'clients',
  });
}

/** The limit of the storage network; none where every database is in the server. */
function storageLinkLimits({ deals, settings, catalogue }: LimitQuestion): MachineLimit[] {
  const onSan = passesOnSan(settings, deals);
  if (onSan.length === 0) return [];
  const { clientMbit } = withOverhead(deals, settings);
  const { id, sanLink } = catalogue.storageModel;
  const usableMbit = usableOf(cited(id, saying('field.storage-link'), sanLink), catalogue);
  const passes = onSan.reduce((sum, each) => sum + each.passes + each.rewrittenShare, 0);
  return [
    limitOfFigure({
      limit: 'storageLink',
      unit: 'Mbit/s',
      max: sharedLink.compute({ usableMbit: usableMbit.value, clientMbit: onSan.length * clientMbit }),
      of: ({ peakMbit }) => peakMbit * passes,
      allowed: ({ clientRate }) =>
        sharedLink({ usableMbit, clientMbit: sumOfRates({ rates: onSan.map(() => clientRate) }) }),
      asked: ({ databases, rate }) => {
        const ofSan = databases.filter(({ name }) => onSan.some((each) => each.name === name));
        return sumOfRates({ rates: ofSan.flatMap((database) => ratesOf(database, rate, settings)) });
      },
      because: withOverheadOf,
      blames: 'peakMbit',
      easedBy: 'clients',
    }),
  ];
}

/** The rates at which camera data passes a database. */
function ratesOf(
  { name, groomedMbit }: LoadedDatabase,
  rate: Quantity<'Mbit/s'>,
  settings: GenericServerSettings,
): Quantity<'Mbit/s'>[] {
  if (groomedMbit !== undefined) return [rate, rate, groomedMbit];
  return isLiveWindow(name, settings) ? [rate, rate] : [rate];
}

function usableOf(linkMbit: Quantity<'Mbit/s'>, { networkModel }: Catalogue): Quantity<'Mbit/s'> {
  return usableLink({
    linkMbit,
    linkShare: cited(networkModel.id, saying('field.link-share'), networkModel.linkShare),
  });
}
