import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import { sharedLink, sumOfRates, usableLink } from '../../formulas/network.ts';
import { disksForRecordings, mostDisks } from '../../formulas/servers.ts';
import type { LimitCode } from '../result.ts';
import { hotSparesTakeBays, isDirectAttached } from '../../design/resilience.ts';
import type { BoughtServers, ServerQuestion } from './recording-servers.ts';

const SETTINGS = 'serverSettings.genericServerSettings';

/** What the limits of a server are explained from. */
interface Context {
  readonly solution: Pick<BoughtServers, 'machine' | 'databases'>;
  readonly figures: {
    /** What cameras may use of their link. */
    readonly cameraLink: Quantity<'Mbit/s'>;
    readonly clientRate: Quantity<'Mbit/s'>;
  };
  readonly question: ServerQuestion;
}

/** Limits of a server that stand in its machine type and the settings. */
const MAXIMA = {
  cameras: ({ question }: Context) =>
    given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, question.settings.mainSettings.maxCamerasPerServer, 'camera'),
  recordingRate: ({ solution: { machine } }: Context) => cited(machine.name, 'rated recording rate', machine.recording),
  cameraLink: ({ figures }: Context) => figures.cameraLink,
  clientLink: ({ solution: { machine }, question }: Context) =>
    usable(
      machine.clientLink === null
        ? cited(machine.name, 'camera link', machine.cameraLink)
        : cited(machine.name, 'client link', machine.clientLink),
      question,
    ),
  storageLink: ({ solution, figures, question }: Context) => {
    const { storageModel } = question.catalogue;
    const onSan = solution.databases.filter(({ settings }) => !isDirectAttached(settings));
    return sharedLink({
      usableMbit: usable(cited(storageModel.id, 'storage link', storageModel.sanLink), question),
      clientMbit: sumOfRates({ rates: onSan.map(() => figures.clientRate) }),
    });
  },
  disks: ({ solution: { machine }, question }: Context) => {
    const { serverDiskQuantity } = question.settings.advancedSettings;
    const asked = given(`${SETTINGS}.advancedSettings.serverDiskQuantity`, serverDiskQuantity, 'disk');
    const { bays, name } = machine;
    const most = mostDisks({ limits: bays === null ? [asked] : [asked, cited(name, 'bays', bays)] });
    return hotSparesTakeBays(question.settings) ? withoutHotSpares(most, question) : most;
  },
} as const;

/** Disks that hot spares leave for recordings. */
export function withoutHotSpares(most: Quantity<'disk'>, { hotSpares }: ServerQuestion): Quantity<'disk'> {
  if (hotSpares === 0) return most;
  return disksForRecordings({
    disks: most,
    hotSpares: given('serverSettings.resilience.hotSparesPerServer', hotSpares, 'disk'),
  });
}

function usable(linkMbit: Quantity<'Mbit/s'>, { catalogue: { networkModel } }: ServerQuestion): Quantity<'Mbit/s'> {
  return usableLink({ linkMbit, linkShare: cited(networkModel.id, 'usable share of a link', networkModel.linkShare) });
}

type ServerMaxima = typeof MAXIMA;

/** What a limit of a server allows, explained. */
export function maxOf<L extends keyof ServerMaxima>(limit: L, context: Context): ReturnType<ServerMaxima[L]>;
export function maxOf(limit: LimitCode, context: Context): Quantity;
export function maxOf(limit: LimitCode, context: Context): Quantity {
  return MAXIMA[limit as keyof ServerMaxima](context);
}
