import { RULE_TEXTS as TEXTS } from '#texts/proposal/kept-recordings.ts';
import { type CellColumn, single } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { rulesBrokenBy } from '@site-designer/sizing-engine/design';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { useServerSettings } from '../../document/editor-context.ts';
import type { ShownMessage } from '../cells/cell-message.tsx';
import type { Grid } from '../grid/use-grid.ts';

const NO_RULES: readonly RetentionRule[] = [];
const ChosenRulesContext = createContext(NO_RULES);
const BrokenGroupsContext = createContext<ReadonlySet<number>>(new Set());

export function useChosenRules(): readonly RetentionRule[] {
  const { retentionRules } = useCatalogue();
  const chosen = useServerSettings()?.retentionRules;
  return useMemo(
    () => (chosen?.length ? retentionRules.filter(({ id }) => chosen.includes(id)) : NO_RULES),
    [retentionRules, chosen],
  );
}

interface RetentionMarksProps {
  readonly grid: Grid;
  /** All rows of the design. */
  readonly rows: readonly CameraRow[];
  readonly children: ReactNode;
}

/** Provides the rules to the checked cells, and the groups that break one to the heads of their cards. */
export function RetentionMarks({ grid, rows, children }: RetentionMarksProps): ReactNode {
  const rules = useChosenRules();
  useAskedRetention(grid);
  const broken = brokenGroups(rows, rules).join();
  const groups = useMemo(() => new Set(broken === '' ? [] : broken.split(',').map(Number)), [broken]);
  return (
    <ChosenRulesContext value={rules}>
      <BrokenGroupsContext value={groups}>{children}</BrokenGroupsContext>
    </ChosenRulesContext>
  );
}

function brokenGroups(rows: readonly CameraRow[], rules: readonly RetentionRule[]): number[] {
  if (rules.length === 0) return [];
  const broken = rows.filter(({ retentionDays }) => rulesBrokenBy(retentionDays, rules).length > 0);
  return [...new Set(broken.map(({ cameraGroupId }) => cameraGroupId))];
}

export function useBreaksRule(cameraGroupId: number): boolean {
  return useContext(BrokenGroupsContext).has(cameraGroupId);
}

/** The rules that a cell breaks; none if it is not a retention. */
export function useBrokenRules({ retentionDays }: CameraRow, { field }: CellColumn): readonly RetentionRule[] {
  const rules = useContext(ChosenRulesContext);
  return field === 'retentionDays' && rules.length > 0 ? rulesBrokenBy(retentionDays, rules) : NO_RULES;
}

/** The rules that a retention breaks, with their citations. */
export function brokenText(retentionDays: number, broken: readonly RetentionRule[]): string {
  return TEXTS.broken(
    retentionDays,
    broken.map(({ name, kind, days, citation }) => TEXTS.asks(name, TEXTS.days(kind, days.value), citation)),
  );
}

export function retentionMessage(
  { selection, shown }: Pick<Grid, 'selection' | 'shown'>,
  rules: readonly RetentionRule[],
): ShownMessage | undefined {
  const cell = selection?.active;
  if (cell?.column !== 'retentionDays' || rules.length === 0) return undefined;
  const row = shown.find(({ id }) => id === cell.rowId);
  const broken = row ? rulesBrokenBy(row.retentionDays, rules) : NO_RULES;
  return row && broken.length > 0 ? { cell, text: brokenText(row.retentionDays, broken), isNote: true } : undefined;
}

/** The next stream whose retention breaks a rule, continuing at the top after the last. */
export function nextBrokenRow(
  rows: readonly CameraRow[],
  rules: readonly RetentionRule[],
  after: number | undefined,
): number | undefined {
  const broken = rows.filter(({ retentionDays }) => rulesBrokenBy(retentionDays, rules).length > 0);
  const place = broken.findIndex(({ id }) => id === after);
  return (broken[place + 1] ?? broken[0])?.id;
}

interface AskedRetention {
  /** The stream whose retention is to be shown. */
  readonly rowId: number | undefined;
  readonly onShown: () => void;
}

/** A retention that another part of the page requests to show. */
export const AskedRetentionContext = createContext<AskedRetention>({ rowId: undefined, onShown: () => undefined });

/** Moves to the requested retention; if its row is hidden, all rows are shown again. */
function useAskedRetention({ controller, shown }: Grid): void {
  const { rowId, onShown } = useContext(AskedRetentionContext);
  const show = useEffectEvent((id: number) => {
    if (!shown.some((row) => row.id === id)) controller.state.setState({ view: undefined });
    controller.go(single({ rowId: id, column: 'retentionDays' }));
    onShown();
  });
  useEffect(() => {
    if (rowId !== undefined) show(rowId);
  }, [rowId]);
}
