import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplianceModel, FormFactor, Raid } from '../../../src/doors/enumerations.ts';
import { applianceChoices, changeApplianceSelection, type ApplianceSelection } from '../../../src/doors/design.ts';
import { isCompatible, isMadeWithDisks } from '../../../src/design/appliance-choice.ts';
import { raidTypesOffered } from '../../../src/design/appliance-choice.ts';
import { applianceSelection } from '../../support/arbitraries.ts';
import { catalogue } from '../../support/designs.ts';

const { auto, jbod, raid5, raid6, raid10 } = Raid;
const { HE150D, HE350T, HE350R, HE700R, HE1000R, HE1800R } = ApplianceModel;
const { rack1U, rack2U, desktop, tower } = FormFactor;

/** The compatibility table of the specification, row by row. */
const TABLE: readonly (readonly [model: string, ivoModel: number, formFactor: number, raids: readonly number[]])[] = [
  ['Auto', 0, 0, [jbod, raid5, raid6, raid10]],
  ['Auto', 0, rack1U, [jbod]],
  ['Auto', 0, rack2U, [raid5, raid6, raid10]],
  ['Auto', 0, desktop, [jbod]],
  ['Auto', 0, tower, [jbod]],
  ['HE150D', HE150D, desktop, [auto, jbod]],
  ['HE350T', HE350T, tower, [auto, jbod]],
  ['HE350R', HE350R, rack1U, [auto, jbod]],
  ['HE700R', HE700R, rack1U, [auto, raid5, raid6, raid10]],
  ['HE1000R', HE1000R, rack2U, [auto, raid5, raid6, raid10]],
  ['HE1800R', HE1800R, rack2U, [auto, raid5, raid6, raid10]],
  ['HE150D', HE150D, 0, [jbod]],
  ['HE350T', HE350T, 0, [jbod]],
  ['HE350R', HE350R, 0, [jbod]],
  ['HE700R', HE700R, 0, [raid5, raid6, raid10]],
  ['HE1000R', HE1000R, 0, [raid5, raid6, raid10]],
  ['HE1800R', HE1800R, 0, [raid5, raid6, raid10]],
];

const MODELS = Object.values(ApplianceModel);
const FORM_FACTORS = Object.values(FormFactor);
const RAIDS = Object.values(Raid);

/** The form factor of a single model goes with the model. */
function freed({ ivoModel, formFactor }: ApplianceSelection, change: Partial<ApplianceSelection>) {
  const isOfOne = formFactor === desktop || formFactor === tower;
  return ivoModel !== 0 && change.ivoModel === 0 && isOfOne ? { formFactor: 0 } : {};
}

describe('the compatibility table', () => {
  it.each(TABLE)('%s (%i) in form factor %i offers RAID types %j', (_, ivoModel, formFactor, raids) => {
    expect(raidTypesOffered({ ivoModel, formFactor }, catalogue)).toEqual(raids);
  });

  it.each(TABLE)(
    '%s (%i) in form factor %i goes with RAID types %j and Auto, and no other',
    (_, ivoModel, formFactor, raids) => {
      const compatible = RAIDS.filter((raidType) => isCompatible({ ivoModel, formFactor, raidType }, catalogue));
      expect(new Set(compatible)).toEqual(new Set([auto, ...raids]));
    },
  );

  it('has no other rows', () => {
    const rows = MODELS.flatMap((ivoModel) =>
      FORM_FACTORS.filter((formFactor) => raidTypesOffered({ ivoModel, formFactor }, catalogue).length > 0).map(
        (formFactor) => `${ivoModel}/${formFactor}`,
      ),
    );
    expect(rows.toSorted()).toEqual(TABLE.map(([, ivoModel, formFactor]) => `${ivoModel}/${formFactor}`).toSorted());
  });
});

