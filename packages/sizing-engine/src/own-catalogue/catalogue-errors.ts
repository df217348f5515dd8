import { CATALOGUE_PARTS } from '../checks/catalogue-check.ts';
import { structureErrors } from '../checks/structure.ts';
import type { BitrateModel, Catalogue, RangeFactors } from '../catalogue/schema.ts';
import { HardwareType, LensType, Raid, Recording } from '../design/enumerations.ts';
import { defaultServerSettings } from '../design/defaults.ts';
import type { CatalogueChanges, EntryId, EntryList } from './catalogue-changes.ts';
import type { FieldError } from '../checks/field-check.ts';
import { CAMERA_BOUNDS, NEW_STREAM } from '../design/row-fields.ts';
import { checkServerSettings } from '../design/server-settings.ts';
import { problem } from '../problem.ts';

const ID_LISTS = [
  'codecs',
  'complexities',
  'resolutions',
  'diskFamilies',
  'raidFamilies',
  'machineFamilies',
  'appliances',
  'platformVersions',
  'managementLevels',
  'retentionRules',
  'switchKinds',
  'decoders',
  'hardwareTypes',
  'lensTypes',
  'recordings',
  'connectivities',
  'formFactors',
  'archiveFrequencies',
  'serverDiskQuantities',
] as const satisfies readonly EntryList[];

/**
 * Check what the types of a catalogue cannot say: ids are unique and refer to entries that exist, entries that stand for a
 * rule of the engine have its id, bounds and disk sizes ascend, and a new design is possible.
 *
 * @returns What is wrong, by path; empty when the catalogue can be used.
 * @example
 * ```ts
 * catalogueErrors({ ...publishedCatalogue, formFactors: [] })[0]?.message; // { say: 'field.no-such-entry', id: 3 }
 * ```
 */
export function catalogueErrors(catalogue: Catalogue): FieldError[] {
  const missing = structureErrors(catalogue, CATALOGUE_PARTS, '');
  if (missing.length > 0) return [...missing];
  return [
    ...ID_LISTS.flatMap((list) => repeatedIds(catalogue[list], list)),
    ...applianceErrors(catalogue),
    ...ruleErrors(catalogue),
    ...zeroErrors(catalogue),
    ...defaultErrors(catalogue),
    ...orderErrors(catalogue),
  ];
}

/**
 * Check that what changes remove from a catalogue is there.
 *
 * @returns What is wrong, by path in the changes.
 * @throws Never.
 * @example
 * ```ts
 * removalErrors(publishedCatalogue, { remove: { appliances: [99] } })[0]?.path; // 'remove.appliances[0]'
 * ```
 */
export function removalErrors(base: Catalogue, { remove = {} }: CatalogueChanges): FieldError[] {
  return ID_LISTS.flatMap((list) =>
    (remove[list] ?? []).flatMap((id: EntryId, index) => missing(base[list], id, `remove.${list}[${index}]`)),
  );
}

function repeatedIds(entries: readonly { readonly id: EntryId }[], list: string): FieldError[] {
  return entries.flatMap(({ id }, index) =>
    entries.findIndex((each) => each.id === id) === index
      ? []
      : [{ path: `${list}[${index}].id`, message: problem('field.id-twice', { id }) }],
  );
}

function applianceErrors({ appliances, formFactors, raidFamilies, autoModelRaidTypes }: Catalogue): FieldError[] {
  const raids = (ids: readonly number[], path: string): FieldError[] =>
    ids.flatMap((id, place) => missing(raidFamilies, id, `${path}[${place}]`));
  return [
    ...appliances.flatMap(({ formFactor, raidTypes }, index) => [
      ...missing(formFactors, formFactor, `appliances[${index}].formFactor`),
      ...raids(raidTypes, `appliances[${index}].raidTypes`),
    ]),
    ...Object.entries(autoModelRaidTypes).flatMap(([id, ids]) => [
      ...missing(formFactors, Number(id), `autoModelRaidTypes.${id}`),
      ...raids(ids, `autoModelRaidTypes.${id}`),
    ]),
  ];
}

/** Ids that stand for a rule of the engine: another id would be an option that nothing computes. */
const RULES = {
  raidFamilies: Object.values(Raid).filter((id) => id !== Raid.auto),
  hardwareTypes: Object.values(HardwareType),
  lensTypes: Object.values(LensType),
  recordings: Object.values(Recording),
} as const satisfies Partial<Record<EntryList, readonly number[]>>;

function ruleErrors(catalogue: Catalogue): FieldError[] {
  return (['raidFamilies', 'hardwareTypes', 'lensTypes', 'recordings'] as const).flatMap((list) => {
    const known: readonly number[] = RULES[list];
    return catalogue[list].flatMap(({ id }, index) =>
      known.includes(id) ? [] : [{ path: `${list}[${index}].id`, message: problem('field.one-of', { values: known }) }],
    );
  });
}

