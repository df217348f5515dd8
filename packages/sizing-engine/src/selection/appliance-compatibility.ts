import type { Appliance, Catalogue } from '../catalogue/schema.ts';
import { ApplianceModel, FormFactor, Raid } from '../enumerations.ts';
import { entryOf } from '../lookup.ts';

/** The three appliance settings that constrain each other. 0 is Auto and always accepted. */
export interface ApplianceSelection {
  readonly ivoModel: number;
  readonly formFactor: number;
  readonly raidType: number;
}

/** What each of the three lists offers, ids in their usual order. */
export interface ApplianceChoices {
  readonly ivoModels: readonly number[];
  readonly formFactors: readonly number[];
  readonly raidTypes: readonly number[];
}

type Appliances = Pick<Catalogue, 'appliances' | 'formFactors' | 'autoModelRaidTypes'>;

/**
 * RAID types that the list offers for a model and a form factor, as the compatibility table has them.
 *
 * A model with its own form factor offers Auto and its RAID types; with Auto as form factor its RAID types alone; the Auto
 * model has rows of its own.
 *
 * @throws SizingError `unknown-entry` for an unknown model.
 * @example
 * ```ts
 * raidTypesOffered({ ivoModel: ApplianceModel.HE700R, formFactor: FormFactor.rack1U }, catalogue); // [0, 4, 5, 6]
 * ```
 */
export function raidTypesOffered(
  { ivoModel, formFactor }: Pick<ApplianceSelection, 'ivoModel' | 'formFactor'>,
  catalogue: Appliances,
): readonly number[] {
  if (ivoModel === ApplianceModel.auto) return catalogue.autoModelRaidTypes[formFactor] ?? [];
  const appliance = applianceOf(ivoModel, catalogue);
  if (formFactor === FormFactor.auto) return appliance.raidTypes;
  return formFactor === appliance.formFactor ? [Raid.auto, ...appliance.raidTypes] : [];
}

/**
 * Whether the three settings go together.
 *
 * @example
 * ```ts
 * isCompatible({ ivoModel: ApplianceModel.HE150D, formFactor: FormFactor.auto, raidType: Raid.raid5 }, catalogue); // false
 * ```
 */
export function isCompatible(selection: ApplianceSelection, catalogue: Appliances): boolean {
  return formFactorFits(selection, catalogue) && raidFits(selection, catalogue);
}

function formFactorFits({ ivoModel, formFactor }: ApplianceSelection, catalogue: Appliances): boolean {
  if (ivoModel === ApplianceModel.auto || formFactor === FormFactor.auto) return true;
  return applianceOf(ivoModel, catalogue).formFactor === formFactor;
}

function raidFits(selection: ApplianceSelection, catalogue: Appliances): boolean {
  return selection.raidType === Raid.auto || raidTypesOffered(selection, catalogue).includes(selection.raidType);
}

/**
 * What the three lists offer for a selection, each narrowed by the other two.
 *
 * The value that is chosen is always among them, Auto included.
 *
 * @example
 * ```ts
 * applianceChoices({ ivoModel: 0, formFactor: FormFactor.desktop, raidType: 0 }, catalogue).ivoModels; // [0, 1]
 * ```
 */
export function applianceChoices(selection: ApplianceSelection, catalogue: Appliances): ApplianceChoices {
  const models = [ApplianceModel.auto, ...catalogue.appliances.map(({ id }) => id)];
  const formFactors = catalogue.formFactors.map(({ id }) => id);
  const offered = raidTypesOffered(selection, catalogue);
  return {
    ivoModels: models.filter((ivoModel) => ivoModel === 0 || isCompatible({ ...selection, ivoModel }, catalogue)),
    formFactors: formFactors.filter(
      (formFactor) => formFactor === 0 || isCompatible({ ...selection, formFactor }, catalogue),
    ),
    raidTypes: offered.includes(selection.raidType) ? offered : [selection.raidType, ...offered],
  };
}

/**
 * Change one of the three settings, and only those of the others that no longer go with it.
 *
 * An invalid model or form factor becomes Auto; an invalid RAID type becomes Auto where the list offers it, else the first
 * that it does.
 *
 * @returns A compatible selection. Changing it again in the same way changes nothing more.
 * @throws SizingError `unknown-entry` for an unknown model.
 * @example
 * ```ts
 * changeApplianceSelection({ ivoModel: 1, formFactor: 3, raidType: 1 }, { raidType: Raid.raid6 }, catalogue);
 * // { ivoModel: 0, formFactor: 0, raidType: 5 }
 * ```
 */
export function changeApplianceSelection(
  selection: ApplianceSelection,
  change: Partial<ApplianceSelection>,
  catalogue: Appliances,
): ApplianceSelection {
  const wanted = { ...selection, ...change };
  if ('raidType' in change) return withFormFactor(withModel(wanted, modelOffersRaid(wanted, catalogue)), catalogue);
  if ('formFactor' in change) return withRaid(withModel(wanted, formFactorFits(wanted, catalogue)), catalogue);
  return withRaid(formFactorFits(wanted, catalogue) ? wanted : { ...wanted, formFactor: FormFactor.auto }, catalogue);
}

function modelOffersRaid({ ivoModel, raidType }: ApplianceSelection, catalogue: Appliances): boolean {
  if (ivoModel === ApplianceModel.auto || raidType === Raid.auto) return true;
  return applianceOf(ivoModel, catalogue).raidTypes.includes(raidType);
}

function withModel(selection: ApplianceSelection, fits: boolean): ApplianceSelection {
  return fits ? selection : { ...selection, ivoModel: ApplianceModel.auto };
}

function withFormFactor(selection: ApplianceSelection, catalogue: Appliances): ApplianceSelection {
  return isCompatible(selection, catalogue) ? selection : { ...selection, formFactor: FormFactor.auto };
}

function withRaid(selection: ApplianceSelection, catalogue: Appliances): ApplianceSelection {
  if (raidFits(selection, catalogue)) return selection;
  const offered = raidTypesOffered(selection, catalogue);
  return { ...selection, raidType: offered.includes(Raid.auto) ? Raid.auto : (offered[0] ?? Raid.auto) };
}

function applianceOf(ivoModel: number, catalogue: Appliances): Appliance {
  return entryOf(catalogue.appliances, ivoModel, 'ivoModel');
}
