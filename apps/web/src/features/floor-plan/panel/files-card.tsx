import { getPlanPicture } from '@site-designer/api-contract/design-addresses';
import { planSheetsOf, type PlanSheets } from '@site-designer/api-contract/plan-sheets';
import type { Plan } from '@site-designer/api-contract';
import { textOfCell, type Sheet } from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { PLAN_FILE, PLAN_STEPS, POSITIONS_IN } from '#texts/editor/plan.ts';
import { PLAN_SHEETS } from '#texts/editor/plan-sheets.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import { dataAddress } from '../../../lib/files/data-address.ts';
import { download, fileNameOf } from '../../../lib/files/download.ts';
import { readFile } from '../../../lib/files/read-table-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import type { PlanInput } from '../model/plan-input.ts';
import type { PlanGroup } from '../model/plan-model.ts';
import { positionsFile } from '../model/positions-file.ts';
import styles from './panel.module.css';

interface FilesCardProps extends PlanInput {
  readonly plan: Plan;
  readonly all: readonly Plan[];
  readonly groups: ReadonlyMap<number, PlanGroup>;
}

interface Told {
  readonly tone: 'fine' | 'over';
  readonly lines: readonly string[];
}

const MOST_LINES = 5;

/** What is on the floors as files, and positions from one. */
export function FilesCard(props: FilesCardProps): ReactNode {
  const { all, groups, name, placing } = props;
  const [told, setTold] = useState<Told>();
  const hasCameras = placing.placements.length > 0;
  return (
    <section className={styles.card} aria-labelledby="plan-files">
      <h2 id="plan-files">{PLAN_FILE.title}</h2>
      {told && (
        <Banner tone={told.tone}>
          {told.lines.slice(0, MOST_LINES).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {told.lines.length > MOST_LINES && <p>{POSITIONS_IN.more(told.lines.length - MOST_LINES)}</p>}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button size="small" icon="download" onClick={() => savePng(props)}>
          {PLAN_SHEETS.save}
        </Button>
        {hasCameras && (
          <>
            <Button
              size="small"
              icon="download"
              onClick={() => download(positionsFile(placing, { plans: all, groups }), PLAN_FILE.name(fileNameOf(name)))}
            >
              {PLAN_FILE.save}
            </Button>
            <Button size="small" icon="download" onClick={() => void saveLabels(props)}>
              {PLAN_SHEETS.labels}
            </Button>
          </>
        )}
        <FileButton
          icon="upload"
          size="small"
          label={POSITIONS_IN.label}
          accept=".csv,.xlsx,text/csv"
          onFile={(file) => void read(file, props).then(setTold, props.onFailure)}
        >
          {POSITIONS_IN.read}
        </FileButton>
      </div>
      <p className="caption">{POSITIONS_IN.how}</p>
    </section>
  );
}

function sheetsOf({ rows, placing, coverage, all, groups }: FilesCardProps): PlanSheets | undefined {
  const titles = new Map([...groups].map(([id, { title }]) => [id, title]));
  return planSheetsOf({ plans: all, placing, cameras: rows, coverage, titles, withNotes: true });
}

function savePng(props: FilesCardProps): void {
  const { call: _call, pictures, place, plan, name, onFailure } = props;
  const draw = async (): Promise<void> => {
    const plans = sheetsOf(props);
    const sheet = plans?.sheets.find(({ id }) => id === plan.id);
    const bare = { ...plan, walls: plan.walls.map(({ points }) => points), cameras: [], closets: [], areas: [] };
    const { planPng } = await loadChunk(import('../sheet/sheet-files.tsx'));
    const picture = await dataAddress(await pictures.get(getPlanPicture, { ...place, planId: plan.id }));
    const drawn = plans ?? { standard: '2014', views: [], sheets: [] };
    const png = await planPng({ sheet: sheet ?? bare, plans: drawn, picture });
    download(png, PLAN_SHEETS.pngFile(fileNameOf(name), fileNameOf(plan.name)));
  };
  draw().catch(onFailure);
}

async function saveLabels(props: FilesCardProps): Promise<void> {
  const plans = sheetsOf(props);
  const { downloadCameraLabels } = await loadChunk(import('../sheet/sheet-files.tsx'));
  if (plans) downloadCameraLabels(props.name, plans);
}

/** Takes the positions of a file over as one step, and tells what was done. */
async function read(file: File, { placing, plan, all, groups, onPlacing }: FilesCardProps): Promise<Told> {
  const table = await readFile(file);
  if ('message' in table) return { tone: 'over', lines: [table.message] };
  const { readPositions } = await loadChunk(import('../model/read-positions.ts'));
  const result = readPositions(cellsOf(table.sheets), placing, { plans: all, plan, groups });
  if ('problems' in result) return { tone: 'over', lines: [POSITIONS_IN.nothing, ...result.problems] };
  onPlacing(PLAN_STEPS.positions, result.placing);
  return { tone: 'fine', lines: [POSITIONS_IN.done(result.moved, result.added)] };
}

/** The sheet of positions, as the workbook of the camera table has it, else the first one. */
function cellsOf(sheets: readonly Sheet[]): string[][] {
  const sheet = sheets.find(({ name }) => name === PLAN_FILE.sheet) ?? sheets[0];
  return (sheet?.cells ?? []).map((line) => line.map(textOfCell));
}
