import { AS_BUILT_RESULT_TEXTS, MATCHING_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { statusText } from '@site-designer/camera-report';
import { memo, type ReactNode } from 'react';
import type { GapSpan } from './gap-scale.ts';
import type { ListedCamera } from './shown-cameras.ts';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import styles from './cameras-table.module.css';
import { AsBuiltFigure } from './compared.tsx';
import { GapCell } from './gap-cell.tsx';
import type { CheckedCamera, ReportCheck } from './use-check.ts';

const { rate, share, days, gap } = AS_BUILT_RESULT_TEXTS.columns;
/** Column titles, which phones show beside each cell. */
export const COLUMN_TITLES = [TEXTS.camera, TEXTS.group, rate, share, days, gap] as const;

export interface CameraRowContext {
  readonly check: ReportCheck | undefined;
  readonly groups: readonly SelectOption[];
  readonly titles: ReadonlyMap<number, string>;
  readonly span: GapSpan;
  /** Undefined restores the automatic match, null leaves the camera out. */
  readonly onAssign: (key: string, cameraGroupId: number | null | undefined) => void;
}

interface CameraRowProps {
  readonly listed: ListedCamera;
  readonly rowIndex: number;
  readonly context: CameraRowContext;
}

export function CameraRow({ listed, rowIndex, context }: CameraRowProps): ReactNode {
  const { camera } = listed;
  const checked = context.check?.byKey.get(camera.key);
  return (
    <tr aria-rowindex={rowIndex} className={styles.row}>
      <th scope="row">
        <span className={styles.name} dir="auto" title={camera.name}>
          {camera.name || camera.hardwareName}
        </span>
        <span className={styles.second} dir="auto">
          {[camera.recorderName, camera.hardwareName, camera.model].filter((part) => part !== '').join(' · ')}
        </span>
      </th>
      <td className={styles.group} data-title={TEXTS.group}>
        <GroupSelect listed={listed} {...context} />
      </td>
      <Figures checked={checked} name={camera.name} span={context.span} />
    </tr>
  );
}

const AUTOMATIC = 0;
const LEFT_OUT = -1;

type GroupSelectProps = Pick<CameraRowContext, 'groups' | 'titles' | 'onAssign'> & Pick<CameraRowProps, 'listed'>;

function GroupSelect({ listed, groups, titles, onAssign }: GroupSelectProps): ReactNode {
  const { camera, cameraGroupId, by, candidates } = listed;
  return (
    <>
      <GroupOptions
        cameraKey={camera.key}
        label={TEXTS.groupOf(camera.name)}
        value={cameraGroupId === null ? LEFT_OUT : (cameraGroupId ?? AUTOMATIC)}
        first={cameraGroupId === undefined ? TEXTS.none : TEXTS.automatic}
        groups={groups}
        onAssign={onAssign}
      />
      <span className={styles.second}>
        {by !== undefined && TEXTS.by[by]}
        {candidates.length > 0 && TEXTS.fitsBoth(candidates.map((id) => titles.get(id)).join(', '))}
      </span>
    </>
  );
}

interface GroupOptionsProps extends Pick<CameraRowContext, 'groups' | 'onAssign'> {
  readonly cameraKey: string;
  readonly label: string;
  readonly value: number;
  /** Label of the choice of no group. */
  readonly first: string;
}

/** Memoized: a design can have hundreds of groups. */
const GroupOptions = memo(function GroupOptions({ cameraKey, groups, first, onAssign, ...field }: GroupOptionsProps) {
  const assign = (id: number): void => {
    if (id === AUTOMATIC) onAssign(cameraKey, undefined);
    else onAssign(cameraKey, id === LEFT_OUT ? null : id);
  };
  return (
    <Select
      {...field}
      isCell
      options={[{ id: AUTOMATIC, name: first }, ...groups, { id: LEFT_OUT, name: TEXTS.leftOut }]}
      onChange={assign}
    />
  );
});

interface FiguresProps {
  readonly checked: CheckedCamera | undefined;
  readonly name: string;
  readonly span: GapSpan;
}

function Figures({ checked, name, span }: FiguresProps): ReactNode {
  if (checked === undefined) {
    return (
      <td colSpan={4} className={styles.none}>
        {AS_BUILT_RESULT_TEXTS.notCompared}
      </td>
    );
  }
  const { result, index } = checked;
  const { status, actual, gap: found } = result;
  if (actual === null) {
    return (
      <td colSpan={4} className={styles.none}>
        {statusText(status)}
      </td>
    );
  }
  const path = `cameras[${index}]`;
  const { figures } = AS_BUILT_RESULT_TEXTS;
  return (
    <>
      <td data-title={rate}>
        <AsBuiltFigure
          figure={{ value: actual.rateKbps, path: `${path}.actual.rateKbps`, name: figures.actualRate(name) }}
          unit="kbit/s"
        />
      </td>
      <td data-title={share}>
        <AsBuiltFigure
          figure={{
            value: actual.recordedPercent,
            path: `${path}.actual.recordedPercent`,
            name: figures.actualShare(name),
          }}
          unit="%"
        />
      </td>
      <td data-title={days}>
        <AsBuiltFigure
          figure={{ value: actual.days, path: `${path}.actual.days`, name: figures.actualDays(name) }}
          unit="days"
        />
      </td>
      <td data-title={gap}>
        {found === null ? (
          <span className={styles.second}>{TEXTS.tooNew}</span>
        ) : (
          <GapCell gap={found} span={span} path={`${path}.gap`} name={name} />
        )}
      </td>
    </>
  );
}
