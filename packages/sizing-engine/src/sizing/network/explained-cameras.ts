import type { Catalogue } from '../../catalogue/schema.ts';
import { citedColumn, givenColumn } from '../../derivation/column.ts';
import type { Column, Quantity } from '../../derivation/quantity.ts';
import { cameraRate, liveRateOfGroup, powerOfCameras, powerOfGroup } from '../../formulas/edge-network.ts';
import { totalCameras } from '../../formulas/recording.ts';
import type { DealtCameras } from '../deal/deal.ts';
import { explainLoadOf, type ServerLoadSources } from '../demand/explained-server.ts';
import { saying } from '../result/sayings.ts';
import type { ConnectedGroup } from './connected-groups.ts';

/** What some cameras are explained with. */
export interface CameraSources extends ServerLoadSources {
  readonly catalogue: Catalogue;
}

/** Some cameras of groups: all of a closet, or those of one switch. */
interface SomeCameras {
  readonly groups: readonly ConnectedGroup[];
  /** Cameras of each group; undefined for all of them. */
  readonly dealt: readonly DealtCameras[] | undefined;
}

/** What some cameras take of a switch. */
export interface ExplainedCameras {
  readonly cameras: Quantity<'camera'>;
  readonly reservedW: Quantity<'W'>;
  readonly drawnW: Quantity<'W'>;
  readonly rateMbit: Quantity<'Mbit/s'>;
}

/** Tie what some cameras take of a switch to the rows of the design; histories are built when they are asked for. */
export function explainCameras(some: SomeCameras, sources: CameraSources): ExplainedCameras {
  const counts = countsOf(some);
  const sum = (of: (group: ConnectedGroup) => number): number =>
    some.groups.reduce((total, group, at) => total + counts[at]! * of(group), 0);
  const powerOf = (watts: () => Column<'W'>) => ({
    groups: [powerOfGroup.overRows({ cameras: countColumn(some), watts: watts() })],
  });
  return {
    cameras: totalCameras.known(
      sum(() => 1),
      () => ({ groups: [countColumn(some)] }),
    ),
    reservedW: powerOfCameras.known(
      sum(({ reservedW }) => reservedW),
      () => powerOf(() => reservedColumn(some.groups, sources.catalogue)),
    ),
    drawnW: powerOfCameras.known(
      sum(({ drawnW }) => drawnW ?? 0),
      () => powerOf(() => drawnColumn(some.groups)),
    ),
    rateMbit: cameraRate.known(
      sum(({ rateMbit }) => rateMbit),
      () => rateInputs(some, sources),
    ),
  };
}

function countsOf({ groups, dealt }: SomeCameras): readonly number[] {
  if (dealt === undefined) return groups.map(({ cameras }) => cameras);
  const counts = new Map(dealt.map((each) => [each.cameraGroupId, each.cameras]));
  return groups.map(({ cameraGroupId }) => counts.get(cameraGroupId) ?? 0);
}

function countColumn(some: SomeCameras): Column<'camera'> {
  const { groups, dealt } = some;
  const values = countsOf(some);
  if (dealt === undefined) {
    return givenColumn('cameras[*].quantity', { rows: groups.map(({ place }) => place), values, unit: 'camera' });
  }
  return citedColumn(saying('field.dealt-cameras'), {
    unit: 'camera',
    entries: () => values,
    cite: (value) => ({
      entry: saying('cited.switch-plan'),
      fact: { value, unit: 'camera', origin: 'calculated', source: saying('source.dealt-in-rounds') },
    }),
  });
}

/** What a switch reserves for a camera of each group. */
function reservedColumn(groups: readonly ConnectedGroup[], { siteModel }: Catalogue): Column<'W'> {
  return citedColumn(saying('field.reserved-power'), {
    unit: 'W',
    entries: () => groups.map(({ poeClass }) => poeClass),
    cite: (poeClass) => ({
      entry: saying('cited.power-over-ethernet'),
      fact: siteModel.poeClasses.find(({ id }) => id === poeClass)?.reserved ?? OWN_SUPPLY,
    }),
  });
}

const OWN_SUPPLY = { value: 0, unit: 'W', origin: 'definition', source: 'by definition' } as const;

function drawnColumn(groups: readonly ConnectedGroup[]): Column<'W'> {
  return givenColumn('cameras[*].network.watts', {
    rows: groups.map(({ place }) => place),
    values: groups.map(({ drawnW }) => drawnW ?? 0),
    unit: 'W',
  });
}

function rateInputs(some: SomeCameras, sources: CameraSources) {
  const counts = countsOf(some);
  const watched = { groups: some.groups.filter(({ liveKbps }) => liveKbps > 0), dealt: some.dealt };
  const dealt = some.groups.map(({ number, cameraGroupId }, at) => ({
    group: number,
    cameraGroupId,
    cameras: counts[at]!,
  }));
  return {
    recorded: explainLoadOf(dealt, sources).peakMbit,
    live:
      watched.groups.length === 0
        ? []
        : [liveRateOfGroup.overRows({ cameras: countColumn(watched), ...liveColumns(watched.groups) })],
  };
}

function liveColumns(groups: readonly ConnectedGroup[]) {
  const fact = <U extends '1' | 'kbit/s'>(value: number, unit: U) =>
    ({ value, unit, origin: 'calculated', source: 'docs/model.md#network-of-the-cameras' }) as const;
  return {
    pictures: citedColumn(saying('field.pictures'), {
      unit: '1',
      entries: () => groups,
      cite: ({ pictures }) => ({ entry: saying('cited.camera-group'), fact: fact(pictures, '1') }),
    }),
    kbps: citedColumn(saying('field.live-rate'), {
      unit: 'kbit/s',
      entries: () => groups,
      cite: ({ liveKbps }) => ({ entry: saying('cited.camera-group'), fact: fact(liveKbps, 'kbit/s') }),
    }),
  };
}
