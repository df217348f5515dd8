/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { COVERAGE_TEXTS as TEXTS } from '#texts/editor/coverage.ts';
import type { CameraForm } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import { levelName } from '@site-designer/texts';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Explained } from '../../../../explained/explained.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { PIXELS, type GroupCoverage } from './coverage-context.tsx';
import { Cures } from './cures.tsx';
import styles from './coverage.module.css';

interface CoverageCellProps {
  readonly row: CameraRow;
  readonly groupNumber: number;
  readonly coverage: GroupCoverage | undefined;
  readonly form: CameraForm;
  /** Whether the figures are buttons: those of other rows would be stops on the way through the page. */
  readonly isActive: boolean;
  readonly isUnfolded: boolean;
  readonly colIndex: number;
  readonly style: CSSProperties;
  readonly onEdit: (rowId: number, patch: RowPatch) => void;
}

/** The level that is shown of a group without a purpose. */
const USUAL = 'identify';

/** What the cameras of a group show: how far its level reaches, and below it what would make up for what it lacks. */
export const CoverageCell = memo(function CoverageCell(props: CoverageCellProps): ReactNode {
  const { row, groupNumber, coverage, colIndex, style, isUnfolded } = props;
  const said = coverage && sentenceOf(coverage);
  const bare = row.purpose === null && row.optics === null ? '–' : TEXTS.noAngle;
  const text = said ? [said.figure, ...said.rest].join('') : bare;
  const state = coverage?.shown.required && (coverage.shown.required.met ? 'met' : 'short');
  return (
    <div
      role="gridcell"
      aria-colindex={colIndex}
      className={styles.cell}
      data-coverage={state ?? ''}
      data-label={TEXTS.title}
      style={style}
    >
      <span className={styles.text} title={text}>
        <span className="visually-hidden">{TEXTS.cell(groupNumber, state ? TEXTS[state] : '')}</span>
        {state && <Icon name={state === 'met' ? 'check' : 'warning'} size={14} />}
        {said === undefined ? <span className="muted">{bare}</span> : <Figure {...props} said={said} />}
      </span>
      {isUnfolded && coverage && <Cures {...props} coverage={coverage} />}
    </div>
  );
});

interface Said {
  /** Where the reach stands in the answer. */
  readonly path: string;
  readonly level: string;
  readonly figure: string;
  readonly rest: readonly string[];
}

function sentenceOf({ place, shown }: GroupCoverage): Said {
  const { required, reach, notes, approximate } = shown;
  const level = required?.level ?? USUAL;
  const at = reach.findIndex((each) => each.level === level);
  const groundM = reach[at]?.groundM ?? null;
  const isOut = required !== null && !required.met && !shown.cures.some(({ kind }) => kind !== 'tilt');
  const wanted = required && (isOut ? TEXTS.outOfPicture(required.distanceM) : TEXTS.needs(required.distanceM));
  return {
    path: `coverage[${place}].reach[${at}].groundM`,
    level,
    figure: TEXTS.noPurpose(PIXELS[level]!, groundM === null ? TEXTS.reachesNothing : TEXTS.reaches(groundM)),
    rest: [wanted ?? '', notes.includes('face-angle') ? TEXTS.steep : '', approximate ? TEXTS.approximate : ''],
  };
}

function Figure({ said, isActive }: Pick<CoverageCellProps, 'isActive'> & { readonly said: Said }): ReactNode {
  const { path, level, figure, rest } = said;
  const [wanted, ...notes] = rest;
  return (
    <span>
      <strong>
        {isActive ? (
          <Explained path={path} name={TEXTS.reach(levelName(level))}>
            {figure}
          </Explained>
        ) : (
          figure
        )}
        {wanted}
      </strong>
      <span className="muted">{notes.join('')}</span>
    </span>
  );
}
