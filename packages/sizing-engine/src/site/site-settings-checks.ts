import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldChecks, FieldError } from '../checks/field-check.ts';
import { problem, type Problem } from '../problem.ts';
import { checkText } from '../checks/readable.ts';
import { isObject } from '../checks/structure.ts';
import {
  MOST_STATIONS,
  MOTION_MODES,
  NETWORK_ANSWER_LIMIT,
  NETWORK_ANSWERS_LIMIT,
  NETWORK_BOUNDS,
  STATION_BOUNDS,
  STATION_NAME_LIMIT,
  TILE_RULES,
  type SiteSettingsInput,
  type StationInput,
} from './site-settings.ts';

interface Context {
  readonly catalogue: Catalogue;
  readonly checks: FieldChecks;
}

/** Check the settings of the site that are present, but for the ids of switches, decoders and camera groups. */
export function checkSiteSettings(settings: SiteSettingsInput, catalogue: Catalogue, checks: FieldChecks): void {
  const { network, viewing, serverMotion } = settings;
  const context = { catalogue, checks };
  if (network !== undefined && network !== null) checkNetwork(network, checks);
  if (viewing !== undefined) checkViewing(viewing, context);
  if (serverMotion === undefined) return;
  if (!isObject(serverMotion)) return checks.add('serverMotion', problem('field.object'));
  if (!MOTION_MODES.includes(serverMotion.mode))
    checks.add('serverMotion.mode', problem('field.one-of', { values: MOTION_MODES }));
  if (!isTextOrLeftOut(serverMotion.decoder)) checks.add('serverMotion.decoder', problem('field.text'));
}

