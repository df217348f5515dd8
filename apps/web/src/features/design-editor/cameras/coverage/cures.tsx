import { COVERAGE_TEXTS as TEXTS } from '#texts/editor/coverage.ts';
import { columnOf, textOf, type CameraForm } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { PURPOSE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { flagsFromRecording, type RowPatch } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { Explained } from '../../../../explained/explained.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PIXELS, type GroupCoverage } from './coverage-context.tsx';
import styles from './coverage.module.css';

interface CuresProps {
  readonly row: CameraRow;
  readonly groupNumber: number;
  readonly coverage: GroupCoverage;
  readonly form: CameraForm;
  readonly onEdit: (rowId: number, patch: RowPatch) => void;
}

type Cure = GroupCoverage['shown']['cures'][number];

/** What would give a group its purpose, each with what changes, what it costs, and one button. */
export function Cures(props: CuresProps): ReactNode {
  const { row, groupNumber, coverage, form, onEdit } = props;
  const { place, shown } = coverage;
  const { required, cures } = shown;
  if (required === null) return null;
  return (
    <div className={styles.below}>
      <section className={styles.cures} aria-label={TEXTS.cures(groupNumber)} data-cures>
        <p className={styles.has}>
          {TEXTS.has(required.distanceM)}{' '}
          <Explained path={`coverage[${place}].required.density`} name={TEXTS.densityName}>
            {TEXTS.density(required.density)}
          </Explained>
          {TEXTS.of(PIXELS[required.level]!, required.level)}
        </p>
        {cures.map((cure, at) => {
          const { then, now, patch } = takenCure(cure, row, form);
          const isFree = cure.addedKbps === 0 && cure.addedTb === 0;
          return (
            <div key={cure.kind} className={styles.cure} data-cure={cure.kind}>
              <span className={styles.kind}>{TEXTS.kinds[cure.kind]}</span>
              <span className={styles.change}>
                <strong>
                  <Explained path={`coverage[${place}].cures[${at}].value`} name={TEXTS.kinds[cure.kind]}>
                    {then}
                  </Explained>
                </strong>{' '}
                {TEXTS.now(now)}
              </span>
              <span className={styles.effect}>{TEXTS.effects[cure.kind]}</span>
              <span className={styles.cost} data-costs={!isFree || undefined}>
                {isFree ? TEXTS.free : TEXTS.costs(cure.addedKbps, cure.addedTb)}
              </span>
              <Button size="small" tabIndex={-1} onClick={() => onEdit(row.id, patch)}>
                {TEXTS.use(then)}
              </Button>
            </div>
          );
        })}
      </section>
    </div>
  );
}

interface TakenCure {
  readonly then: string;
  readonly now: string;
  readonly patch: RowPatch;
}

/** What a cure sets. A narrower lens and a shorter distance are rounded to the side on which the purpose holds. */
function takenCure({ kind, value }: Cure, row: CameraRow, form: CameraForm): TakenCure {
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
      const half = flags.motion ? 'motion' : 'continuous';
      const name = form.resolutions.find(({ id }) => id === value)?.name ?? '';
      return {
        then: sizeIn(name),
        now: sizeIn(textOf(row, columnOf(`resolution.${half}`), form)),
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
