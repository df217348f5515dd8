import { EXPLANATION_TEXTS as TEXTS } from '#texts/proposal/proposal-explanation.ts';
import {
  derivationForRow,
  type ColumnStep,
  type NumberStep,
  type TextStep,
} from '@site-designer/sizing-engine/explanations';
import { ownSpeaker, sourceText } from '@site-designer/texts';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { Expression } from './expression.tsx';
import { GivenSource } from './given-source.tsx';
import { useOpenLevel } from './level.ts';
import { SourceLine } from './source-line.tsx';
import { Amount, Line, Mark, StepAmount } from './step-head.tsx';
import styles from './step-level.module.css';
import { stepTable, useStepTable } from './step-table.ts';
import { columnRowText, inputPhrase, titleOf } from './words.ts';

interface StepLineProps {
  readonly stepKey: string;
  /** Its name in the formula that uses it. */
  readonly role?: string;
}

/** One step of an explanation; it opens its inputs. */
export function StepLine({ stepKey, role }: StepLineProps): ReactNode {
  const table = useStepTable();
  const open = useOpenLevel();
  const step = table.byKey.get(stepKey)!;
  const title = titleOf(step, table);
  return (
    <Line onOpen={(line) => open({ title, table, stepKey }, line)}>
      <span className={styles.title}>
        {title}
        {role !== undefined && <Role role={inputPhrase(role)} title={title} />}
      </span>
      <Mark step={step} />
      <StepAmount step={step} />
    </Line>
  );
}

/** The role of a step in the formula that uses it, unless its title contains it. */
function Role({ role, title }: { readonly role: string; readonly title: string }): ReactNode {
  if (title.toLowerCase().includes(role.toLowerCase())) return null;
  return <span className="caption"> {role}</span>;
}

interface StepBodyProps {
  readonly stepKey: string;
  /** Whether the heading is the name of the figure in the proposal. The heading of any other choice is its rule. */
  readonly isRoot?: boolean;
}

/** The content of a step: its formula and inputs, or its source. */
export function StepBody({ stepKey, isRoot = false }: StepBodyProps): ReactNode {
  const step = useStepTable().byKey.get(stepKey)!;
  return (
    <div className={styles.body}>
      {'values' in step ? <ColumnBody step={step} /> : <FigureBody step={step} isRoot={isRoot} />}
    </div>
  );
}

interface FigureBodyProps {
  readonly step: NumberStep | TextStep;
  readonly isRoot: boolean;
}

function FigureBody({ step, isRoot }: FigureBodyProps): ReactNode {
  const table = useStepTable();
  const { origin } = step;
  switch (origin.kind) {
    case 'given':
      return <GivenSource path={origin.path} isDefault={origin.isDefault} />;
    case 'catalogue':
      return <SourceLine text={sourceText(origin, ownSpeaker)} />;
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
          {isRoot && <p className={styles.source}>{titleOf(step, table)}</p>}
          <p className={styles.source}>{ownSpeaker.words(origin.chosen)}</p>
          <Inputs inputs={{ [TEXTS.because]: origin.because }} />
          <Inputs
            inputs={Object.fromEntries(
              origin.rejected.map(({ option, because }) => [TEXTS.not(ownSpeaker.words(option)), because]),
            )}
          />
        </>
      );
  }
}

function Inputs({ inputs }: { readonly inputs: Readonly<Record<string, string | readonly string[]>> }): ReactNode {
  const lines = Object.entries(inputs).flatMap(([name, from]) =>
    [from].flat().map((key, place) => <StepLine key={`${name}${place}`} stepKey={key} role={name} />),
  );
  return lines.length > 0 && <ul className={styles.lines}>{lines}</ul>;
}

const ROWS_AT_FIRST = 8;
const MORE_ROWS = 50;

/** Buttons that show more rows; the second one shows all if the first does not. */
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

/** The rows of a column, the largest first; each opens its own derivation. */
function ColumnBody({ step }: { readonly step: ColumnStep }): ReactNode {
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const places = useMemo(
    () => step.values.map((_, place) => place).toSorted((a, b) => step.values[b]! - step.values[a]!),
    [step],
  );
  return (
    <>
      <Expression step={step} />
      <ul className={styles.lines}>
        {places.slice(0, shown).map((place) => (
          <RowLine key={place} step={step} place={place} />
        ))}
      </ul>
      {places.length > shown && <MoreRows shown={shown} all={places.length} onShow={setShown} />}
    </>
  );
}

interface RowLineProps {
  readonly step: ColumnStep;
  readonly place: number;
}

/** One row of a column; it opens its derivation in steps of single numbers. */
function RowLine({ step, place }: RowLineProps): ReactNode {
  const { digits, steps, ...names } = useStepTable();
  const open = useOpenLevel();
  const { key, values, unit } = step;
  const title = columnRowText(step, place, names);
  const table = () => stepTable(derivationForRow({ steps }, key, place), names, digits.get(key));
  return (
    <Line onOpen={(line) => open({ title, table: table(), stepKey: key }, line)}>
      <span className={styles.title}>{title}</span>
      <Amount value={values[place]!} unit={unit} digits={digits.get(key)} />
    </Line>
  );
}