describe('choosing a model', () => {
  const start: ApplianceSelection = { ivoModel: 0, formFactor: 0, raidType: 0 };

  it('keeps a compatible form factor and RAID type', () => {
    expect(
      changeApplianceSelection({ ...start, formFactor: rack2U, raidType: raid6 }, { ivoModel: HE1000R }, catalogue),
    ).toEqual({
      ivoModel: HE1000R,
      formFactor: rack2U,
      raidType: raid6,
    });
  });

  it('sets another form factor to Auto', () => {
    expect(changeApplianceSelection({ ...start, formFactor: rack2U }, { ivoModel: HE700R }, catalogue)).toMatchObject({
      formFactor: 0,
    });
  });

  it('sets another RAID type to Auto where its list offers Auto', () => {
    const changed = changeApplianceSelection(
      { ivoModel: HE350R, formFactor: rack1U, raidType: jbod },
      { ivoModel: HE700R },
      catalogue,
    );
    expect(changed).toEqual({ ivoModel: HE700R, formFactor: rack1U, raidType: auto });
  });

  it('sets another RAID type to the first of its list where that has no Auto', () => {
    expect(changeApplianceSelection({ ...start, raidType: raid6 }, { ivoModel: HE150D }, catalogue)).toEqual({
      ivoModel: HE150D,
      formFactor: 0,
      raidType: jbod,
    });
  });

  it.each([
    [HE150D, desktop, auto],
    [HE350T, tower, auto],
    [HE700R, rack1U, rack1U],
  ])(
    'of Auto in place of %i in form factor %i leaves form factor %i: one that a single model has is freed',
    (ivoModel, formFactor, left) => {
      const selection = { ...start, ivoModel, formFactor };
      const changed = changeApplianceSelection(selection, { ivoModel: ApplianceModel.auto }, catalogue);
      expect(changed).toMatchObject({ ivoModel: 0, formFactor: left });
    },
  );

  it('narrows the other lists to what goes with it', () => {
    expect(applianceChoices({ ivoModel: HE700R, formFactor: rack1U, raidType: 0 }, catalogue)).toEqual({
      ivoModels: [0, HE350R, HE700R],
      formFactors: [0, rack1U],
      raidTypes: [auto, raid5, raid6, raid10],
      serverDiskQuantities: [0, 4],
    });
  });

  it('of Auto leaves the other lists unrestricted', () => {
    expect(applianceChoices(start, catalogue)).toEqual({
      ivoModels: MODELS,
      formFactors: FORM_FACTORS,
      raidTypes: [auto, jbod, raid5, raid6, raid10],
      serverDiskQuantities: [0, 1, 2, 4, 8, 12, 24],
    });
  });
});

describe('choosing a form factor', () => {
  it('sets a model of another form factor to Auto', () => {
    const changed = changeApplianceSelection(
      { ivoModel: HE700R, formFactor: rack1U, raidType: raid6 },
      { formFactor: rack2U },
      catalogue,
    );
    expect(changed).toEqual({ ivoModel: 0, formFactor: rack2U, raidType: raid6 });
  });

  it('sets an incompatible RAID type to the first compatible one', () => {
    const changed = changeApplianceSelection(
      { ivoModel: HE700R, formFactor: rack1U, raidType: raid6 },
      { formFactor: desktop },
      catalogue,
    );
    expect(changed).toEqual({ ivoModel: 0, formFactor: desktop, raidType: jbod });
  });

  it('narrows the models to its own', () => {
    const models = (formFactor: number) =>
      applianceChoices({ ivoModel: 0, formFactor, raidType: 0 }, catalogue).ivoModels;
    expect(models(desktop)).toEqual([0, HE150D]);
    expect(models(tower)).toEqual([0, HE350T]);
    expect(models(rack1U)).toEqual([0, HE350R, HE700R]);
    expect(models(rack2U)).toEqual([0, HE1000R, HE1800R]);
  });
});

