import { AS_BUILT_RESULT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { LEGENDS } from '#texts/proposal/charts.ts';
import type { AsBuiltCheck, AsBuiltFigures, AsBuiltGroup } from '@site-designer/sizing-engine/as-built';
import type { ComponentProps, ReactNode } from 'react';
import { daysText, spanOf, type GapSpan } from './gap-scale.ts';
import { Legend } from '../../../explained/legend.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import cards from '../../../ui/tables/card-table.module.css';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import styles from './as-built.module.css';
import { Compared } from './compared.tsx';
import { GapCell } from './gap-cell.tsx';

interface GroupsTableProps {
  readonly check: AsBuiltCheck;
  readonly titles: ReadonlyMap<number, string>;
}

export function GroupsTable({ check: { groups, totals }, titles }: GroupsTableProps): ReactNode {
  const span = spanOf(groups.map(({ gap }) => gap));
  const { columns } = TEXTS;
  return (
    <>
      <p className="muted">{TEXTS.columnsHint}</p>
      <div>
        <table className={`${cards.table} ${styles.groups}`} aria-label={TEXTS.groups}>
          <TableHead titles={Object.values(columns)} />
          <tbody>
            {groups.map((group, index) => (
              <Group
                key={group.cameraGroupId}
                group={group}
                title={titles.get(group.cameraGroupId) ?? group.name}
                path={`groups[${index}]`}
                span={span}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{TEXTS.total}</th>
              <td data-title={columns.cameras}>
                <Cameras of={totals} path="totals" title={TEXTS.total} />
              </td>
              <td data-title={columns.rate}>
                <TotalRates totals={totals} />
              </td>
              <td colSpan={2} className={styles.blank}>
                –
              </td>
              <td data-title={columns.missing} className={totals.shortTb === null ? styles.blank : undefined}>
                <Missing tb={totals.shortTb} path="totals.shortTb" title={TEXTS.total} />
              </td>
              <td className={styles.blank}>–</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Legend marks={LEGENDS.gap} />
    </>
  );
}

interface PlacedProps {
  readonly title: string;
  readonly path: string;
}

interface GroupProps extends PlacedProps {
  readonly group: AsBuiltGroup;
  readonly span: GapSpan;
}

type FigureNames = readonly [planned: (title: string) => string, actual: (title: string) => string];
type CompareProps = Pick<ComponentProps<typeof Compared>, 'planned' | 'actual'>;

function Group({ group, title, path, span }: GroupProps): ReactNode {
  const { planned, actual, gap, storage } = group;
  const { columns, figures } = TEXTS;
  const compared = (field: keyof AsBuiltFigures, [plannedName, actualName]: FigureNames): CompareProps => ({
    planned: { value: planned[field], path: `${path}.planned.${field}`, name: plannedName(title) },
    actual:
      actual === null ? undefined : { value: actual[field], path: `${path}.actual.${field}`, name: actualName(title) },
  });
  return (
    <tr>
      <th scope="row" dir="auto">
        {title}
      </th>
      <td data-title={columns.cameras}>
        <Cameras of={group} path={path} title={title} />
      </td>
      <td data-title={columns.rate}>
        <Compared {...compared('rateKbps', [figures.plannedRate, figures.actualRate])} unit="kbit/s" />
      </td>
      <td data-title={columns.share}>
        <Compared {...compared('recordedPercent', [figures.plannedShare, figures.actualShare])} unit="%" />
      </td>
      <td data-title={columns.days}>
        <Compared {...compared('days', [figures.plannedDays, figures.actualDays])} unit="days" />
        <FewestDays group={group} path={path} title={title} />
      </td>
      <td data-title={columns.missing} className={storage === null ? styles.blank : undefined}>
        <Missing tb={storage?.missingTb ?? null} path={`${path}.storage.missingTb`} title={title} />
      </td>
      <td data-title={columns.gap} className={gap === null ? styles.blank : undefined}>
        {gap === null ? '–' : <GapCell gap={gap} span={span} path={`${path}.gap`} name={title} withParts />}
      </td>
    </tr>
  );
}

interface CamerasProps extends PlacedProps {
  readonly of: Pick<AsBuiltGroup, 'designedCameras' | 'reportedCameras'>;
}

function Cameras({ of: { designedCameras, reportedCameras }, path, title }: CamerasProps): ReactNode {
  return (
    <span className={styles.figure} data-is-other={designedCameras !== reportedCameras}>
      <Explained path={`${path}.reportedCameras`} name={TEXTS.figures.cameras(title)}>
        {numberText(reportedCameras)}
      </Explained>{' '}
      <span className="muted">
        {TEXTS.of}{' '}
        <Explained path={`${path}.designedCameras`} name={TEXTS.figures.designed(title)}>
          {numberText(designedCameras)}
        </Explained>
      </span>
    </span>
  );
}

function TotalRates({ totals: { plannedMbit, actualMbit } }: Pick<AsBuiltCheck, 'totals'>): ReactNode {
  if (plannedMbit === null || actualMbit === null) return '–';
  const { plannedRate, actualRate } = TEXTS.figures;
  return (
    <Compared
      planned={{ value: plannedMbit, path: 'totals.plannedMbit', name: plannedRate(TEXTS.total) }}
      actual={{ value: actualMbit, path: 'totals.actualMbit', name: actualRate(TEXTS.total) }}
      unit="Mbit/s"
    />
  );
}

/** The fewest days held by a camera of the group: only those can be relied on. */
function FewestDays({
  group: { fewestDays, actual },
  path,
  title,
}: Pick<GroupProps, 'group'> & PlacedProps): ReactNode {
  if (fewestDays === null || actual === null || daysText(fewestDays) === daysText(actual.days)) return null;
  return (
    <span className={styles.second}>
      <Explained path={`${path}.fewestDays`} name={TEXTS.figures.fewestDays(title)}>
        {TEXTS.fewest(daysText(fewestDays))}
      </Explained>
    </span>
  );
}

interface MissingProps extends PlacedProps {
  readonly tb: number | null;
}

function Missing({ tb, path, title }: MissingProps): ReactNode {
  if (tb === null) return '–';
  if (tb <= 0) return <span className="muted">{TEXTS.enough}</span>;
  return (
    <Explained path={path} name={TEXTS.figures.missing(title)}>
      <span className={styles.figure}>{quantityText(tb, 'TB')}</span>
    </Explained>
  );
}
