import type { Catalogue, SwitchKind } from '../../catalogue/schema.ts';
import { groupedBy } from '../../checks/grouped-by.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { NetworkSettings } from '../../site/site-settings.ts';
import { sharesOfSwitch, usableSwitch, type UsableSwitch } from '../../site/usable-switch.ts';
import { Deals } from '../deal/deals.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import { findPlan, type PlannedServers } from '../deal/search.ts';
import type { SwitchLimit } from '../result/network-result.ts';
import type { ConnectedGroup } from './connected-groups.ts';

/** The switches of a closet. */
export interface PlannedCloset {
  readonly closet: string;
  readonly groups: readonly ConnectedGroup[];
  readonly deals: Deals;
  /** Undefined where no kind holds its cameras. */
  readonly chosen: ChosenSwitches | undefined;
}

/** A kind of switch that holds the cameras of a closet, and how they are dealt. */
export interface ChosenSwitches {
  readonly usable: UsableSwitch;
  readonly plan: PlannedServers;
}

/** What cameras may take of the switches of a catalogue, those that the settings allow. */
export function usableSwitches(settings: NetworkSettings, { switchKinds }: Catalogue): readonly UsableSwitch[] {
  const named = namedKind(settings, switchKinds);
  return (named === undefined ? switchKinds : [named]).map((kind) => usableSwitch(kind, settings));
}

/** The kind that the settings name; undefined for Auto, and for one that the catalogue does not have. */
export function namedKind({ switchKind }: NetworkSettings, kinds: readonly SwitchKind[]): SwitchKind | undefined {
  return kinds.find(({ id }) => id === switchKind);
}

/** Plan the switches of every closet, by name. */
export function plannedClosets(
  groups: readonly ConnectedGroup[],
  switches: readonly UsableSwitch[],
): readonly PlannedCloset[] {
  const byName = [...groupedBy(groups, ({ closet }) => closet)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byName.map(([closet, of]) => plannedCloset(closet, of, switches));
}

/** Plan the switches of one closet: the fewest, then those of the fewest ports, then of the smaller budget. */
function plannedCloset(
  closet: string,
  groups: readonly ConnectedGroup[],
  switches: readonly UsableSwitch[],
): PlannedCloset {
  const deals = dealsOf(groups);
  let chosen: ChosenSwitches | undefined;
  for (const usable of switches) {
    if (!suits(usable, groups)) continue;
    const hardwareFor = (load: PlanLoad): UsableSwitch | undefined => (holds(usable, load) ? usable : undefined);
    const question = { deals, mostServers: Number.POSITIVE_INFINITY, hardwareFor };
    // More switches than are found already are of no use.
    const plan = findPlan(question, chosen?.plan.servers);
    if (plan !== undefined && (chosen === undefined || isBetter({ usable, plan }, chosen))) chosen = { usable, plan };
  }
  return { closet, groups, deals, chosen };
}

/** Whether switches are fewer, else of fewer ports, else of a smaller budget; of equals the first of the catalogue stays. */
function isBetter(option: ChosenSwitches, chosen: ChosenSwitches): boolean {
  const fewer = option.plan.servers - chosen.plan.servers;
  const smaller = option.usable.kind.ports.value - chosen.usable.kind.ports.value;
  return (fewer || smaller || option.usable.budgetW - chosen.usable.budgetW) < 0;
}

/**
 * Switches are dealt as servers are: the power that is reserved stands in for their storage and decides the first order, the
 * rate the second. Streams and the live database do not matter: as all are equal, the third order is that of the group ids.
 */
function dealsOf(groups: readonly ConnectedGroup[]): Deals {
  const none = new Float64Array(groups.length);
  return new Deals({
    ids: groups.map(({ cameraGroupId }) => cameraGroupId),
    cameras: new Float64Array(groups.map(({ cameras }) => cameras)),
    perCamera: {
      storageTb: new Float64Array(groups.map(({ reservedW }) => reservedW)),
      peakMbit: new Float64Array(groups.map(({ rateMbit }) => rateMbit)),
      streams: none,
      liveTb: none,
    },
    groomedShare: 0,
  });
}

/** W that a load reserves. */
function reservedOf({ storageTb }: Pick<PlanLoad, 'storageTb'>): number {
  return storageTb;
}

/** Which limit of a switch a load takes most of, and how much of it; of equals ports, then power. */
export function fullestLimit(
  usable: UsableSwitch,
  load: PlanLoad,
): { readonly limit: SwitchLimit; readonly share: number } {
  const { cameras, peakMbit: rateMbit } = load;
  const shares = sharesOfSwitch(usable, { cameras, reservedW: reservedOf(load), rateMbit });
  const limit = SWITCH_LIMITS.reduce((most, each) => (shares[each] > shares[most] ? each : most));
  return { limit, share: shares[limit] };
}

const SWITCH_LIMITS: readonly SwitchLimit[] = ['ports', 'poe', 'uplink'];

function holds({ ports, budgetW, uplinkMbit }: UsableSwitch, load: PlanLoad): boolean {
  return load.cameras <= ports && withinLimit(reservedOf(load), budgetW) && withinLimit(load.peakMbit, uplinkMbit);
}

/** What a kind of switch lacks for a camera. */
interface BrokenSwitchLimit {
  readonly code: 'poe-class' | 'port-watts' | 'poe-budget' | 'uplink';
  readonly figure: number;
  readonly limit: number;
  readonly unit: 'class' | 'W' | 'Mbit/s';
}

/** Limits of one switch that a single camera of a group breaks. */
export function brokenBy(
  { poeClass, reservedW, rateMbit }: ConnectedGroup,
  { kind, budgetW, uplinkMbit }: UsableSwitch,
): BrokenSwitchLimit[] {
  const classLimit = kind.classLimit.value;
  const watts = kind.wattsPerPort.value;
  return [
    ...((poeClass ?? 0) > classLimit
      ? [{ code: 'poe-class', figure: poeClass!, limit: classLimit, unit: 'class' } as const]
      : []),
    ...(withinLimit(reservedW, watts)
      ? []
      : [{ code: 'port-watts', figure: reservedW, limit: watts, unit: 'W' } as const]),
    ...(withinLimit(reservedW, budgetW)
      ? []
      : [{ code: 'poe-budget', figure: reservedW, limit: budgetW, unit: 'W' } as const]),
    ...(withinLimit(rateMbit, uplinkMbit)
      ? []
      : [{ code: 'uplink', figure: rateMbit, limit: uplinkMbit, unit: 'Mbit/s' } as const]),
  ];
}

function suits(usable: UsableSwitch, groups: readonly ConnectedGroup[]): boolean {
  return usable.ports >= 1 && groups.every((group) => brokenBy(group, usable).length === 0);
}
