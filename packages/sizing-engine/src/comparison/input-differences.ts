import type { AmountBounds } from '../checks/field-check.ts';
import { isObject } from '../checks/structure.ts';
import type { Catalogue } from '../catalogue/schema.ts';
import { sizeText } from '../bitrate/picture-size.ts';
import type { CameraRow, Design, Halves } from '../design/design.ts';
import { CAMERA_NETWORK_BOUNDS, LIVE_STREAM_BOUNDS, OPTICS_BOUNDS, PURPOSE_BOUNDS } from '../site/site-row.ts';
import { NETWORK_BOUNDS } from '../site/site-settings.ts';
import { EVIDENCE_LOCK_BOUNDS, RESILIENCE_BOUNDS, SERVER_BOUNDS, TIER_BOUNDS } from '../design/bounds.ts';
import { CAMERA_BOUNDS, EXTRAS_BOUNDS, GROUP_FIELDS, SAMPLE_BOUNDS, withLaterFields } from '../design/row-fields.ts';
import { HALVED_FIELDS } from '../design/camera-row.ts';
import { HardwareType } from '../design/enumerations.ts';
import { SHARED_SETTINGS } from '../design/shared-settings.ts';
import type { Difference, LeafValue } from '../sizing/result/difference.ts';
import { saying, type Saying } from '../sizing/result/sayings.ts';
import type { Unit } from '../units.ts';
import { leavesOf, pathText, type Leaf } from './leaves.ts';
import { optionsByField, type OptionsByField, type optionsOf } from './options-by-field.ts';

/** A design as it was frozen, possibly by another version: the fields that it has are compared. */
export interface ComparedDesign {
  readonly cameras: readonly unknown[];
  readonly serverSettings: unknown;
}

/** Fields of a row that say which row it is. */
const IDS = ['id', 'cameraGroupId', 'streamId'] as const;

/** Fields of a design that are amounts: neither ids nor options. A typed size is told as a text. */
type AmountField = Exclude<
  NumberField<Omit<Design['cameras'][number], (typeof IDS)[number] | 'size'>> | NumberField<Design['serverSettings']>,
  keyof ReturnType<typeof optionsOf>
>;

type NumberField<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends number | Halves<number>
    ? K
    : NonNullable<T[K]> extends readonly unknown[]
      ? never
      : NonNullable<T[K]> extends object
        ? NumberField<NonNullable<T[K]>>
        : never;
}[keyof T & string];

function unitsOf<B extends Readonly<Record<string, AmountBounds>>>(
  bounds: B,
): { readonly [K in keyof B]: B[K]['unit'] } {
  const units = Object.entries(bounds).map(([field, { unit }]) => [field, unit]);
  return Object.fromEntries(units) as { readonly [K in keyof B]: B[K]['unit'] };
}

/** Units of amounts stand with their bounds; those of bounds that depend on another setting stand here. */
const UNITS = {
  ...unitsOf({
    ...CAMERA_BOUNDS,
    ...EXTRAS_BOUNDS,
    ...SAMPLE_BOUNDS,
    ...SERVER_BOUNDS,
    ...RESILIENCE_BOUNDS,
    ...EVIDENCE_LOCK_BOUNDS,
    ...TIER_BOUNDS,
    ...CAMERA_NETWORK_BOUNDS,
    ...LIVE_STREAM_BOUNDS,
    ...OPTICS_BOUNDS,
    ...PURPOSE_BOUNDS,
    ...NETWORK_BOUNDS,
  }),
  maxSystemUtilization: '%',
  maxDiskUtilization: '%',
  maxCamerasPerServer: 'camera',
  archiveFrequency: 'run/day',
  poeClass: '1',
  width: 'pixel',
  height: 'pixel',
} as const satisfies Readonly<Record<AmountField, Unit>>;

/** A value of two designs that differs. */
export interface ChangedInput {
  readonly parts: readonly string[];
  readonly before: LeafValue | Saying;
  readonly after: LeafValue | Saying;
  readonly unit: Unit;
}

interface InputOptions {
  /** Names the options that were chosen. */
  readonly catalogue: Catalogue;
  /** Leaves out what follows from other fields. */
  readonly isTypedOnly?: boolean;
}

/** Settings and cameras that differ. Camera groups are matched by their ids, and their streams by their places. */
export function inputDifferences(before: ComparedDesign, after: ComparedDesign, catalogue: Catalogue): Difference[] {
  return changedInputs(before, after, { catalogue }).map(({ parts, before: was, after: is, unit }) => ({
    path: pathText(parts),
    title: saying('difference.title', { parts }),
    before: was,
    after: is,
    unit,
  }));
}

/** The same as values of fields. */
export function changedInputs(
  before: ComparedDesign,
  after: ComparedDesign,
  { catalogue, isTypedOnly = false }: InputOptions,
): ChangedInput[] {
  const options = optionsByField(catalogue);
  const [was, is] = [settingsOf(before), settingsOf(after)];
  return [
    ...compared(leavesBut(was, is), leavesBut(is, was), options),
    ...compared(camerasOf(before, isTypedOnly), camerasOf(after, isTypedOnly), options),
  ];
}

