import { isOutside } from '@site-designer/sizing-engine/comparison';
import type { InstallerLine } from './input.ts';

const STANDING: ReadonlySet<InstallerLine['kind']> = new Set([
  'recording-server',
  'spare-server',
  'management-server',
  'database-server',
]);

/** Whether machines stand outside the racks. */
export function isBesideRacks({ kind, rackUnits }: Pick<InstallerLine, 'kind' | 'rackUnits'>): boolean {
  return rackUnits === 0 && STANDING.has(kind);
}

/** Units of a rack. */
export const RACK_UNITS = 42;

/** Equal devices above each other in a rack. */
export interface StackedDevices<L> {
  readonly line: L;
  readonly count: number;
  /** Devices of the line that stand below them, or in racks before. */
  readonly before: number;
  /** Units of each. */
  readonly units: number;
  /** Units below the lowest. */
  readonly above: number;
}

/** Content of one rack, from the bottom up. */
export interface Rack<L> {
  readonly rows: readonly StackedDevices<L>[];
  readonly used: number;
}

/** Devices of the machine room in racks, in the order of the bill; a device that does not fit starts the next rack. Switches stand in closets. */
export function racksOf<L extends Pick<InstallerLine, 'kind' | 'quantity' | 'rackUnits'>>(
  lines: readonly L[],
): readonly Rack<L>[] {
  const racks: { rows: StackedDevices<L>[]; used: number }[] = [];
  for (const line of lines) {
    const { quantity, rackUnits } = line;
    if (rackUnits === null || rackUnits === 0 || isOutside(line)) continue;
    const units = rackUnits / quantity;
    for (let before = 0; before < quantity;) {
      const last = racks.at(-1);
      const rack = last === undefined || last.used + units > RACK_UNITS ? { rows: [], used: 0 } : last;
      if (rack !== last) racks.push(rack);
      const count = Math.min(quantity - before, Math.max(1, Math.floor((RACK_UNITS - rack.used) / units)));
      rack.rows.push({ line, count, before, units, above: rack.used });
      rack.used += count * units;
      before += count;
    }
  }
  return racks;
}
