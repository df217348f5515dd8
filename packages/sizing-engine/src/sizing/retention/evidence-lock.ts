import type { Catalogue, PlatformVersion } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { Design } from '../../design/design.ts';
import { hasLocks } from '../../design/shared-settings.ts';
import { lockedAtEnd, withoutLocked } from '../../formulas/evidence-lock.ts';
import type { ExplainedLock } from '../demand/explained-lock.ts';
import type { RangeEnd } from '../../bitrate/bitrate.ts';
import type { EvidenceLockReserve, Warning } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

/** What is locked as evidence, as a result has it. */
export function reserveOf({ hours, reserveTb }: ExplainedLock): Explained<EvidenceLockReserve> {
  return { cameraHours: hours, storageTb: reserveTb };
}

/** Warnings about locks that the edition does not support, or that name more cameras than there are. */
export function evidenceLockWarnings(
  { serverSettings: { evidenceLock } }: Design,
  { name, evidenceLock: has }: PlatformVersion,
  { cameras, catalogue }: { readonly cameras: number; readonly catalogue: Pick<Catalogue, 'platformVersions'> },
): Warning[] {
  if (!hasLocks({ evidenceLock })) return [];
  const warnings: Warning[] = [];
  if (has?.value === false) {
    const able = catalogue.platformVersions.filter((version) => version.evidenceLock?.value === true);
    const message = saying('warning.evidence-lock-edition', {
      edition: name,
      others: able.map((version) => version.name),
    });
    warnings.push({ code: 'evidence-lock-edition', message });
  }
  if (evidenceLock.camerasPerLock > cameras) {
    const message = saying('warning.evidence-lock-cameras', { camerasPerLock: evidenceLock.camerasPerLock, cameras });
    warnings.push({ code: 'evidence-lock-cameras', message });
  }
  return warnings;
}

/** A storage of the fullest server: what it needs, and what it may hold. */
interface RetentionRoom {
  readonly need: Quantity<'TB'>;
  readonly room: Quantity<'TB'>;
}

/** The part of a storage that depends on the days of retention: locked recordings are not deleted for new ones. */
export function withoutLocks({ need, room }: RetentionRoom, locked: Quantity<'TB'> | undefined): RetentionRoom {
  if (locked === undefined) return { need, room };
  return {
    need: withoutLocked({ storageTb: need, lockedTb: locked }),
    room: withoutLocked({ storageTb: room, lockedTb: locked }),
  };
}

/** What is locked on a server at an end of the range. */
export function lockedToward(end: RangeEnd, locked: Quantity<'TB'>, { reserveTb }: ExplainedLock): Quantity<'TB'> {
  return end === 'value'
    ? locked
    : lockedAtEnd({ lockedTb: locked, endTb: reserveTb[end], reserveTb: reserveTb.value });
}
