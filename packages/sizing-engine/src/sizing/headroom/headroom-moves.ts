import type { CameraRow } from '../../design/design.ts';
import { CAMERA_BOUNDS, SERVER_BOUNDS, type Bounds } from '../../design/bounds.ts';
import type { Unit } from '../../units.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { Demand } from '../demand/demand.ts';
import type { Deals, LoadFactors } from '../deal/deals.ts';
import { ofGroup } from '../wording/group-text.ts';
import { isPlural } from '../../checks/plural.ts';
import { counted, numberText } from '../wording/wording.ts';

/** The load of the hardware: the cameras as they are dealt, and the clients of one server. */
export interface Load {
  readonly deals: Deals;
  readonly clientStreams: number;
}

/** A quantity of the design in one direction, changed in steps of one `unit`. */
export interface Move {
  readonly code: string;
  readonly quantity: string;
  readonly direction: 'more' | 'less';
  readonly unit: string;
  readonly quantityUnit: Unit;
  /** Present amount, to which distances are relative. */
  readonly present: number;
  /** Greatest distance that is looked at. */
  readonly maxDistance: number;
  readonly loadAfter: (distance: number) => Load;
  /** The distance in words, as a sentence begins. */
  readonly describe: (distance: number) => string;
  /** Whether the words are a plural, for the verb. */
  readonly isPlural: (distance: number) => boolean;
}

type Sign = 1 | -1;
type Half = Pick<Move, 'present' | 'maxDistance' | 'loadAfter' | 'describe' | 'isPlural'>;

/** What the moves of a design start from. */
export interface Movable {
  readonly rows: readonly CameraRow[];
  readonly load: Load;
  /** Bounds of the client streams where they decide about the hardware. */
  readonly clients?: Bounds;
  readonly dealsAfter: Demand['dealsAfter'];
}

/** All moves of a design, each quantity in both directions. */
export function movesOf({ rows, load, clients, dealsAfter }: Movable): Move[] {
  const span = retentionSpan(rows);
  return [
    ...both('cameras', ['cameras', 'camera'], (sign) => cameraMove(load, whichCameras(rows), sign)),
    ...both('retention', ['days', 'day'], (sign) => retentionMove(span, { load, dealsAfter }, sign)),
    ...both('bit rates', ['%', '%'], (sign) => shareMove(load, sign, BIT_RATES)),
    ...both('storage', ['%', '%'], (sign) => shareMove(load, sign, STORAGE)),
    ...both('data rate', ['%', '%'], (sign) => shareMove(load, sign, DATA_RATE)),
    ...(clients === undefined
      ? []
      : both('client streams', ['streams', 'stream'], (sign) => clientMove(load, sign, clients))),
  ];
}

function both(quantity: string, [unit, quantityUnit]: readonly [string, Unit], half: (sign: Sign) => Half): Move[] {
  const code = quantity.replaceAll(' ', '-');
  return [
    { code: `${code}-more`, quantity, direction: 'more', unit, quantityUnit, ...half(1) },
    { code: `${code}-less`, quantity, direction: 'less', unit, quantityUnit, ...half(-1) },
  ];
}

/** Which cameras are meant where cameras are added or taken away, in words. */
function whichCameras(rows: readonly CameraRow[]): string {
  const id = rows[0]!.cameraGroupId;
  const isOneGroup = rows.every(({ cameraGroupId }) => cameraGroupId === id);
  return isOneGroup ? ofGroup(id, rows) : ' in the present mix, dealt alike,';
}

/** Cameras of the only group, or of all groups in their present mix. */
function cameraMove(load: Load, which: string, sign: Sign): Half {
  const { cameras } = load.deals.total;
  return {
    present: cameras,
    maxDistance: sign === 1 ? CAMERA_BOUNDS.quantity.max - cameras : cameras - 1,
    loadAfter: (distance) => ({ ...load, deals: load.deals.inPresentMix(cameras + sign * distance) }),
    describe: (distance) => `${counted(distance, sign === 1 ? 'more camera' : 'fewer camera')}${which}`,
    isPlural,
  };
}

function retentionMove(
  { min: shortest, max: longest }: Bounds,
  { load, dealsAfter }: Pick<Movable, 'load' | 'dealsAfter'>,
  sign: Sign,
): Half {
  const { min, max } = CAMERA_BOUNDS.retentionDays;
  return {
    present: sign === 1 ? longest : shortest,
    maxDistance: sign === 1 ? max - longest : shortest - min,
    loadAfter: (distance) => ({ ...load, deals: dealsAfter(sign * distance) }),
    describe: (distance) =>
      shortest === longest
        ? `Retention of ${numberText(shortest + sign * distance)} instead of ${counted(shortest, 'day')}`
        : `Retention ${counted(distance, 'day')} ${sign === 1 ? 'longer' : 'shorter'} in every row`,
    isPlural: () => false,
  };
}

/** Greatest change of a share in percent: ten times as much, or a tenth. */
const SHARE_REACH = { 1: 900, [-1]: 90 } as const;

/** A part of the load that changes by percent, and its change in words. */
interface Share {
  readonly change: (factor: number) => LoadFactors;
  readonly more: (percent: number) => string;
  readonly less: (percent: number) => string;
  readonly isPlural: boolean;
}

const BIT_RATES: Share = {
  change: (factor) => ({ rate: factor, storage: factor }),
  more: (percent) => `${percent} % higher bit rates`,
  less: (percent) => `${percent} % lower bit rates`,
  isPlural: true,
};

const STORAGE: Share = {
  change: (factor) => ({ rate: 1, storage: factor }),
  more: (percent) => `${percent} % more storage`,
  less: (percent) => `${percent} % less storage`,
  isPlural: false,
};

const DATA_RATE: Share = {
  change: (factor) => ({ rate: factor, storage: 1 }),
  more: (percent) => `${percent} % higher data rate`,
  less: (percent) => `${percent} % lower data rate`,
  isPlural: false,
};

function shareMove(load: Load, sign: Sign, { change, more, less, isPlural: isPluralShare }: Share): Half {
  return {
    present: 100,
    maxDistance: SHARE_REACH[sign],
    loadAfter: (distance) => ({ ...load, deals: load.deals.scaled(change(1 + (sign * distance) / 100)) }),
    describe: sign === 1 ? more : less,
    isPlural: () => isPluralShare,
  };
}

function clientMove(load: Load, sign: Sign, { min, max }: Bounds): Half {
  const { clientStreams } = load;
  return {
    present: Math.max(1, clientStreams),
    maxDistance: sign === 1 ? max - clientStreams : clientStreams - min,
    loadAfter: (distance) => ({ ...load, clientStreams: clientStreams + sign * distance }),
    describe: (distance) => counted(distance, `${sign === 1 ? 'more' : 'fewer'} Smart Client stream`),
    isPlural,
  };
}

/** Bounds of the client streams of a generic server. */
export const GENERIC_CLIENTS: Bounds = SERVER_BOUNDS.concurrentSmartClientStreams;