function isTextOrLeftOut(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function checkNetwork(network: NonNullable<SiteSettingsInput['network']>, checks: FieldChecks): void {
  if (!isObject(network)) return checks.add('network', problem('field.object'));
  if (!isTextOrLeftOut(network.switchKind)) checks.add('network.switchKind', problem('field.text'));
  for (const field of Object.keys(NETWORK_BOUNDS) as (keyof typeof NETWORK_BOUNDS)[]) {
    const value = network[field];
    if (value !== undefined) checks.within(`network.${field}`, value, NETWORK_BOUNDS[field]);
  }
  const { answers } = network;
  if (answers !== undefined) checkAnswers(answers, checks);
}

function checkAnswers(answers: unknown, checks: FieldChecks): void {
  if (!isObject(answers)) return checks.add('network.answers', problem('field.object'));
  const entries = Object.entries(answers);
  if (entries.length > NETWORK_ANSWERS_LIMIT.answers) {
    return checks.add('network.answers', problem('field.most-entries', { max: NETWORK_ANSWERS_LIMIT.answers }));
  }
  for (const [question, answer] of entries) {
    const wrong = checkText(question, NETWORK_ANSWERS_LIMIT.question) ?? checkAnswer(answer);
    checks.add(`network.answers.${question}`, wrong);
  }
}

/** An answer may have several lines. */
function checkAnswer(answer: unknown): Problem | undefined {
  return checkText(typeof answer === 'string' ? answer.replaceAll(/[\n\r\t]/g, ' ') : answer, NETWORK_ANSWER_LIMIT.max);
}

function checkViewing(viewing: NonNullable<SiteSettingsInput['viewing']>, context: Context): void {
  const { checks } = context;
  if (!isObject(viewing)) return checks.add('viewing', problem('field.object'));
  const { stations } = viewing;
  if (!Array.isArray(stations)) return checks.add('viewing.stations', problem('field.list'));
  if (stations.length > MOST_STATIONS)
    return checks.add('viewing.stations', problem('field.most-entries', { max: MOST_STATIONS }));
  const ids = new Set<number>();
  for (const [index, station] of (stations as readonly StationInput[]).entries()) {
    const path = `viewing.stations[${index}]`;
    if (!isObject(station)) {
      checks.add(path, problem('field.object'));
      continue;
    }
    checkStation(station, path, context);
    if (ids.has(station.id)) checks.add(`${path}.id`, problem('field.listed-twice'));
    ids.add(station.id);
  }
}

const STATION_IDS = { min: 1, max: Number.MAX_SAFE_INTEGER };

function checkStation(station: StationInput, path: string, { catalogue, checks }: Context): void {
  const { id, name, monitorResolution, rule, decoder, cameraGroupIds } = station;
  checks.within(`${path}.id`, id, STATION_IDS);
  if (name !== undefined) checks.add(`${path}.name`, checkText(name, STATION_NAME_LIMIT.max));
  for (const field of ['monitors', 'columns', 'rows'] as const) {
    checks.within(`${path}.${field}`, station[field], STATION_BOUNDS[field]);
  }
  for (const field of ['quantity', 'linkMbit'] as const) {
    const value = station[field];
    if (value !== undefined) checks.within(`${path}.${field}`, value, STATION_BOUNDS[field]);
  }
  checks.oneOf(`${path}.monitorResolution`, monitorResolution, catalogue.resolutions);
  if (rule !== undefined && !TILE_RULES.includes(rule))
    checks.add(`${path}.rule`, problem('field.one-of', { values: TILE_RULES }));
  if (!isTextOrLeftOut(decoder)) checks.add(`${path}.decoder`, problem('field.text'));
  checkGroupIds(cameraGroupIds, `${path}.cameraGroupIds`, checks);
}

function checkGroupIds(ids: unknown, path: string, checks: FieldChecks): void {
  if (ids === undefined || ids === null) return;
  if (!Array.isArray(ids)) return checks.add(path, problem('field.list'));
  for (const [index, id] of (ids as readonly number[]).entries()) {
    if (!Number.isSafeInteger(id)) checks.add(`${path}[${index}]`, problem('field.number'));
    else if (ids.indexOf(id) < index) checks.add(`${path}[${index}]`, problem('field.listed-twice'));
  }
}

/** An id of the catalogue that settings name, and whether the catalogue has it. */
interface NamedKind {
  readonly path: string;
  readonly id: string;
  readonly isKnown: boolean;
  /** What it may be in place of it. */
  readonly known: readonly string[];
}

/** The ids of switches and decoders that settings name; Auto and no card are none. */
export function namedKinds(settings: SiteSettingsInput, { switchKinds, decoders }: Catalogue): NamedKind[] {
  const { network, viewing, serverMotion } = settings;
  const kinds = switchKinds.map(({ id }) => id);
  const cards = decoders.map(({ id }) => id);
  const named = (path: string, id: string | undefined, known: readonly string[]): NamedKind[] =>
    id === undefined || id === '' ? [] : [{ path, id, isKnown: known.includes(id), known }];
  return [
    ...named('network.switchKind', network?.switchKind, kinds),
    ...(viewing?.stations ?? []).flatMap(({ decoder }, index) =>
      named(`viewing.stations[${index}].decoder`, decoder, cards),
    ),
    ...named('serverMotion.decoder', serverMotion?.decoder, cards),
  ];
}

/**
 * Settings as they are read where the catalogue has lost a switch or a decoder that they name: Auto, or no card.
 *
 * @returns The same settings where the catalogue has all.
 */
export function onlyKnownKinds<S extends SiteSettingsInput>(settings: S, catalogue: Catalogue): S {
  if (namedKinds(settings, catalogue).every(({ isKnown }) => isKnown)) return settings;
  const { network, viewing, serverMotion } = settings;
  const isOf = (id: string | undefined, kinds: readonly { readonly id: string }[]) =>
    kinds.some((kind) => kind.id === id);
  const known = <T extends { readonly decoder?: string }>(each: T): T =>
    isOf(each.decoder, catalogue.decoders) ? each : { ...each, decoder: '' };
  return {
    ...settings,
    network: network && (isOf(network.switchKind, catalogue.switchKinds) ? network : { ...network, switchKind: '' }),
    viewing: viewing && { stations: viewing.stations.map(known) },
    serverMotion: serverMotion && known(serverMotion),
  };
}

/** Refuse ids that the catalogue does not have. A design that was stored with one can still be sized. */
export function checkKinds(settings: SiteSettingsInput, catalogue: Catalogue, checks: FieldChecks): void {
  for (const { path, isKnown, known } of namedKinds(settings, catalogue)) {
    if (!isKnown) checks.add(path, problem('field.one-of', { values: known }));
  }
}

/** Stations that show groups which the design does not have. */
export function stationGroupErrors(
  { viewing }: SiteSettingsInput,
  hasGroup: (id: number) => boolean,
  path: string,
): FieldError[] {
  return (viewing?.stations ?? []).flatMap(({ cameraGroupIds }, station) =>
    (cameraGroupIds ?? []).flatMap((id, index) =>
      hasGroup(id)
        ? []
        : [
            {
              path: `${path}.viewing.stations[${station}].cameraGroupIds[${index}]`,
              message: problem('field.no-such-group', { id }),
            },
          ],
    ),
  );
}