describe('choosing a RAID type', () => {
  it('sets an incompatible model and form factor to Auto', () => {
    const changed = changeApplianceSelection(
      { ivoModel: HE150D, formFactor: desktop, raidType: jbod },
      { raidType: raid6 },
      catalogue,
    );
    expect(changed).toEqual({ ivoModel: 0, formFactor: 0, raidType: raid6 });
  });

  it('keeps a compatible model and form factor', () => {
    const selection = { ivoModel: HE1800R, formFactor: rack2U, raidType: raid5 };
    expect(changeApplianceSelection(selection, { raidType: raid10 }, catalogue)).toEqual({
      ...selection,
      raidType: raid10,
    });
  });

  it('narrows models and form factors to those that offer it', () => {
    const choices = applianceChoices({ ivoModel: 0, formFactor: 0, raidType: jbod }, catalogue);
    expect(choices.ivoModels).toEqual([0, HE150D, HE350T, HE350R]);
    expect(choices.formFactors).toEqual([0, rack1U, desktop, tower]);
    const mirrored = applianceChoices({ ivoModel: 0, formFactor: 0, raidType: raid10 }, catalogue);
    expect(mirrored.ivoModels).toEqual([0, HE700R, HE1000R, HE1800R]);
    expect(mirrored.formFactors).toEqual([0, rack2U]);
  });

  it('of Auto keeps the model', () => {
    const he700r = { ivoModel: HE700R, formFactor: rack1U, raidType: raid5 };
    expect(changeApplianceSelection(he700r, { raidType: auto }, catalogue)).toEqual({ ...he700r, raidType: auto });
  });

  it('of Auto is always accepted', () => {
    for (const ivoModel of MODELS) {
      expect(isCompatible({ ivoModel, formFactor: 0, raidType: auto }, catalogue)).toBe(true);
    }
  });
});

describe('choosing a number of disks', () => {
  const open = { ivoModel: 0, formFactor: 0, raidType: 0 };

  it('narrows the other lists to appliances with that number', () => {
    expect(applianceChoices({ ...open, serverDiskQuantity: 8 }, catalogue)).toEqual({
      ivoModels: [0, HE1000R],
      formFactors: [0, rack2U],
      raidTypes: [auto, raid5, raid6, raid10],
      serverDiskQuantities: [0, 1, 2, 4, 8, 12, 24],
    });
  });

  it('is narrowed by each of the other settings', () => {
    const quantities = (selection: Partial<ApplianceSelection>) =>
      applianceChoices({ ...open, ...selection }, catalogue).serverDiskQuantities;
    expect(quantities({ ivoModel: HE1800R })).toEqual([0, 12, 24]);
    expect(quantities({ formFactor: rack1U })).toEqual([0, 2, 4]);
    expect(quantities({ raidType: jbod })).toEqual([0, 1, 2]);
  });

  it('sets settings without such an appliance to Auto, the model first', () => {
    const he1000r = { ivoModel: HE1000R, formFactor: rack2U, raidType: raid6, serverDiskQuantity: 0 };
    const change24 = changeApplianceSelection(he1000r, { serverDiskQuantity: 24 }, catalogue);
    expect(change24).toEqual({ ...he1000r, ivoModel: 0, serverDiskQuantity: 24 });
    const change4 = changeApplianceSelection(he1000r, { serverDiskQuantity: 4 }, catalogue);
    expect(change4).toEqual({ ...he1000r, ivoModel: 0, formFactor: 0, serverDiskQuantity: 4 });
    const change1 = changeApplianceSelection(he1000r, { serverDiskQuantity: 1 }, catalogue);
    expect(change1).toEqual({ ivoModel: 0, formFactor: 0, raidType: 0, serverDiskQuantity: 1 });
  });

  it('sets a RAID type that the Auto model does not offer in the form factor to a valid one', () => {
    const he700r = { ivoModel: HE700R, formFactor: rack1U, raidType: raid5 };
    expect(changeApplianceSelection(he700r, { serverDiskQuantity: 2 }, catalogue)).toEqual({
      ivoModel: 0,
      formFactor: rack1U,
      raidType: jbod,
      serverDiskQuantity: 2,
    });
  });

  it('becomes Auto where another setting is changed and no appliance has that number', () => {
    const twelve = { ...open, serverDiskQuantity: 12 };
    expect(changeApplianceSelection(twelve, { ivoModel: HE150D }, catalogue).serverDiskQuantity).toBe(0);
    expect(changeApplianceSelection(twelve, { raidType: jbod }, catalogue).serverDiskQuantity).toBe(0);
    expect(changeApplianceSelection(twelve, { ivoModel: HE1800R }, catalogue).serverDiskQuantity).toBe(12);
  });

  it('that no appliance has is kept, and the proposal says so', () => {
    const { raidType, serverDiskQuantity } = changeApplianceSelection(open, { serverDiskQuantity: 16 }, catalogue);
    expect({ raidType, serverDiskQuantity }).toEqual({ raidType: 0, serverDiskQuantity: 16 });
    expect(isMadeWithDisks({ ...open, serverDiskQuantity: 16 }, catalogue)).toBe(false);
  });

  it('stays in its list together with the model, whatever was stored', () => {
    const stored = { ...open, ivoModel: HE700R, serverDiskQuantity: 24 };
    const { ivoModels, serverDiskQuantities, raidTypes } = applianceChoices(stored, catalogue);
    expect(ivoModels).toEqual([0, HE700R, HE1800R]);
    expect(serverDiskQuantities).toEqual([0, 4, 24]);
    expect(raidTypes).toEqual([auto]);
  });

  it('has no effect where it is left out', () => {
    expect(changeApplianceSelection(open, { ivoModel: HE150D }, catalogue)).not.toHaveProperty('serverDiskQuantity');
    expect(isMadeWithDisks({ ...open, ivoModel: HE150D }, catalogue)).toBe(true);
  });
});