/** Settings of unused hardware are left out; a design frozen before a setting existed has its default. */
function settingsOf({ serverSettings }: ComparedDesign): Readonly<Record<string, unknown>> {
  if (!isObject(serverSettings)) return {};
  const { genericServerSettings, huskyServerSettings, ...shared } = serverSettings;
  const isGeneric = shared['hardwareType'] === HardwareType.generic;
  const used = isGeneric ? { genericServerSettings } : { huskyServerSettings };
  return { ...SHARED_SETTINGS, ...shared, ...used };
}

/** What both designs share does not differ: an alternative shares all stations of its design. */
function leavesBut(settings: Readonly<Record<string, unknown>>, others: Readonly<Record<string, unknown>>): Leaf[] {
  const own = Object.entries(settings).filter(([name, value]) => !isObject(value) || others[name] !== value);
  return leavesOf(Object.fromEntries(own), ['serverSettings']);
}

/** What the values of a group stand under. */
export function groupPart(cameraGroupId: unknown): string {
  return `Camera group ${String(cameraGroupId)}`;
}

function streamPart(place: number): string {
  return `stream ${place}`;
}

/** Which stream of its group the values under a part belong to; undefined for those of the first one. */
export function streamNumber(part: string): number | undefined {
  const [, place] = /^stream (\d+)$/.exec(part) ?? [];
  return place === undefined ? undefined : Number(place);
}

function camerasOf({ cameras }: ComparedDesign, isTypedOnly: boolean): Leaf[] {
  const places = new Map<unknown, number>();
  return cameras.filter(isObject).flatMap((given) => {
    // A design frozen before a field existed has its default.
    const row = withLaterFields(given);
    const { cameraGroupId: group } = row;
    const place = (places.get(group) ?? 0) + 1;
    places.set(group, place);
    const { size, ...fields } = row;
    const content = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !(IDS as readonly string[]).includes(name)),
    );
    content['resolution'] = pictures(content['resolution'], size);
    const told = isTypedOnly ? typedOnly(content, place) : content;
    return leavesOf(told, [groupPart(group), ...(place === 1 ? [] : [streamPart(place)])]);
  });
}

/** A calculated rate follows from other fields, a measurement goes with its rate, and the base's share of time with motion's. */
function typedOnly(content: Readonly<Record<string, unknown>>, place: number): Readonly<Record<string, unknown>> {
  const { continuousIsCustomBitrate, motionIsCustomBitrate, measured: _measured, ...fields } = content;
  const own = Object.entries(fields).filter(
    ([name]) => place === 1 || !(GROUP_FIELDS as readonly string[]).includes(name),
  );
  const { motion, bitrateKbit: rates, ...typed } = Object.fromEntries(own);
  return {
    ...typed,
    motion: isObject(motion) ? { motion: motion['motion'] } : motion,
    bitrateKbit: isObject(rates) && {
      continuous: continuousIsCustomBitrate === true ? rates['continuous'] : null,
      motion: motionIsCustomBitrate === true ? rates['motion'] : null,
    },
  };
}

/** Ids of resolutions, and the text of a typed size in place of its id. */
function pictures(resolution: unknown, size: CameraRow['size']): unknown {
  if (!isObject(resolution)) return resolution;
  const typed = Object.entries(size).flatMap(([half, each]) => (each === null ? [] : [[half, sizeText(each)]]));
  return { ...resolution, ...Object.fromEntries(typed) };
}

function compared(before: readonly Leaf[], after: readonly Leaf[], options: OptionsByField): ChangedInput[] {
  return differing(before, after).map(({ parts, was, is }) => {
    const field = parts.findLast((part, at) => (part in UNITS || part in options) && !isHalf(parts, at)) ?? '';
    const units: Readonly<Record<string, Unit>> = UNITS;
    const [named, unit] = [options[field], units[field] ?? '1'];
    return { parts, before: nameIn(named, was), after: nameIn(named, is), unit };
  });
}

/** Whether a part says which half of a field is meant; the share of motion is a field by that name. */
function isHalf(parts: readonly string[], at: number): boolean {
  return (HALVED_FIELDS as readonly (string | undefined)[]).includes(parts[at - 1]);
}

function byPath(leaves: readonly Leaf[]): ReadonlyMap<string, Leaf> {
  return new Map(leaves.map((leaf) => [pathText(leaf.parts), leaf]));
}

/** Leaves whose values differ, in the order of the first list, then of what only the second one has. */
export function differing(before: readonly Leaf[], after: readonly Leaf[]) {
  const [old, now] = [byPath(before), byPath(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].flatMap((path) => {
    const [first, second] = [old.get(path), now.get(path)];
    const [was, is] = [first?.value ?? null, second?.value ?? null];
    const { parts } = (first ?? second)!;
    return was === is ? [] : [{ parts, was, is, places: [first?.path, second?.path] as const }];
  });
}

/** An option that the catalogue no longer has stays a number. */
function nameIn(options: OptionsByField[string] | undefined, value: LeafValue): LeafValue | Saying {
  return options?.find(({ id }) => id === value)?.name ?? value;
}
