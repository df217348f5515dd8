import { checkTypedSize } from '../bitrate/picture-size.ts';
import type { PoeClass } from '../catalogue/schema.ts';
import type { ById, CatalogueIndex } from '../checks/catalogue-index.ts';
import type { FieldChecks } from '../checks/field-check.ts';
import { problem } from '../problem.ts';
import { checkText } from '../checks/readable.ts';
import { isObject } from '../checks/structure.ts';
import { LEVELS, STANDARDS } from './levels.ts';
import {
  CAMERA_NETWORK_BOUNDS,
  CLOSET_NAME_LIMIT,
  LIVE_STREAM_BOUNDS,
  NEW_SITE_FIELDS,
  OPTICS_BOUNDS,
  PURPOSE_BOUNDS,
  type SiteFieldsInput,
} from './site-row.ts';

interface SiteContext {
  readonly index: CatalogueIndex;
  readonly poeClasses: ById<PoeClass>;
  readonly checks: FieldChecks;
}

/** Check what a row says of the site. Parts that are left out are not looked at. */
export function checkSiteFields(row: SiteFieldsInput, context: SiteContext): void {
  // Most rows share the objects of a new row.
  if (row.network !== undefined && row.network !== NEW_SITE_FIELDS.network) checkNetwork(row.network, context);
  if (isGiven(row.liveStream)) checkLiveStream(row.liveStream, context);
  if (isGiven(row.optics)) checkOptics(row.optics, context.checks);
  if (isGiven(row.purpose)) checkPurpose(row.purpose, context.checks);
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Refuses what is no object, or has a field that such a part does not have. */
function isPart(
  part: unknown,
  { name, fields }: { readonly name: string; readonly fields: readonly string[] },
  checks: FieldChecks,
): boolean {
  if (!isObject(part)) {
    checks.add(name, problem('field.object'));
    return false;
  }
  for (const field in part) if (!fields.includes(field)) checks.add(`${name}.${field}`, problem('field.unknown'));
  return true;
}

const NETWORK_FIELDS = Object.keys(NEW_SITE_FIELDS.network);

function checkNetwork(network: NonNullable<SiteFieldsInput['network']>, { poeClasses, checks }: SiteContext): void {
  if (!isPart(network, { name: 'network', fields: NETWORK_FIELDS }, checks)) return;
  const { poeClass, closet } = network;
  if (isGiven(poeClass)) checks.known('network.poeClass', poeClass, poeClasses);
  for (const field of Object.keys(CAMERA_NETWORK_BOUNDS) as (keyof typeof CAMERA_NETWORK_BOUNDS)[]) {
    const value = network[field];
    if (!isGiven(value)) continue;
    if (field === 'watts') checkWatts(value, poeClass === null ? undefined : poeClasses[poeClass ?? 0], checks);
    else checks.between(`network.${field}`, value, CAMERA_NETWORK_BOUNDS[field]);
  }
  if (closet !== undefined) checks.add('network.closet', checkText(closet, CLOSET_NAME_LIMIT.max));
}

/** A class limits what its devices draw; one of its own supply has none. */
function checkWatts(watts: number, poeClass: PoeClass | undefined, checks: FieldChecks): void {
  const path = 'network.watts';
  const { min, max } = CAMERA_NETWORK_BOUNDS.watts;
  const isAbove = watts >= min && watts <= max && poeClass !== undefined && watts > poeClass.device.value;
  if (isAbove)
    checks.add(path, problem('field.watts-of-class', { most: poeClass.device.value, poeClass: poeClass.id }));
  else checks.between(path, watts, CAMERA_NETWORK_BOUNDS.watts);
}

const LIVE_STREAM_FIELDS = ['resolution', 'size', 'fps', 'codec', 'kbps'];

function checkLiveStream(stream: NonNullable<SiteFieldsInput['liveStream']>, { index, checks }: SiteContext): void {
  if (!isPart(stream, { name: 'liveStream', fields: LIVE_STREAM_FIELDS }, checks)) return;
  const { resolution = 0, size, fps, codec, kbps } = stream;
  const paths = { resolution: 'liveStream.resolution', size: 'liveStream.size' };
  if (isGiven(size)) checkTypedSize({ resolutionId: resolution, size }, paths, checks);
  else checks.known(paths.resolution, resolution, index.resolutions);
  checks.within('liveStream.fps', fps, LIVE_STREAM_BOUNDS.fps);
  checks.known('liveStream.codec', codec, index.codecs);
  if (isGiven(kbps)) checks.within('liveStream.kbps', kbps, LIVE_STREAM_BOUNDS.kbps);
}

const OPTICS_FIELDS = [...Object.keys(OPTICS_BOUNDS), 'corridor'];

/** What every mounting has; the rest may be unknown. */
const KNOWN_OPTICS: readonly string[] = ['mountHeightM', 'aimHeightM'];

function checkOptics(optics: NonNullable<SiteFieldsInput['optics']>, checks: FieldChecks): void {
  if (!isPart(optics, { name: 'optics', fields: OPTICS_FIELDS }, checks)) return;
  for (const field of Object.keys(OPTICS_BOUNDS) as (keyof typeof OPTICS_BOUNDS)[]) {
    const value: number | null | undefined = optics[field];
    if (value === undefined || (value === null && !KNOWN_OPTICS.includes(field))) continue;
    checks.between(`optics.${field}`, value as number, OPTICS_BOUNDS[field]);
  }
  const { corridor } = optics;
  if (corridor !== undefined && typeof corridor !== 'boolean') checks.add('optics.corridor', problem('field.boolean'));
}

const PURPOSE_FIELDS = ['standard', 'level', 'distanceM'];

function checkPurpose(purpose: NonNullable<SiteFieldsInput['purpose']>, checks: FieldChecks): void {
  if (!isPart(purpose, { name: 'purpose', fields: PURPOSE_FIELDS }, checks)) return;
  const { standard, level, distanceM } = purpose;
  if (STANDARDS.includes(standard)) {
    const levels = Object.keys(LEVELS[standard]);
    if (!levels.includes(level)) checks.add('purpose.level', problem('field.one-of', { values: levels }));
  } else checks.add('purpose.standard', problem('field.one-of', { values: STANDARDS }));
  checks.between('purpose.distanceM', distanceM, PURPOSE_BOUNDS.distanceM);
}
