import type { Answer, PhysicalTotals, Totals } from '../sizing/result/result.ts';
import { saying, type Saying } from '../sizing/result/sayings.ts';
import type { ComparedFigureCode } from '../sizing/result/sayings-of-comparison.ts';
import { siteSums, type SummedSite } from './site-sums.ts';

/** The part of a result that figures are compared of. Results of earlier versions have no answer. */
export interface ComparedResult extends SummedSite {
  readonly totals: Pick<Totals, 'cameras' | 'storageTb'>;
  readonly physical: Pick<PhysicalTotals, 'typicalW' | 'rackUnits'> | null;
  readonly answer?: Pick<Answer, 'recording' | 'spares' | 'storages' | 'keeps' | 'onFailure'>;
}

/** A figure of two results. */
export interface ComparedFigure {
  readonly code: ComparedFigureCode;
  readonly title: Saying;
  /** A number in `unit`, or a text. */
  readonly before: number | string | Saying;
  readonly after: number | string | Saying;
  /** What is more after it, in `unit`; null between texts. */
  readonly change: number | null;
  /** The same in percent of the value before; null where that says nothing. */
  readonly percent: number | null;
  readonly unit: string;
}

/**
 * What a change does to a result, in at most twelve figures, those of the site last. Cameras and servers are always told, the others where they differ. A
 * figure that one of the results lacks is left out.
 *
 * @throws Never.
 * @example
 * ```ts
 * comparedFigures(issued, proposal)[0];
 * // { code: 'cameras', title: { say: 'figure.title', figure: 'cameras' }, before: 82, after: 92, change: 10, percent: null, unit: 'camera' }
 * ```
 */
export function comparedFigures(before: ComparedResult, after: ComparedResult): readonly ComparedFigure[] {
  const [was, is] = [before.answer, after.answer];
  const { totals: old, physical: oldPower } = before;
  const { totals: now, physical: nowPower } = after;
  const of = (code: ComparedFigureCode, unit: string, [first, second]: readonly Numbers['before'][]) =>
    number(code, { before: first, after: second, unit });
  return [
    of('cameras', 'camera', [old.cameras.value, now.cameras.value]),
    servers(was, is),
    ...changed(disks(was, is)),
    ...changed(withPercent(of('storage', 'TB', [old.storageTb.value, now.storageTb.value]))),
    ...changed(disksFull(was, is)),
    ...changed(busyDays(was, is)),
    ...changed(of('cameras-lost', 'camera', [was?.onFailure?.camerasLost, is?.onFailure?.camerasLost])),
    ...changed(of('power', 'W', [oldPower?.typicalW, nowPower?.typicalW])),
    ...changed(of('rack-units', 'U', [oldPower?.rackUnits, nowPower?.rackUnits])),
    ...ofSite(before, after).flatMap(changed),
  ].filter((figure) => figure !== null);
}

/** Switches and workstations; without a network there are none. */
function ofSite(before: ComparedResult, after: ComparedResult): (ComparedFigure | null)[] {
  const [was, is] = [siteSums(before), siteSums(after)];
  return [
    number('switches', { before: was.switches, after: is.switches, unit: 'switch' }),
    number('poe-reserved', { before: was.reservedW, after: is.reservedW, unit: 'W' }),
    number('workstations', { before: was.workstations, after: is.workstations, unit: 'workstation' }),
  ];
}

type Side = ComparedResult['answer'];

interface Numbers {
  readonly before: number | null | undefined;
  readonly after: number | null | undefined;
  readonly unit: string;
}

/** A figure that both have. */
function number(code: ComparedFigureCode, { before, after, unit }: Numbers): ComparedFigure | null {
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  const title = saying('figure.title', { figure: code });
  return { code, title, before, after, change: after - before, percent: null, unit };
}

function changed(figure: ComparedFigure | null): ComparedFigure[] {
  return figure === null || JSON.stringify(figure.before) === JSON.stringify(figure.after) ? [] : [figure];
}

const PERCENT = 100;

function withPercent(figure: ComparedFigure | null): ComparedFigure | null {
  if (figure === null || figure.change === null || figure.before === 0) return figure;
  return { ...figure, percent: (figure.change / Number(figure.before)) * PERCENT };
}

/** Recording servers and spares; their sum is what changes. */
function servers(was: Side, is: Side): ComparedFigure | null {
  const [before, after] = [was, is].map((side) =>
    typeof side?.recording === 'number' ? { recording: side.recording, spares: side.spares ?? 0 } : undefined,
  );
  if (before === undefined || after === undefined) return null;
  const text = ({ recording, spares }: typeof before): string => `${recording} + ${spares}`;
  return {
    code: 'servers',
    title: saying('figure.title', { figure: 'servers' }),
    before: text(before),
    after: text(after),
    change: after.recording + after.spares - before.recording - before.spares,
    percent: null,
    unit: 'server',
  };
}

function disks(was: Side, is: Side): ComparedFigure | null {
  const [before, after] = [was, is].map((side) => {
    if (side === undefined || side.storages.length === 0) return undefined;
    const storages = side.storages.map(({ role, disks: count, diskTb, raid }) => ({
      role,
      disks: count,
      diskTb,
      raid,
    }));
    return saying('figure.disks', { storages });
  });
  if (before === undefined || after === undefined) return null;
  return {
    code: 'disks',
    title: saying('figure.title', { figure: 'disks' }),
    before,
    after,
    change: null,
    percent: null,
    unit: '1',
  };
}

/** Of the fullest storage. */
function disksFull(was: Side, is: Side): ComparedFigure | null {
  const [before, after] = [was, is].map((side) => side?.storages.toSorted((a, b) => b.fillPercent - a.fillPercent)[0]);
  const figure = number('disks-full', {
    before: before?.fillPercent,
    after: after?.fillPercent,
    unit: '%',
  });
  const capPercent = before?.capPercent === after?.capPercent ? (after?.capPercent ?? null) : null;
  return figure && { ...figure, title: saying('figure.disks-full', { capPercent }) };
}

/** Whole days that are kept if every scene is busy. */
function busyDays(was: Side, is: Side): ComparedFigure | null {
  if (!was?.keeps || !is?.keeps) return null;
  const [before, after] = [was.keeps, is.keeps].map(({ busyDays: days }) =>
    days === null ? saying('figure.all-days') : Math.floor(days),
  );
  const title = saying('figure.title', { figure: 'busy-days' });
  const change = typeof before === 'number' && typeof after === 'number' ? after - before : null;
  return { code: 'busy-days', title, before: before!, after: after!, change, percent: null, unit: 'day' };
}
