import { EXPLANATION_TEXTS as TEXTS } from '#texts/proposal-explanation.ts';
import {
  derivationForRow,
  stepTitle,
  type ColumnStep,
  type NumberStep,
  type Step,
  type TextStep,
} from '@site-designer/sizing-engine/explanations';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Expression } from './expression.tsx';
import { SourceLine } from './source-line.tsx';
import { Amount, Fold, Mark, StepAmount } from './step-head.tsx';
import styles from './step-node.module.css';
import { stepTable, StepTableContext, useStepTable, type StepTable } from './step-table.ts';
import { inWords, placeText, rowsBehind, rowText } from './words.ts';

interface StepNodeProps {
  readonly stepKey: string;
  /** What the step is called by the one that uses it. */
  readonly role?: string;
  readonly isOpenAtFirst?: boolean;
}

/** One step of an explanation; it opens into what it is made of. */
export function StepNode({ stepKey, role, isOpenAtFirst = false }: StepNodeProps): ReactNode {
  const table = useStepTable();
  const step = table.byKey.get(stepKey)!;
  const title = titleOf(step, table);
  return (
    <Fold
      isOpenAtFirst={isOpenAtFirst}
      head={
        <>
          <span className={styles.title}>
            {title}
            {role !== undefined && <Role role={inWords(role)} title={title} />}
          </span>
          <Mark step={step} />
          <StepAmount step={step} />
        </>
      }
      body={() => ('values' in step ? <ColumnBody step={step} /> : <FigureBody step={step} />)}
    />
  );
}

/** What a step is in the formula that uses it, where its title does not say so already. */
function Role({ role, title }: { readonly role: string; readonly title: string }): ReactNode {
  if (title.toLowerCase().includes(role.toLowerCase())) return null;
  return <span className={styles.role}> {role}</span>;
}

function titleOf(step: Step, { rows, formulas }: StepTable): string {
  const title = step.origin.kind === 'given' ? placeText(step.origin.path, rows) : stepTitle(step, formulas);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function FigureBody({ step }: { readonly step: NumberStep | TextStep }): ReactNode {
  const { origin } = step;
  switch (origin.kind) {
    case 'given':
      return <p className={styles.source}>{origin.isDefault ? TEXTS.defaultHere : TEXTS.givenHere}</p>;
    case 'catalogue':
      return <SourceLine source={origin.source} grade={origin.grade} />;
    case 'formula':
      return (
        <>
          <Expression step={step} />
          <Inputs inputs={origin.inputs} />
        </>
      );
    case 'decision':
      return (
        <>
          <p className={styles.source}>{origin.chosen}</p>
          <Inputs inputs={{ [TEXTS.because]: origin.because }} />
          <Inputs
            inputs={Object.fromEntries(origin.rejected.map(({ option, because }) => [TEXTS.not(option), because]))}
          />
        </>
      );
  }
}

function Inputs({ inputs }: { readonly inputs: Readonly<Record<string, string | readonly string[]>> }): ReactNode {
  const nodes = Object.entries(inputs).flatMap(([name, from]) =>
    [from].flat().map((key, place) => <StepNode key={`${name}${place}`} stepKey={key} role={name} />),
  );
  return nodes.length > 0 && <ul className={styles.tree}>{nodes}</ul>;
}

const ROWS_AT_FIRST = 8;
const MORE_ROWS = 50;

/** Buttons to see more rows; where some more are not all of them, all can be had at once too. */
function MoreRows({ shown, all, onShow }: MoreRowsProps): ReactNode {
  return (
    <p className={styles.more}>
      {shown + MORE_ROWS < all && (
        <Button size="small" onClick={() => onShow(shown + MORE_ROWS)}>
          {TEXTS.more(MORE_ROWS)}
        </Button>
      )}
      <Button size="small" onClick={() => onShow(all)}>
        {TEXTS.allRows(all)}
      </Button>
    </p>
  );
}

interface MoreRowsProps {
  readonly shown: number;
  readonly all: number;
  readonly onShow: (rows: number) => void;
}

/** The rows of a column, the largest first; each opens into its own history. */
function ColumnBody({ step }: { readonly step: ColumnStep }): ReactNode {
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const places = useMemo(
    () => step.values.map((_, place) => place).toSorted((a, b) => step.values[b]! - step.values[a]!),
    [step],
  );
  return (
    <>
      <Expression step={step} />
      <ul className={styles.tree}>
        {places.slice(0, shown).map((place) => (
          <Row key={place} step={step} place={place} />
        ))}
      </ul>
      {places.length > shown && <MoreRows shown={shown} all={places.length} onShow={setShown} />}
    </>
  );
}

interface RowProps {
  readonly step: ColumnStep;
  readonly place: number;
}

function Row({ step, place }: RowProps): ReactNode {
  const { byKey, digits, rows } = useStepTable();
  return (
    <Fold
      head={
        <>
          <span className={styles.title}>{rowText(rowsBehind(step, byKey)?.[place] ?? place, rows)}</span>
          <Amount value={step.values[place]!} unit={step.unit} digits={digits.get(step.key)} />
        </>
      }
      body={() => <RowHistory step={step} place={place} />}
    />
  );
}

/** The history of one row, in steps of single numbers. */
function RowHistory({ step: { key }, place }: RowProps): ReactNode {
  const { steps, digits, rows, formulas } = useStepTable();
  const table = useMemo(
    () => stepTable(derivationForRow({ steps }, key, place), { rows, formulas }, digits.get(key)),
    [steps, digits, rows, formulas, key, place],
  );
  return (
    <StepTableContext value={table}>
      <ul className={styles.tree}>
        <StepNode stepKey={key} isOpenAtFirst />
      </ul>
    </StepTableContext>
  );
}
