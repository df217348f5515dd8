import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import { sharedLink, sumOfRates, usableLink } from '../../formulas/network.ts';
import { disksTogether, mostDisks } from '../../formulas/servers.ts';
import type { GenericFigures } from './generic-figures.ts';
import type { ExplainedStanding, ServerLimit } from '../limit.ts';
import { isDirectAttached } from './machine-limits.ts';
import type { ServerQuestion, ServerSolution } from './recording-servers.ts';
import type { LimitCode } from '../result.ts';

const SETTINGS = 'serverSettings.genericServerSettings';

/** What a server's standings are worked out from. */
interface Context {
  readonly solution: ServerSolution;
  readonly figures: GenericFigures;
  readonly question: ServerQuestion;
}

/** How the fullest server stands against one of its limits: what is asked of it and what it allows, each with its history. */
export function standingOf({ limit }: ServerLimit, context: Context): ExplainedStanding {
  return STANDINGS[limit]!(context);
}

const STANDINGS: Readonly<Partial<Record<LimitCode, (context: Context) => ExplainedStanding>>> = {
  cameras: ({ figures, question }) => ({
    value: figures.fullest,
    max: given(
      `${SETTINGS}.mainSettings.maxCamerasPerServer`,
      question.settings.mainSettings.maxCamerasPerServer,
      'camera',
    ),
  }),
  recordingRate: ({ figures, solution: { machine } }) => ({
    value: figures.rate,
    max: cited(machine.name, 'rated recording rate', machine.recording),
  }),
  cameraLink: ({ figures }) => ({ value: figures.rate, max: figures.cameraLink }),
  clientLink: ({ figures, solution: { machine }, question }) => ({
    value: figures.clientRate,
    max: usable(
      machine.clientLink === null
        ? cited(machine.name, 'camera link', machine.cameraLink)
        : cited(machine.name, 'client link', machine.clientLink),
      question,
    ),
  }),
  storageLink: storageLinkStanding,
  disks: disksStanding,
};

function usable(linkMbit: Quantity<'Mbit/s'>, { catalogue: { networkModel } }: ServerQuestion): Quantity<'Mbit/s'> {
  return usableLink({ linkMbit, linkShare: cited(networkModel.id, 'usable share of a link', networkModel.linkShare) });
}

function storageLinkStanding({ solution, figures, question }: Context): ExplainedStanding {
  const { storageModel } = question.catalogue;
  const onSan = solution.databases.filter(({ settings }) => !isDirectAttached(settings));
  // What is archived is read once more on its way out.
  const isArchived = solution.databases.length === 2;
  const passes = onSan.flatMap(({ name }) => (isArchived && name === 'liveDatabase' ? [name, name] : [name]));
  return {
    value: sumOfRates({ rates: passes.map(() => figures.rate) }),
    max: sharedLink({
      usableMbit: usable(cited(storageModel.id, 'storage link', storageModel.sanLink), question),
      clientMbit: sumOfRates({ rates: onSan.map(() => figures.clientRate) }),
    }),
  };
}

/** Disks that take bays, and the bays; those of a storage network where no disk takes one. */
function disksStanding({ solution: { databases, machine }, figures, question }: Context): ExplainedStanding {
  const { storageModel } = question.catalogue;
  const disksWhere = (isIn: (index: number) => boolean): Quantity<'disk'>[] =>
    figures.databases.flatMap(({ disks }, index) => (isIn(index) ? [disks] : []));
  const direct = disksWhere((index) => isDirectAttached(databases[index]!.settings));
  if (direct.length === 0) {
    return {
      value: disksTogether({ disks: disksWhere(() => true) }),
      max: cited(storageModel.id, 'most disks of a server on a storage network', storageModel.sanDisksPerServer),
    };
  }
  const { serverDiskQuantity } = question.settings.advancedSettings;
  const asked = given(`${SETTINGS}.advancedSettings.serverDiskQuantity`, serverDiskQuantity, 'disk');
  return {
    value: disksTogether({ disks: direct }),
    max: mostDisks({ limits: machine.bays === null ? [asked] : [asked, cited(machine.name, 'bays', machine.bays)] }),
  };
}
