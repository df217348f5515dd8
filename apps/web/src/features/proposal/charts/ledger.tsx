import { LEGENDS } from '#texts/proposal/charts.ts';
import { LEDGER_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { TierStorage } from '@site-designer/sizing-engine';
import type { LedgerStep } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Legend } from '../../../explained/legend.tsx';
import { factorText } from '../../../lib/format/format-figure.ts';
import styles from './ledger.module.css';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../../../explained/table.tsx';

interface WaterfallStep extends LedgerStep {
  /** TB before the step. */
  readonly from: number;
  readonly path: string;
  /** Greatest TB of all steps. */
  readonly most: number;
}

/** A line of the ledger: a step, or a part of the step above it. */
interface LedgerLine {
  readonly code: string;
  readonly title: string;
  readonly tb: number;
  readonly path: string;
  /** Undefined for a part. */
  readonly step?: WaterfallStep;
}

/** Each step from recorded video to nameplate capacity: a waterfall chart within a table. */
export function Ledger({ proposal: { ledger: steps, tiers } }: Pick<ReportInput, 'proposal'>): ReactNode {
  const lines = waterfall(steps).flatMap((step) => [lineOf(step), ...(step.code === 'tiers' ? partsOf(tiers) : [])]);
  return (
    <>
      <Table label={PROPOSAL_CHAPTERS.ledger} columns={COLUMNS} rows={lines} rowKey={({ code }) => code} />
      <Legend marks={LEGENDS.ledger.filter(([mark]) => mark !== 'saved' || isSaving(steps))} />
      {steps.map(
        ({ code, title, note }, index) =>
          note !== null && (
            <p key={code} className={styles.note}>
              <Explained path={`ledger[${index}].factor`} name={TEXTS.factorOf(title)}>
                {note}
              </Explained>
            </p>
          ),
      )}
    </>
  );
}

function isSaving(steps: readonly LedgerStep[]): boolean {
  return steps.some(({ factor }) => factor < 1);
}

const COLUMNS: readonly Column<LedgerLine>[] = [
  { title: TEXTS.step, cell: ({ title, step }) => (step ? title : <span className={styles.part}>{title}</span>) },
  { title: TEXTS.waterfall, cell: ({ step }) => step && <WaterfallBar step={step} />, isPicture: true },
  {
    title: TEXTS.factor,
    cell: ({ step }) => step !== undefined && step.code !== 'video' && <Factor step={step} />,
    isNumber: true,
  },
  { title: TEXTS.capacity, cell: capacityFigure, isNumber: true },
];

function lineOf(step: WaterfallStep): LedgerLine {
  const { code, title, tb, path } = step;
  return { code, title, tb, path: `${path}.tb`, step };
}

/** Storage of each archive, and the storage that the second one saves. */
function partsOf(tiers: TierStorage | undefined): LedgerLine[] {
  if (tiers === undefined) return [];
  const { groomAfterDays, fullTb, groomedTb, savedTb } = tiers;
  return [
    { code: 'tiers-full', title: TEXTS.fullRate(groomAfterDays), tb: fullTb, path: 'tiers.fullTb' },
    { code: 'tiers-reduced', title: TEXTS.reducedRate(groomAfterDays), tb: groomedTb, path: 'tiers.groomedTb' },
    { code: 'tiers-saved', title: TEXTS.saved, tb: savedTb, path: 'tiers.savedTb' },
  ];
}

function waterfall(steps: readonly LedgerStep[]): WaterfallStep[] {
  const most = Math.max(...steps.map(({ tb }) => tb));
  return steps.map((step, index) => ({ ...step, path: `ledger[${index}]`, from: steps[index - 1]?.tb ?? 0, most }));
}

function WaterfallBar({ step: { from, tb, most } }: { readonly step: WaterfallStep }): ReactNode {
  const share = (each: number): string => `${most === 0 ? 0 : (each / most) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.before} width={share(Math.min(from, tb))} height="100%" />
      <rect
        className={tb < from ? styles.saved : styles.added}
        x={share(Math.min(from, tb))}
        width={share(Math.abs(tb - from))}
        height="100%"
      />
      <line className={styles.end} x1={share(tb)} x2={share(tb)} y1="0" y2="100%" />
    </svg>
  );
}

/** A margin has two decimals, and a step without a margin none. */
function Factor({ step: { title, path, factor } }: { readonly step: WaterfallStep }): ReactNode {
  return (
    <Explained path={`${path}.factor`} name={TEXTS.factorOf(title)}>
      {factor === 1 ? (
        <span className="muted">{TEXTS.none}</span>
      ) : (
        <span className={styles.factor}>
          <span className="muted">×</span> {factorText(factor)}
        </span>
      )}
    </Explained>
  );
}

function capacityFigure({ title, path, tb, step }: LedgerLine): ReactNode {
  return (
    <Explained path={path} name={title}>
      <span className={step ? undefined : 'muted'}>
        <Figure value={tb} unit="TB" />
      </span>
    </Explained>
  );
}
