import { defaultServerSettings, type EvidenceLock, type ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { EVIDENCE_LOCK_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { EVIDENCE_LOCK_SETTING_TEXTS as TEXTS } from '#texts/proposal/kept-recordings.ts';
import { warningsOf, withPreset, type Setting } from './setting.ts';

const FIELDS = ['locksPerMonth', 'camerasPerLock', 'hoursPerLock', 'monthsKept'] as const;

export function evidenceLockSettings(catalogue: Catalogue): readonly Setting<ServerSettings>[] {
  const presets = defaultServerSettings(catalogue);
  return FIELDS.map((field) =>
    withPreset<ServerSettings>(presets, {
      text: TEXTS[field],
      control: {
        kind: 'number',
        bounds: () => EVIDENCE_LOCK_BOUNDS[field],
        isLive: true,
        hasDecimals: field === 'hoursPerLock',
      },
      read: ({ evidenceLock }) => evidenceLock[field],
      write: (settings, value) => ({ ...settings, evidenceLock: { ...settings.evidenceLock, [field]: value } }),
      ...(field === 'locksPerMonth' && { warnings: warningsOf('evidence-lock-edition') }),
      ...(field === 'camerasPerLock' && { warnings: warningsOf('evidence-lock-cameras') }),
    }),
  );
}

/** Missing settings: a reserve needs all of these above 0. Hours may be 0. */
export function missingOf(lock: EvidenceLock): readonly string[] {
  const needed = (['locksPerMonth', 'camerasPerLock', 'monthsKept'] as const).filter((field) => lock[field] === 0);
  const isStarted = FIELDS.some((field) => lock[field] > 0);
  return isStarted ? needed.map((field) => TEXTS[field].label) : [];
}
