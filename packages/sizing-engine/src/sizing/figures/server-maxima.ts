import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { sharedLink, sumOfRates, usableLink } from '../../formulas/network.ts';
import { disksForRecordings, mostDisks } from '../../formulas/servers.ts';
import type { LimitCode } from '../result/result.ts';
import { hotSparesTakeBays } from '../../design/resilience.ts';
import type { BoughtServers, ServerQuestion } from '../hardware/recording-servers.ts';
import { passesOnSan } from '../hardware/server-load.ts';

const SETTINGS = 'serverSettings.genericServerSettings';

/** What the limits of a server are explained from. */
interface Context {
  readonly solution: Pick<BoughtServers, 'machine'>;
  readonly figures: { readonly clientRate: Quantity<'Mbit/s'> };
  readonly question: ServerQuestion;
}

/** Limits of a server that stand in its machine type and the settings. */
const MAXIMA = {
  cameras: ({ question }: Context) =>
    given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, question.settings.mainSettings.maxCamerasPerServer, 'camera'),
  recordingRate: ({ solution: { machine } }: Context) => cited(machine.name, 'rated recording rate', machine.recording),
  /** Where clients share the link with cameras, the part that they leave. */
  cameraLink: ({ solution: { machine }, figures, question }: Context) => {
    const usableMbit = usable(cited(machine.name, 'camera link', machine.cameraLink), question);
    return machine.clientLink === null ? sharedLink({ usableMbit, clientMbit: figures.clientRate }) : usableMbit;
  },
  clientLink: ({ solution: { machine }, question }: Context) =>
    usable(
      machine.clientLink === null
        ? cited(machine.name, 'camera link', machine.cameraLink)
        : cited(machine.name, 'client link', machine.clientLink),
      question,
    ),
  storageLink: ({ figures, question }: Context) => {
    const { settings, deals, catalogue } = question;
    const { storageModel } = catalogue;
    return sharedLink({
      usableMbit: usable(cited(storageModel.id, 'storage link', storageModel.sanLink), question),
      clientMbit: sumOfRates({ rates: passesOnSan(settings, deals).map(() => figures.clientRate) }),
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

/** Most disks of a server on its storage network. */
export function mostSanDisks(question: ServerQuestion): Quantity<'disk'> {
  const { id, sanDisksPerServer } = question.catalogue.storageModel;
  const most = cited(id, 'most disks of a server on a storage network', sanDisksPerServer);
  return hotSparesTakeBays(question.settings) ? most : withoutHotSpares(most, question);
}

/** Disks that hot spares leave for recordings. */
function withoutHotSpares(most: Quantity<'disk'>, { hotSpares }: ServerQuestion): Quantity<'disk'> {
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
export function maxOf(limit: LimitCode, context: Context): Quantity<LimitUnit>;
export function maxOf(limit: LimitCode, context: Context): Quantity<LimitUnit> {
  return MAXIMA[limit as keyof ServerMaxima](context);
}
