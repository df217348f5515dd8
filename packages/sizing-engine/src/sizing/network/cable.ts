import type { Catalogue } from '../../catalogue/schema.ts';
import { cited } from '../../derivation/quantity.ts';
import { citedColumn, givenColumn } from '../../derivation/column.ts';
import { cableBoxes, cableOfGroup, totalCable } from '../../formulas/edge-network.ts';
import { saying } from '../result/sayings.ts';
import type { ConnectedGroup } from './connected-groups.ts';

/** Cable of the cameras: as typed, else as the floor plans give it. */
export function networkCable(groups: readonly ConnectedGroup[], { siteModel }: Catalogue) {
  const typed = groups.filter(({ cableM }) => cableM !== null);
  const planned = groups.flatMap(({ run }) => run ?? []);
  const metres = totalCable.known(
    typed.reduce((sum, { cameras, cableM }) => sum + cameras * cableM!, 0) +
      planned.reduce((sum, run) => sum + run.metres, 0),
    () => ({
      groups: [
        ...(typed.length > 0 || planned.length === 0 ? [typedColumn(typed)] : []),
        ...(planned.length > 0 ? [plannedColumn(planned)] : []),
      ],
    }),
  );
  return {
    metres,
    boxes: cableBoxes({ metres, box: cited(siteModel.id, saying('field.cable-box'), siteModel.cableBox) }),
    unknownCameras: groups.reduce((sum, group) => sum + group.cameras - knownCables(group), 0),
  };
}

/** Cameras of a group with a known length of cable. */
function knownCables({ cableM, cameras, run }: ConnectedGroup): number {
  return cableM === null ? Math.min(cameras, run?.cameras ?? 0) : cameras;
}

function typedColumn(groups: readonly ConnectedGroup[]) {
  const rows = groups.map(({ place }) => place);
  return cableOfGroup.overRows({
    cameras: givenColumn('cameras[*].quantity', { rows, values: groups.map(({ cameras }) => cameras), unit: 'camera' }),
    cableM: givenColumn('cameras[*].network.cableM', {
      rows,
      values: groups.map(({ cableM }) => cableM!),
      unit: 'm',
    }),
  });
}

function plannedColumn(runs: readonly NonNullable<ConnectedGroup['run']>[]) {
  return citedColumn(saying('field.cable-of-plan'), {
    unit: 'm',
    entries: () => runs,
    cite: ({ metres }) => ({
      entry: saying('cited.floor-plan'),
      fact: { value: metres, unit: 'm', origin: 'calculated', source: 'docs/model.md#network-of-the-cameras' },
    }),
  });
}
