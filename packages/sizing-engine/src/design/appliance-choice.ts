import type { Appliance, Catalogue } from '../catalogue/schema.ts';
import { ApplianceModel, FormFactor, Raid } from './enumerations.ts';
import { entryOf } from '../checks/lookup.ts';
import { applianceDiskQuantities } from './option-lists.ts';

/** The appliance settings that constrain each other. 0 is Auto and always accepted. */
export interface ApplianceSelection {
  readonly ivoModel: number;
  readonly formFactor: number;
  readonly raidType: number;
  /** Disks of an appliance; Auto where it is left out. */
  readonly serverDiskQuantity?: number;
}

/** What each of the lists offers, ids in their usual order. */
export interface ApplianceChoices {
  readonly ivoModels: readonly number[];
  readonly formFactors: readonly number[];
  readonly raidTypes: readonly number[];
  readonly serverDiskQuantities: readonly number[];
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
 * Whether model, form factor and RAID type go together.
 *
 * The number of disks is not checked: a number that no appliance has can be stored, and the proposal says so.
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
 * Whether any appliance of the selection has its number of disks.
 *
 * @example
 * ```ts
 * isMadeWithDisks({ ivoModel: ApplianceModel.HE700R, formFactor: 0, raidType: 0, serverDiskQuantity: 24 }, catalogue); // false
 * ```
 */
export function isMadeWithDisks(selection: ApplianceSelection, { appliances }: Pick<Catalogue, 'appliances'>): boolean {
  const { ivoModel, formFactor, raidType, serverDiskQuantity = 0 } = selection;
  return (
    serverDiskQuantity === 0 ||
    appliances.some(
      (appliance) =>
        isAutoOr(ivoModel, appliance.id) &&
        isAutoOr(formFactor, appliance.formFactor) &&
        (raidType === Raid.auto || appliance.raidTypes.includes(raidType)) &&
        appliance.skus.some(({ disks }) => disks.value === serverDiskQuantity),
    )
  );
}

/**
 * What the lists offer for a selection, each narrowed by the others.
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
  const offered = raidTypesOffered(selection, catalogue).filter((raidType) =>
    isMadeWithDisks({ ...selection, raidType }, catalogue),
  );
  const quantities = applianceDiskQuantities(catalogue).map(({ id }) => id);
  const goes = (changed: Partial<ApplianceSelection>): boolean => {
    const wanted = { ...selection, ...changed };
    return isCompatible(wanted, catalogue) && isMadeWithDisks(wanted, catalogue);
  };
  // Auto and what is chosen are offered whatever the other settings are.
  return {
    ivoModels: models.filter((ivoModel) => isAutoOr(ivoModel, selection.ivoModel) || goes({ ivoModel })),
    formFactors: formFactors.filter((id) => isAutoOr(id, selection.formFactor) || goes({ formFactor: id })),
    raidTypes: offered.includes(selection.raidType) ? offered : [selection.raidType, ...offered],
    serverDiskQuantities: quantities.filter(
      (id) => isAutoOr(id, selection.serverDiskQuantity) || goes({ serverDiskQuantity: id }),
    ),
  };
}

/** Whether a choice of an appliance setting takes a value: 0 is Auto and takes any. */
export function isAutoOr(choice: number, value: number | undefined): boolean {
  return choice === 0 || choice === value;
}

/**
 * Change one of the settings, and only those of the others that no longer go with it.
 *
 * An invalid model, form factor or number of disks becomes Auto; an invalid RAID type becomes Auto where the list offers it,
 * else the first that it does. A model that becomes Auto frees a form factor that only one model has: it would still be chosen.
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
  if ('serverDiskQuantity' in change) return madeWithDisks(wanted, catalogue);
  const settled = settleTable(freed(selection, wanted, catalogue), change, catalogue);
  return isMadeWithDisks(settled, catalogue) ? settled : { ...settled, serverDiskQuantity: 0 };
}

function settleTable(
  wanted: ApplianceSelection,
  change: Partial<ApplianceSelection>,
  catalogue: Appliances,
): ApplianceSelection {
  if ('raidType' in change) return withFormFactor(withModel(wanted, modelOffersRaid(wanted, catalogue)), catalogue);
  if ('formFactor' in change) return withRaid(withModel(wanted, formFactorFits(wanted, catalogue)), catalogue);
  return withRaid(formFactorFits(wanted, catalogue) ? wanted : { ...wanted, formFactor: FormFactor.auto }, catalogue);
}

/** A model that becomes Auto frees a form factor that one model alone has: it would still be chosen. */
function freed(
  { ivoModel }: ApplianceSelection,
  wanted: ApplianceSelection,
  { appliances }: Appliances,
): ApplianceSelection {
  if (ivoModel === ApplianceModel.auto || wanted.ivoModel !== ApplianceModel.auto) return wanted;
  const models = appliances.filter(({ formFactor }) => formFactor === wanted.formFactor);
  return models.length === 1 ? { ...wanted, formFactor: FormFactor.auto } : wanted;
}

/** Sets the model, then the form factor, then the RAID type to Auto until an appliance has the number of disks. */
function madeWithDisks(wanted: ApplianceSelection, catalogue: Appliances): ApplianceSelection {
  const open = [{}, { ivoModel: ApplianceModel.auto }, { formFactor: FormFactor.auto }, { raidType: Raid.auto }];
  return open.reduce<ApplianceSelection>(
    (selection, change) =>
      isMadeWithDisks(selection, catalogue) ? selection : withRaid({ ...selection, ...change }, catalogue),
    wanted,
  );
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
