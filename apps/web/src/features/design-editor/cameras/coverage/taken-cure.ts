import { COVERAGE_TEXTS as TEXTS } from '#texts/editor/coverage.ts';
import { columnOf, textOf, type CameraForm } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { PURPOSE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { flagsFromRecording, seenHalf, type RowPatch } from '@site-designer/sizing-engine/design';
import type { GroupCoverage } from './coverage-context.tsx';

export type Cure = GroupCoverage['shown']['cures'][number];

interface TakenCure {
  readonly then: string;
  readonly now: string;
  readonly patch: RowPatch;
}

/** What a cure sets. A narrower lens and a shorter distance are rounded to the side on which the purpose holds. */
export function takenCure({ kind, value }: Cure, row: CameraRow, form: CameraForm): TakenCure {
  switch (kind) {
    case 'lens': {
      const hfovDeg = downToTenth(value);
      return { then: TEXTS.degrees(hfovDeg), now: lensNow(row), patch: { optics: { hfovDeg } } };
    }
    case 'tilt': {
      const tiltDeg = Math.round(value * TENTHS) / TENTHS;
      return {
        then: TEXTS.degrees(tiltDeg),
        now: TEXTS.degrees(row.optics?.tiltDeg ?? 0),
        patch: { optics: { tiltDeg } },
      };
    }
    case 'distance': {
      const distanceM = Math.max(PURPOSE_BOUNDS.distanceM.min, downToTenth(value));
      return {
        then: TEXTS.metres(distanceM),
        now: TEXTS.metres(row.purpose?.distanceM ?? 0),
        patch: { purpose: { distanceM } },
      };
    }
    case 'resolution': {
      const flags = flagsFromRecording(row.recording);
      const name = form.resolutions.find(({ id }) => id === value)?.name ?? '';
      return {
        then: sizeIn(name),
        now: sizeIn(textOf(row, columnOf(`resolution.${seenHalf(row)}`), form)),
        patch: {
          resolution: { ...(flags.motion && { motion: value }), ...(flags.continuous && { continuous: value }) },
        },
      };
    }
  }
}

function lensNow({ optics }: CameraRow): string {
  if (optics === null) return TEXTS.unknown;
  return optics.hfovDeg === null ? `${optics.focalMm} mm` : TEXTS.degrees(optics.hfovDeg);
}

/** The size alone, without what it is called. */
function sizeIn(name: string): string {
  return name.split(' ')[0]!;
}

const TENTHS = 10;

function downToTenth(value: number): number {
  return Math.floor(value * TENTHS + 1e-9) / TENTHS;
}
