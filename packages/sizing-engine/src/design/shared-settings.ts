import { deepFreeze } from '../checks/deep-freeze.ts';
import { SITE_SETTINGS, wholeSiteSettings, type SiteSettings } from '../site/site-settings.ts';
import { AUTO_SKU } from './appliance-sku.ts';
import { EVIDENCE_LOCK_BOUNDS, RESILIENCE_BOUNDS, SERVER_BOUNDS, TIER_BOUNDS } from './bounds.ts';
import type {
  EvidenceLock,
  Resilience,
  ServerSettings,
  ServerSettingsInput,
  SharedSettings,
  TierSettings,
} from './design.ts';
import { Failover, HardwareType } from './enumerations.ts';
import { lockedCameraHours } from '../formulas/evidence-lock.ts';
import type { FieldChecks } from '../checks/field-check.ts';
import { problem } from '../problem.ts';
import { structureErrors } from '../checks/structure.ts';

/** Ways to compare a decimal need with a capacity. */
export const CAPACITY_CONVENTIONS = ['vendor', 'exact'] as const;

/** Kinds of failover by id, in the order in which lists offer them. */
export const FAILOVER_KINDS = [
  { id: Failover.none, name: 'None' },
  { id: Failover.coldStandby, name: 'Cold standby' },
  { id: Failover.hotStandby, name: 'Hot standby' },
] as const;

/**
 * What the settings for both hardware types start with. Frozen: all designs share them.
 *
 * A setting of a later version is added here, to {@link withSharedSettings} and {@link checkSharedSettings}; a design that
 * was stored before gets its default when it is read.
 */
export const SHARED_SETTINGS: SharedSettings = deepFreeze({
  capacityConvention: 'vendor',
  resilience: { failover: { kind: Failover.none, servers: 1, outageDays: 3 }, hotSparesPerServer: 0 },
  power: { upsMinutes: 15 },
  tiers: { groomAfterDays: 0, groomFps: 1, keyFrameRatio: 10 },
  retentionRules: [],
  evidenceLock: { locksPerMonth: 0, camerasPerLock: 0, hoursPerLock: 0, monthsKept: 0 },
  ...SITE_SETTINGS,
});

/** Whether there is an archive from which recordings can move on: appliances have none. */
export function isArchived({ hardwareType, genericServerSettings }: ServerSettings): boolean {
  return hardwareType === HardwareType.generic && genericServerSettings.advancedSettings.archiving;
}

/** Whether recordings move on to a second archive; elsewhere its settings are kept and have no effect. */
export function hasSecondArchive(settings: ServerSettings): boolean {
  return isArchived(settings) && settings.tiers.groomAfterDays > 0;
}

/** Whether anything is kept as locked evidence. Hours may be 0. */
export function hasLocks({ evidenceLock }: Pick<ServerSettings, 'evidenceLock'>): boolean {
  return lockedCameraHours(evidenceLock) > 0;
}

/**
 * Server settings with every shared setting: those that are left out stay as they were before.
 *
 * @param before - The settings of the design so far; the defaults where there is none.
 * @throws Never.
 * @example
 * ```ts
 * withSharedSettings(storedSettings).resilience.failover.outageDays; // 3
 * ```
 */
export function withSharedSettings(
  settings: ServerSettingsInput,
  before: SharedSettings = SHARED_SETTINGS,
): ServerSettings {
  const { huskyServerSettings } = settings;
  return {
    ...settings,
    capacityConvention: settings.capacityConvention ?? before.capacityConvention,
    resilience: settings.resilience ?? before.resilience,
    huskyServerSettings: { ...huskyServerSettings, applianceSku: huskyServerSettings.applianceSku ?? AUTO_SKU },
    power: settings.power ?? before.power,
    tiers: settings.tiers ?? before.tiers,
    retentionRules: settings.retentionRules ?? before.retentionRules,
    evidenceLock: settings.evidenceLock ?? before.evidenceLock,
    ...wholeSiteSettings(settings, before),
  };
}

/** Check the shared settings that are present. */
export function checkSharedSettings(
  { capacityConvention, resilience, power, tiers, evidenceLock }: Partial<Omit<SharedSettings, keyof SiteSettings>>,
  checks: FieldChecks,
): void {
  const isKnown = capacityConvention === undefined || CAPACITY_CONVENTIONS.includes(capacityConvention);
  checks.add('capacityConvention', isKnown ? undefined : problem('field.one-of', { values: CAPACITY_CONVENTIONS }));
  if (resilience !== undefined && hasStructure('resilience', resilience, checks)) checkResilience(resilience, checks);
  if (power !== undefined && hasStructure('power', power, checks)) {
    checks.within('power.upsMinutes', power.upsMinutes, SERVER_BOUNDS.upsMinutes);
  }
  if (tiers !== undefined && hasStructure('tiers', tiers, checks)) checkTiers(tiers, checks);
  if (evidenceLock !== undefined && hasStructure('evidenceLock', evidenceLock, checks)) {
    checkEvidenceLock(evidenceLock, checks);
  }
}

/** Settings that are objects, or should be. */
type NestedSetting = 'resilience' | 'power' | 'tiers' | 'evidenceLock';

function hasStructure(name: NestedSetting, value: unknown, checks: FieldChecks): boolean {
  const errors = structureErrors(value, SHARED_SETTINGS[name], name);
  for (const { path, message } of errors) checks.add(path, message);
  return errors.length === 0;
}

function checkResilience({ failover, hotSparesPerServer }: Resilience, checks: FieldChecks): void {
  checks.oneOf('resilience.failover.kind', failover.kind, FAILOVER_KINDS);
  checks.within('resilience.failover.servers', failover.servers, RESILIENCE_BOUNDS.servers);
  checks.within('resilience.failover.outageDays', failover.outageDays, RESILIENCE_BOUNDS.outageDays);
  checks.within('resilience.hotSparesPerServer', hotSparesPerServer, RESILIENCE_BOUNDS.hotSparesPerServer);
}

function checkEvidenceLock(lock: EvidenceLock, checks: FieldChecks): void {
  for (const field of ['locksPerMonth', 'camerasPerLock', 'monthsKept'] as const) {
    checks.within(`evidenceLock.${field}`, lock[field], EVIDENCE_LOCK_BOUNDS[field]);
  }
  checks.between('evidenceLock.hoursPerLock', lock.hoursPerLock, EVIDENCE_LOCK_BOUNDS.hoursPerLock);
}

function checkTiers({ groomAfterDays, groomFps, keyFrameRatio }: TierSettings, checks: FieldChecks): void {
  checks.within('tiers.groomAfterDays', groomAfterDays, TIER_BOUNDS.groomAfterDays);
  checks.within('tiers.groomFps', groomFps, TIER_BOUNDS.groomFps);
  checks.within('tiers.keyFrameRatio', keyFrameRatio, TIER_BOUNDS.keyFrameRatio);
}
