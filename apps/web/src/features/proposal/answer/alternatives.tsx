import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { isApplicable } from '@site-designer/sizing-engine/design';
import { Fragment, useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ReportInput } from '../report/report-input.ts';
import cards from '../../../ui/tables/card-table.module.css';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import { AlternativeDetails } from './alternative-details.tsx';
import styles from './alternatives.module.css';
import { Lines } from './lines.tsx';
import {
  comparedSolutions,
  differenceText,
  havePrices,
  priceTexts,
  type ComparedSolution,
} from './compared-solution.ts';
import { Fill, Servers } from './solution-figures.tsx';

type AlternativesProps = Pick<ReportInput, 'proposal' | 'onUse' | 'isPaper'>;

/** Rows that stand there unasked. */
const FIRST = 4;

/** The proposal and its alternatives by price. What applying one changes is unfolded below it. */
export function Alternatives({ proposal, onUse, isPaper = false }: AlternativesProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const [compared, setCompared] = useState<string>();
  const solutions = comparedSolutions(proposal);
  const isPriced = havePrices(solutions);
  const shown = isWhole || isPaper ? solutions : firstOf(solutions);
  const { price, difference, actions } = TEXTS.columns;
  const titles = Object.values(TEXTS.columns).filter(
    (title) => (isPriced || (title !== price && title !== difference)) && (!isPaper || title !== actions),
  );
  return (
    <>
      <table className={`${cards.table} ${styles.table}`} aria-label={TEXTS.table}>
        <TableHead titles={titles} />
        <tbody>
          {shown.map((solution) => {
            const { title, alternative } = solution;
            const isOpen = isPaper || compared === title;
            return (
              <Fragment key={title}>
                <Row {...{ solution, isPriced, isOpen }}>
                  {!isPaper && (
                    <Actions
                      {...{ solution, onUse, isOpen }}
                      onCompare={() => setCompared(isOpen ? undefined : title)}
                    />
                  )}
                </Row>
                {alternative && isOpen && (
                  <tr className={styles.details}>
                    <td colSpan={titles.length}>
                      <AlternativeDetails alternative={alternative} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <div className={styles.below}>
        {shown.length < solutions.length && (
          <Button size="small" onClick={() => setIsWhole(true)}>
            {TEXTS.more(solutions.length - shown.length)}
          </Button>
        )}
        {isPriced && <p className={styles.legend}>{TEXTS.legend}</p>}
      </div>
    </>
  );
}

/** The first rows, and the proposal wherever it stands. */
function firstOf(solutions: readonly ComparedSolution[]): readonly ComparedSolution[] {
  return solutions.filter(({ alternative }, place) => place < FIRST || alternative === undefined);
}

interface RowProps {
  readonly solution: ComparedSolution;
  readonly isPriced: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** On a phone a card of what it is and what it costs; the rest of it with its details. */
function Row({ solution, isPriced, isOpen, children }: RowProps): ReactNode {
  const { columns } = TEXTS;
  const { title, differences, alternative } = solution;
  return (
    <tr className={classNames(styles.solution, alternative === undefined && styles.present, isOpen && styles.open)}>
      <th scope="row">
        {title}
        {differences.length > 0 && <div className={styles.head}>{differences.join(', ')}</div>}
      </th>
      <td data-title={columns.servers} className={classNames(styles.number, styles.short, styles.folded)}>
        <span>
          <Servers {...solution} />
        </span>
      </td>
      <td data-title={columns.disks} className={classNames(styles.short, styles.folded)}>
        <Lines lines={solution.disks} />
      </td>
      <td data-title={columns.fill} className={classNames(styles.number, styles.short, styles.folded)}>
        {solution.fills.map((fill) => (
          <Fill key={fill.path} {...fill} title={title} />
        ))}
      </td>
      {isPriced && (
        <>
          <td data-title={columns.price} className={classNames(styles.number, styles.cost)}>
            <Lines lines={priceTexts(solution)} none={TEXTS.noPrice} />
          </td>
          <td data-title={columns.difference} className={classNames(styles.number, styles.cost)}>
            {differenceText(solution)}
          </td>
        </>
      )}
      {children !== false && <td className={styles.actions}>{children}</td>}
    </tr>
  );
}

interface ActionsProps extends Pick<AlternativesProps, 'onUse'> {
  readonly solution: ComparedSolution;
  readonly isOpen: boolean;
  readonly onCompare: () => void;
}

function Actions({ solution: { title, alternative }, onUse, isOpen, onCompare }: ActionsProps): ReactNode {
  if (alternative === undefined) return TEXTS.present;
  return (
    <>
      <Button size="small" aria-expanded={isOpen} aria-label={TEXTS.compareWith(title)} onClick={onCompare}>
        {TEXTS.compare}
      </Button>
      {onUse && isApplicable(alternative) && (
        <Button size="small" aria-label={TEXTS.useLabel(title)} onClick={() => onUse(alternative)}>
          {TEXTS.use}
        </Button>
      )}
    </>
  );
}