describe('every choice from every selection of the table', () => {
  const VALUES = { ivoModel: MODELS, formFactor: FORM_FACTORS, raidType: RAIDS } as const;
  const FIELDS = ['ivoModel', 'formFactor', 'raidType'] as const;
  const SELECTIONS = TABLE.flatMap(([name, ivoModel, formFactor, raids]) =>
    [...new Set([auto, ...raids])].map((raidType) => [name, { ivoModel, formFactor, raidType }] as const),
  );

  function raidsOf({ ivoModel, formFactor }: ApplianceSelection): readonly number[] {
    return TABLE.find((row) => row[1] === ivoModel && row[2] === formFactor)?.[3] ?? [];
  }

  /** Auto is accepted as RAID type whatever the row. */
  function goTogether(wanted: ApplianceSelection): boolean {
    const raids = raidsOf(wanted);
    return raids.length > 0 && (wanted.raidType === auto || raids.includes(wanted.raidType));
  }

  function offered(now: ApplianceSelection): Readonly<Record<(typeof FIELDS)[number], readonly number[]>> {
    const raids = raidsOf(now);
    return {
      ivoModel: MODELS.filter((ivoModel) => ivoModel === 0 || goTogether({ ...now, ivoModel })),
      formFactor: FORM_FACTORS.filter((formFactor) => formFactor === 0 || goTogether({ ...now, formFactor })),
      raidType: raids.includes(now.raidType) ? raids : [now.raidType, ...raids],
    };
  }

  /** What is chosen stays; what no longer goes with it becomes Auto where that is offered, else the first that is. */
  function after(now: ApplianceSelection, field: (typeof FIELDS)[number], value: number): ApplianceSelection {
    const next = { ...now, ...freed(now, { [field]: value }), [field]: value };
    if (goTogether(next)) return next;
    const opened = field === 'ivoModel' ? { formFactor: 0 } : { ivoModel: 0 };
    if (field === 'raidType') {
      const withModel = goTogether({ ...next, formFactor: 0 }) ? next : { ...next, ...opened };
      return goTogether(withModel) ? withModel : { ...withModel, formFactor: 0 };
    }
    const inTable = raidsOf(next).length > 0 ? next : { ...next, ...opened };
    const raids = raidsOf(inTable);
    if (now.raidType === auto || raids.includes(now.raidType)) return inTable;
    return { ...inTable, raidType: raids.includes(auto) ? auto : (raids[0] ?? auto) };
  }

  it.each(SELECTIONS)('%s, %o: leaves values that go with it, and lists of what goes with those', (_, selection) => {
    const lists = offered(selection);
    expect(applianceChoices(selection, catalogue)).toMatchObject({
      ivoModels: lists.ivoModel,
      formFactors: lists.formFactor,
      raidTypes: lists.raidType,
    });
    for (const field of FIELDS) {
      for (const value of VALUES[field]) {
        const changed = changeApplianceSelection(selection, { [field]: value }, catalogue);
        expect(changed, `${field}: ${value}`).toEqual(after(selection, field, value));
      }
    }
  });
});

