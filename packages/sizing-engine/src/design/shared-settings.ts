import type { ServerSettings, ServerSettingsInput, SharedSettings } from './design.ts';
import type { FieldChecks } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/** Ways to set a decimal need against a capacity. */
export const CAPACITY_CONVENTIONS = ['vendor', 'exact'] as const;

/**
 * What the settings for both hardware types start with.
 *
 * A setting of a later version is added here, to {@link withSharedSettings} and {@link checkSharedSettings}; stored designs get
 * its default by a migration.
 */
export const SHARED_SETTINGS: SharedSettings = { capacityConvention: 'vendor' };

/**
 * Server settings with every shared setting: those that are left out stay as they were before.
 *
 * @param before - The settings of the design so far; the defaults where there is none.
 */
export function withSharedSettings(
  settings: ServerSettingsInput,
  before: SharedSettings = SHARED_SETTINGS,
): ServerSettings {
  return { ...settings, capacityConvention: settings.capacityConvention ?? before.capacityConvention };
}

/** Check the shared settings that there are. */
export function checkSharedSettings({ capacityConvention }: Partial<SharedSettings>, checks: FieldChecks): void {
  const isKnown = capacityConvention === undefined || CAPACITY_CONVENTIONS.includes(capacityConvention);
  checks.add('capacityConvention', isKnown ? undefined : TEXTS.oneOf(CAPACITY_CONVENTIONS));
}
