import { describe, expect, it } from 'vitest';
import { figureParts, rootFigure, rowDerivations, typedColumn } from '../../src/doors/explanations.ts';
import { calculateProposal, explain } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';

const design = genericDesign(groupsOf({ quantity: 3 }, { retentionDays: 7 }, { hoursPerDay: 11 }));
const proposal = calculateProposal(design, catalogue);
const storage = explain(proposal, 'totals.storageTb.value');
const rows = design.cameras.map((_, number) => number);

describe('the parts of a figure that rows make', () => {
  it('add up to the figure', () => {
    const whole = rootFigure(storage);
    const [all] = figureParts(storage, [rows]);
    expect(all!.value).toBeCloseTo(whole.value, 9);
    expect(all).toMatchObject({ unit: whole.unit, percent: 100 });
    const parts = figureParts(
      storage,
      rows.map((row) => [row]),
    );
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(whole.value, 9);
  });

  it('are empty for rows that the figure does not sum', () => {
    expect(figureParts(storage, [[rows.length]])).toEqual([{ value: 0, unit: 'TB', percent: 0 }]);
    expect(rowDerivations(storage, [rows.length])).toEqual([]);
  });

  it('have the histories of their rows', () => {
    const [part] = figureParts(storage, [[0]]);
    const histories = rowDerivations(storage, [0]).map(rootFigure);
    expect(histories.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(part!.value, 9);
  });

  it('do not exist for a figure that is no sum of rows', () => {
    const servers = explain(proposal, 'genericProposal.quantity');
    expect(figureParts(servers, [[0]])).toEqual([{ value: 0, unit: '1', percent: 0 }]);
    const share = explain(proposal, 'loads[0].percent');
    expect(share.steps.at(-1)!.origin).toMatchObject({ kind: 'formula' });
    expect(figureParts(share, [[0]])).toEqual([{ value: 0, unit: '1', percent: 0 }]);
    const chosen = explain(proposal, 'genericProposal.machineType');
    expect(figureParts(chosen, [[0]])).toEqual([{ value: 0, unit: '1', percent: 0 }]);
  });
});

describe('the rows that a column is about', () => {
  const byKey = new Map(storage.steps.map((step) => [step.key, step]));

  it('are those of the entered column behind it', () => {
    expect(typedColumn(storage.steps.at(-1)!, byKey)).toMatchObject({ rows });
  });

  it('are none where its formula takes only facts of the catalogue', () => {
    const area = storage.steps.find(
      ({ origin }) => origin.kind === 'formula' && origin.formula === 'bitrate.frame-area',
    );
    expect(typedColumn(area!, byKey)).toBeUndefined();
  });

  it('are none where nothing behind it was entered by row', () => {
    const steps = explain(proposal, 'genericProposal.machineType').steps;
    const cited = steps.filter(({ origin }) => origin.kind === 'catalogue' || origin.kind === 'decision');
    expect(cited.length).toBeGreaterThan(0);
    for (const step of cited) expect(typedColumn(step, byKey)).toBeUndefined();
  });
});