/** Id 0 is no entry: it stands for Auto, which needs something to choose from, and for a typed size. */
function zeroErrors({ machineFamilies, appliances, resolutions }: Catalogue): FieldError[] {
  const isZero = (
    entries: readonly { readonly id: number }[],
    list: string,
    meaning: 'auto' | 'typed-size',
  ): FieldError[] =>
    entries.flatMap(({ id }, index) =>
      id === 0 ? [{ path: `${list}[${index}].id`, message: problem('field.zero-is', { meaning }) }] : [],
    );
  return [
    ...isZero(machineFamilies, 'machineFamilies', 'auto'),
    ...isZero(appliances, 'appliances', 'auto'),
    ...isZero(resolutions, 'resolutions', 'typed-size'),
    ...(machineFamilies.some(({ automatic }) => automatic)
      ? []
      : [{ path: 'machineFamilies', message: problem('field.nothing-for-auto') }]),
  ];
}

/** Lists of which designs have an entry by its id, and that nothing else of a catalogue refers to. */
const CHOSEN_FROM = [
  'appliances',
  'platformVersions',
  'switchKinds',
  'decoders',
  'lensTypes',
  'recordings',
] as const satisfies readonly EntryList[];

/** A new design must be possible: what it starts with has to exist, and its settings to be accepted. */
function defaultErrors(catalogue: Catalogue): FieldError[] {
  const { codecs, complexities, resolutions, platformVersions } = catalogue;
  const [, ...repeated] = platformVersions.flatMap(({ isDefault }, index) => (isDefault === true ? [index] : []));
  const absent = [
    ...missing(codecs, NEW_STREAM.codec, 'codecs'),
    ...missing(complexities, NEW_STREAM.complexity.motion, 'complexities'),
    ...missing(resolutions, NEW_STREAM.resolution.motion, 'resolutions'),
    ...CHOSEN_FROM.flatMap((list) =>
      catalogue[list].length > 0 ? [] : [{ path: list, message: problem('field.empty') }],
    ),
    ...repeated.map((index) => ({
      path: `platformVersions[${index}].isDefault`,
      message: problem('field.second-default'),
    })),
  ];
  return absent.length > 0 ? absent : newDesignErrors(catalogue);
}

function newDesignErrors(catalogue: Catalogue): FieldError[] {
  return checkServerSettings(defaultServerSettings(catalogue), catalogue, '').map(({ path, message }) => ({
    path: '',
    message: problem('field.new-design-refused', { path, problem: message }),
  }));
}

function missing(entries: readonly { readonly id: EntryId }[], id: EntryId, path: string): FieldError[] {
  return entries.some((each) => each.id === id) ? [] : [{ path, message: problem('field.no-such-entry', { id }) }];
}

/** What must not be greater than something else. */
function orderErrors({ bitrateModel, measurementModel, diskFamilies, platformVersions }: Catalogue): FieldError[] {
  const { measuredFps, ranges } = bitrateModel;
  const { daySample, weekSample } = measurementModel;
  return [
    ...lawErrors(bitrateModel),
    ...atMost(bitrateModel.lowFrameRates.below, CAMERA_BOUNDS.fps.max, 'bitrateModel.lowFrameRates.below'),
    ...atMost(measuredFps.min, measuredFps.max.value, 'bitrateModel.measuredFps.min'),
    ...Object.entries(ranges).flatMap(([name, range]) => rangeErrors(range, `bitrateModel.ranges.${name}`)),
    ...rangeErrors(daySample, 'measurementModel.daySample'),
    ...rangeErrors(weekSample, 'measurementModel.weekSample'),
    ...atMost(daySample.from, weekSample.from.value, 'measurementModel.daySample.from'),
    ...platformVersions.flatMap(({ camQtyDefault, camQtyMax }, index) =>
      atMost(camQtyDefault, camQtyMax.value, `platformVersions[${index}].camQtyDefault`),
    ),
    ...diskFamilies.flatMap(({ sizesTb }, index) =>
      sizesTb.values.every((size, place, sizes) => place === 0 || size > sizes[place - 1]!)
        ? []
        : [{ path: `diskFamilies[${index}].sizesTb.values`, message: problem('field.rising') }],
    ),
  ];
}

/** A range goes around its figure. */
function rangeErrors({ low, high }: RangeFactors, path: string): FieldError[] {
  return [
    ...atMost(low, 1, `${path}.low`),
    ...(high.value < 1 ? [{ path: `${path}.high.value`, message: problem('field.at-least', { min: 1 }) }] : []),
  ];
}

function atMost({ value }: { readonly value: number }, max: number, path: string): FieldError[] {
  return value <= max ? [] : [{ path: `${path}.value`, message: problem('field.at-most', { max }) }];
}

/** `f (1 - decline f)` must rise up to the greatest frame rate, or more frames would need less. */
function lawErrors({ frameRateDecline }: BitrateModel): FieldError[] {
  const peakFps = 1 / (2 * frameRateDecline.value);
  if (peakFps >= CAMERA_BOUNDS.fps.max) return [];
  return [
    {
      path: 'bitrateModel.frameRateDecline.value',
      message: problem('field.decline', { max: 1 / (2 * CAMERA_BOUNDS.fps.max), fps: CAMERA_BOUNDS.fps.max }),
    },
  ];
}
