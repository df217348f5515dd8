import { AS_BUILT_RESULT_TEXTS, MATCHING_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { statusText } from '@site-designer/camera-report';
import type { AsBuiltCamera } from '@site-designer/sizing-engine/as-built';
import type { ReactNode } from 'react';
import { GapBar } from './gap-bar.tsx';
import { daysText, signedDays, spanOf } from './gap-scale.ts';
import { Table, type Column } from '../../../explained/table.tsx';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { unitText } from '@site-designer/texts';
import styles from './as-built.module.css';
import type { ReportCheck } from './use-check.ts';

interface PrintedCamerasProps {
  readonly check: ReportCheck;
  readonly titles: ReadonlyMap<number, string>;
}

const { columns } = AS_BUILT_RESULT_TEXTS;

export function PrintedCameras({ check: { check }, titles }: PrintedCamerasProps): ReactNode {
  const span = spanOf(check.cameras.map(({ gap }) => gap));
  const cells: readonly Column<AsBuiltCamera>[] = [
    { title: TEXTS.camera, cell: ({ name }) => name },
    { title: TEXTS.group, cell: ({ cameraGroupId }) => titles.get(cameraGroupId) },
    {
      title: columns.rate,
      isNumber: true,
      cell: ({ actual, status }) => (actual === null ? statusText(status) : quantityText(actual.rateKbps, 'kbit/s')),
    },
    { title: columns.share, isNumber: true, cell: ({ actual }) => percentText(actual?.recordedPercent ?? null) },
    {
      title: columns.days,
      isNumber: true,
      cell: ({ actual }) =>
        actual && (
          <span className={styles.nowrap}>
            {daysText(actual.days)} {unitText('day', actual.days)}
          </span>
        ),
    },
    { title: columns.gap, isNumber: true, cell: ({ gap }) => gap && signedDays(gap.days) },
    { title: '', cell: ({ gap }) => gap && <GapBar gap={gap} span={span} /> },
  ];
  return (
    <div className="paper-only">
      <Table label={TEXTS.table} columns={cells} rows={check.cameras} rowKey={({ key }) => key} />
    </div>
  );
}

function percentText(percent: number | null): string | null {
  return percent === null ? null : quantityText(percent, '%');
}
