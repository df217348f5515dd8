import { EXPLANATION_TEXTS as TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { Derivation } from '@site-designer/sizing-engine/explanations';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import styles from './explanation-path.module.css';
import { OpenLevelContext, type Level } from './level.ts';
import { Mark, StepAmount } from './step-head.tsx';
import lines from './step-level.module.css';
import { StepBody, StepLine } from './step-level.tsx';
import { stepTable, StepTableContext, type TableSource } from './step-table.ts';

interface ExplanationPathProps {
  /** Name of the figure in the proposal. */
  readonly name: string;
  readonly derivations: readonly Derivation[];
  readonly source: TableSource;
}

interface OpenedLevel extends Level {
  readonly from: HTMLElement;
}

/** One figure at a time, with the path that led to it: a line opens the next one, and Back returns to that line. */
export function ExplanationPath({ name, derivations, source }: ExplanationPathProps): ReactNode {
  const [path, setPath] = useState<readonly OpenedLevel[]>([]);
  const left = useRef<HTMLElement>(undefined);
  const open = (level: Level, from: HTMLElement): void => setPath([...path, { ...level, from }]);

  function backTo(depth: number): void {
    left.current = path[depth]?.from;
    setPath(path.slice(0, depth));
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Backspace' && event.key !== 'ArrowLeft') return;
    if (path.length > 0) backTo(path.length - 1);
  }

  useEffect(() => {
    left.current?.focus();
    left.current = undefined;
  }, [path]);

  return (
    // The keys are shortcuts for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press} className={styles.path}>
      {path.length > 0 && <Crumbs titles={[name, ...path.map(({ title }) => title)]} onBackTo={backTo} />}
      <OpenLevelContext value={open}>
        <div hidden={path.length > 0}>
          <Roots derivations={derivations} source={source} />
        </div>
        {path.map((level, index) => (
          // The levels above keep their state until the user returns to them.
          <LevelView key={index} level={level} isHidden={index < path.length - 1} />
        ))}
      </OpenLevelContext>
    </div>
  );
}

interface CrumbsProps {
  readonly titles: readonly string[];
  readonly onBackTo: (depth: number) => void;
}

function Crumbs({ titles, onBackTo }: CrumbsProps): ReactNode {
  const above = titles.slice(0, -1);
  return (
    <nav aria-label={TEXTS.path} className={styles.way}>
      <Button size="small" title={TEXTS.backHelp} onClick={() => onBackTo(above.length - 1)}>
        {TEXTS.back}
      </Button>
      <ol className={styles.crumbs}>
        {above.map((title, depth) => (
          <li key={depth}>
            <button type="button" className={styles.crumb} onClick={() => onBackTo(depth)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Roots({ derivations, source }: Omit<ExplanationPathProps, 'name'>): ReactNode {
  const tables = useMemo(() => derivations.map((each) => stepTable(each, source)), [derivations, source]);
  const [first] = derivations;
  if (derivations.length === 1 && first) {
    return (
      <StepTableContext value={tables[0]!}>
        <StepBody stepKey={first.root} isRoot />
      </StepTableContext>
    );
  }
  return (
    <ul className={lines.lines}>
      {derivations.map(({ root }, index) => (
        <StepTableContext key={index} value={tables[index]!}>
          <StepLine stepKey={root} />
        </StepTableContext>
      ))}
    </ul>
  );
}

interface LevelViewProps {
  readonly level: Level;
  readonly isHidden: boolean;
}

function LevelView({ level: { title, table, stepKey }, isHidden }: LevelViewProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = table.byKey.get(stepKey)!;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section hidden={isHidden}>
      <StepTableContext value={table}>
        <div className={styles.head}>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h3>
          <Mark step={step} />
          <StepAmount step={step} />
        </div>
        <StepBody stepKey={stepKey} />
      </StepTableContext>
    </section>
  );
}
