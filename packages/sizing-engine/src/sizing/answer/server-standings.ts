import type { Quantity } from '../../derivation/quantity.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { StorageSettings } from '../../design/design.ts';
import { sumOfRates } from '../../formulas/network.ts';
import { disksTogether } from '../../formulas/servers.ts';
import { against, loadOf, type ExplainedStanding, type ServerLimit } from '../limits/limit.ts';
import { operationsOf, throughputOf } from '../storage/disk-performance.ts';
import type { DatabaseFigures, GenericFigures } from '../figures/generic-figures.ts';
import { isDirectAttached } from '../../design/resilience.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import type { LimitCode, ServerLoad } from '../result/result.ts';
import { isLiveWindow } from '../hardware/server-load.ts';
import { maxOf, mostSanDisks } from '../figures/server-maxima.ts';

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
  cameras: (context) => against(context.figures.fullest, maxOf('cameras', context)),
  recordingRate: (context) => against(context.figures.rate, maxOf('recordingRate', context)),
  cameraLink: (context) => against(context.figures.rate, maxOf('cameraLink', context)),
  clientLink: (context) => against(context.figures.clientRate, maxOf('clientLink', context)),
  storageLink: storageLinkStanding,
  disks: disksStanding,
};

function storageLinkStanding(context: Context): ExplainedStanding {
  const { solution, figures, question } = context;
  const rates = solution.databases.flatMap(({ name, settings }, index) =>
    isDirectAttached(settings)
      ? []
      : ratesOf(figures.databases[index]!, isLiveWindow(name, question.settings), figures),
  );
  return against(sumOfRates({ rates }), maxOf('storageLink', context));
}

/** The rates at which camera data passes a database. */
function ratesOf({ groomedMbit }: DatabaseFigures, isWindow: boolean, { rate }: GenericFigures): Quantity<'Mbit/s'>[] {
  if (groomedMbit !== undefined) return [rate, rate, groomedMbit];
  return isWindow ? [rate, rate] : [rate];
}

/** Disks that take bays, and the bays; those of a storage network where no disk takes one. */
function disksStanding(context: Context): ExplainedStanding {
  return bayStanding(context) ?? sanDisksStanding(context)!;
}

/** Disks that take bays; undefined where none does. */
function bayStanding(context: Context): ExplainedStanding | undefined {
  const disks = disksWhere((settings) => isDirectAttached(settings), context);
  return disks.length === 0 ? undefined : against(disksTogether({ disks }), maxOf('disks', context));
}

/** Disks of a server on its storage network; undefined where there are none. */
function sanDisksStanding(context: Context): ExplainedStanding | undefined {
  const disks = disksWhere((settings) => !isDirectAttached(settings), context);
  return disks.length === 0 ? undefined : against(disksTogether({ disks }), mostSanDisks(context.question));
}

function disksWhere(isMeant: (settings: StorageSettings) => boolean, { solution, figures }: Context) {
  return figures.databases.flatMap(({ disks }, index) => (isMeant(solution.databases[index]!.settings) ? [disks] : []));
}

/** The loads of the fullest server: of the whole server first, then of each of its storages. */
export function serverLoads(context: Context): Explained<ServerLoad>[] {
  const ofServer = context.solution.limits
    .filter(({ limit }) => limit !== 'disks')
    .map((each) => loadOf(each, standingOf(each, context)));
  return [...ofServer, ...diskLoads(context), ...context.solution.databases.flatMap(storageLoads(context))];
}

function diskLoads(context: Context): Explained<ServerLoad>[] {
  const inBays = bayStanding(context);
  const onNetwork = sanDisksStanding(context);
  const head = { limit: 'disks', unit: 'disks' } as const;
  return [
    ...(inBays === undefined ? [] : [loadOf(head, inBays)]),
    ...(onNetwork === undefined ? [] : [loadOf({ ...head, title: 'Disks on the storage network' }, onNetwork)]),
  ];
}

/** Capacity, operations and transfer speed of a storage, which decide its layout. */
function storageLoads({ figures, question }: Context) {
  return ({ name }: DatabaseSolution, index: number): Explained<ServerLoad>[] => {
    const { need, capacity, disks, iops, transfer } = figures.databases[index]!;
    const { family } = question.searches[name];
    const [storage, title] =
      name === 'liveDatabase' ? (['live', 'Live database'] as const) : (['archive', 'Archive'] as const);
    return [
      loadOf({ limit: 'storage', title, unit: 'TB', storage }, against(need, capacity.counted)),
      loadOf(
        { limit: 'iops', title: `${title}, disk operations`, unit: 'IOPS', storage },
        against(iops, operationsOf(disks, family)),
      ),
      loadOf(
        { limit: 'throughput', title: `${title}, transfer speed`, unit: 'MB/s', storage },
        against(transfer, throughputOf(capacity.dataDisks, family)),
      ),
    ];
  };
}
