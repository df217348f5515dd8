import type { CameraRow } from '../../design/design.ts';
import { SERVER_BOUNDS, type Bounds } from '../../design/bounds.ts';
import { CAMERA_BOUNDS } from '../../design/row-fields.ts';
import type { Unit } from '../../units.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { Demand } from '../demand/demand.ts';
import type { Deals, LoadFactors } from '../deal/deals.ts';
import { groupRefs } from '../../design/group-ref.ts';
import type { Change, ChangedQuantity, Direction } from '../result/sayings-of-headroom.ts';

/** The load of the hardware: the cameras as they are dealt, and the clients of one server. */
export interface Load {
  readonly deals: Deals;
  readonly clientStreams: number;
}

/** A quantity of the design in one direction, changed in steps of one `unit`. */
export interface Move {
  readonly quantity: ChangedQuantity;
  readonly direction: Direction;
  readonly unit: string;
  readonly quantityUnit: Unit;
  /** Present amount, to which distances are relative. */
  readonly present: number;
  /** Greatest distance that is looked at. */
  readonly maxDistance: number;
  readonly loadAfter: (distance: number) => Load;
  readonly changeBy: (distance: number) => Change;
}

type Sign = 1 | -1;

/** Part of what is there beyond which nobody asks what a change would lead to. */
const FARTHEST = 0.5;

/** The greatest distance that is looked at: a part of what is there, within its bounds. */
function farthest(present: number, toBound: number): number {
  return Math.min(toBound, Math.floor(present * FARTHEST));
}

type Half = Pick<Move, 'present' | 'maxDistance' | 'loadAfter' | 'changeBy'>;

/** What the moves of a design start from. */
export interface Movable {
  readonly rows: readonly CameraRow[];
  readonly load: Load;
  /** Bounds of the streams of the client software, and its name, where they decide about the hardware. */
  readonly clients?: { readonly bounds: Bounds; readonly name: string };
  readonly dealsAfter: Demand['dealsAfter'];
}

/** All moves of a design, each quantity in both directions. */
export function movesOf({ rows, load, clients, dealsAfter }: Movable): Move[] {
  const span = retentionSpan(rows);
  return [
    ...both('cameras', ['cameras', 'camera'], (sign) => cameraMove(load, rows, sign)),
    ...both('retention', ['days', 'day'], (sign) => retentionMove(span, { load, dealsAfter }, sign)),
    ...both('bit-rates', ['%', '%'], (sign) => shareMove(load, 'bit-rates', sign)),
    ...both('storage', ['%', '%'], (sign) => shareMove(load, 'storage', sign)),
    ...both('data-rate', ['%', '%'], (sign) => shareMove(load, 'data-rate', sign)),
    ...(clients === undefined
      ? []
      : both('client-streams', ['streams', 'stream'], (sign) => clientMove(load, sign, clients))),
  ];
}

function both(
  quantity: ChangedQuantity,
  [unit, quantityUnit]: readonly [string, Unit],
  half: (sign: Sign) => Half,
): Move[] {
  return [
    { quantity, direction: 'more', unit, quantityUnit, ...half(1) },
    { quantity, direction: 'less', unit, quantityUnit, ...half(-1) },
  ];
}

function directionOf(sign: Sign): Direction {
  return sign === 1 ? 'more' : 'less';
}

/** Cameras of the only group, or of all groups in their present mix. */
function cameraMove(load: Load, rows: readonly CameraRow[], sign: Sign): Half {
  const { cameras } = load.deals.total;
  const id = rows[0]!.cameraGroupId;
  const isMix = load.deals.groups > 1;
  const group = isMix ? null : groupRefs(rows)(id);
  return {
    present: cameras,
    maxDistance: farthest(cameras, sign === 1 ? CAMERA_BOUNDS.quantity.max - cameras : cameras - 1),
    loadAfter: (distance) => ({ ...load, deals: load.deals.inPresentMix(cameras + sign * distance) }),
    changeBy: (by) => ({ quantity: 'cameras', direction: directionOf(sign), by, isMix, group }),
  };
}

function retentionMove(
  { min: shortest, max: longest }: Bounds,
  { load, dealsAfter }: Pick<Movable, 'load' | 'dealsAfter'>,
  sign: Sign,
): Half {
  const { min, max } = CAMERA_BOUNDS.retentionDays;
  const present = sign === 1 ? longest : shortest;
  return {
    present,
    maxDistance: farthest(present, sign === 1 ? max - longest : shortest - min),
    loadAfter: (distance) => ({ ...load, deals: dealsAfter(sign * distance) }),
    changeBy: (by) => ({
      quantity: 'retention',
      direction: directionOf(sign),
      by,
      days: shortest === longest ? { before: shortest, after: shortest + sign * by } : null,
    }),
  };
}

/** Parts of the load that change by percent. */
const SHARES = {
  'bit-rates': (factor) => ({ rate: factor, storage: factor }),
  storage: (factor) => ({ rate: 1, storage: factor }),
  'data-rate': (factor) => ({ rate: factor, storage: 1 }),
} as const satisfies Partial<Record<ChangedQuantity, (factor: number) => LoadFactors>>;

function shareMove(load: Load, quantity: keyof typeof SHARES, sign: Sign): Half {
  return {
    present: 100,
    maxDistance: farthest(100, 100),
    loadAfter: (distance) => ({ ...load, deals: load.deals.scaled(SHARES[quantity](1 + (sign * distance) / 100)) }),
    changeBy: (by) => ({ quantity, direction: directionOf(sign), by }),
  };
}

function clientMove(load: Load, sign: Sign, { bounds: { min, max }, name }: Required<Movable>['clients']): Half {
  const { clientStreams } = load;
  return {
    present: clientStreams,
    maxDistance: farthest(clientStreams, sign === 1 ? max - clientStreams : clientStreams - min),
    loadAfter: (distance) => ({ ...load, clientStreams: clientStreams + sign * distance }),
    changeBy: (by) => ({ quantity: 'client-streams', direction: directionOf(sign), by, client: name }),
  };
}

/** Bounds of the client streams of a generic server. */
export const GENERIC_CLIENTS: Bounds = SERVER_BOUNDS.concurrentSmartClientStreams;