const quantity = fc.constantFrom(0, 1, 2, 4, 8, 12, 24);

const change: fc.Arbitrary<Partial<ApplianceSelection>> = fc.oneof(
  fc.constantFrom(...MODELS).map((ivoModel) => ({ ivoModel })),
  fc.constantFrom(...FORM_FACTORS).map((formFactor) => ({ formFactor })),
  fc.constantFrom(...RAIDS).map((raidType) => ({ raidType })),
  quantity.map((serverDiskQuantity) => ({ serverDiskQuantity })),
);

/** Selections as the lists lead to them, with a number of disks or without one. */
const selection4: fc.Arbitrary<ApplianceSelection> = fc
  .tuple(applianceSelection, fc.option(quantity, { nil: undefined }))
  .map(([selection, serverDiskQuantity]) =>
    serverDiskQuantity === undefined
      ? selection
      : changeApplianceSelection(selection, { serverDiskQuantity }, catalogue),
  );

describe('any change of the selection', () => {
  it('ends in a compatible selection', () => {
    fc.assert(
      fc.property(selection4, change, (selection, wanted) => {
        const changed = changeApplianceSelection(selection, wanted, catalogue);
        expect(isCompatible(changed, catalogue) && isMadeWithDisks(changed, catalogue)).toBe(true);
      }),
    );
  });

  it('contains the chosen value', () => {
    fc.assert(
      fc.property(selection4, change, (selection, wanted) => {
        expect(changeApplianceSelection(selection, wanted, catalogue)).toMatchObject(wanted);
      }),
    );
  });

  it('changes nothing more when it is made again', () => {
    fc.assert(
      fc.property(selection4, change, (selection, wanted) => {
        const once = changeApplianceSelection(selection, wanted, catalogue);
        expect(changeApplianceSelection(once, wanted, catalogue)).toEqual(once);
      }),
    );
  });

  it('keeps compatible settings, but for the form factor of the one model that it leaves', () => {
    fc.assert(
      fc.property(selection4, change, (selection, wanted) => {
        const direct = { ...selection, ...wanted };
        fc.pre(isCompatible(direct, catalogue) && isMadeWithDisks(direct, catalogue));
        expect(changeApplianceSelection(selection, wanted, catalogue)).toEqual({
          ...direct,
          ...freed(selection, wanted),
        });
      }),
    );
  });

  it('gives lists with the chosen values, and only compatible ones', () => {
    fc.assert(
      fc.property(selection4, change, (selection, wanted) => {
        const changed = changeApplianceSelection(selection, wanted, catalogue);
        const { ivoModels, formFactors, raidTypes, serverDiskQuantities } = applianceChoices(changed, catalogue);
        const goes = (patch: Partial<ApplianceSelection>): boolean =>
          isCompatible({ ...changed, ...patch }, catalogue) && isMadeWithDisks({ ...changed, ...patch }, catalogue);
        expect(ivoModels).toContain(changed.ivoModel);
        expect(formFactors).toContain(changed.formFactor);
        expect(raidTypes).toContain(changed.raidType);
        expect(serverDiskQuantities).toContain(changed.serverDiskQuantity ?? 0);
        expect(raidTypes.filter((raidType) => !goes({ raidType }))).toEqual([]);
        expect(serverDiskQuantities.filter((id) => !goes({ serverDiskQuantity: id }))).toEqual([]);
        expect(ivoModels.filter((ivoModel) => ivoModel !== 0 && !goes({ ivoModel }))).toEqual([]);
        expect(formFactors.filter((formFactor) => formFactor !== 0 && !goes({ formFactor }))).toEqual([]);
      }),
    );
  });
});
