import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { isApplicable } from '@site-designer/sizing-engine/design';
import { Fragment, useState, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Explained } from '../../../explained/explained.tsx';
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
  type StorageFill,
} from './compared-solution.ts';

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
                <Row {...{ solution, isPriced }}>
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
  readonly children: ReactNode;
}

function Row({ solution, isPriced, children }: RowProps): ReactNode {
  const { columns } = TEXTS;
  const { title, differences, alternative } = solution;
  return (
    <tr className={classNames(alternative === undefined && styles.present)}>
      <th scope="row">
        {title}
        {differences.length > 0 && <div className={styles.head}>{differences.join(', ')}</div>}
      </th>
      <td data-title={columns.servers} className={classNames(styles.number, styles.short)}>
        <Servers {...solution} />
      </td>
      <td data-title={columns.disks} className={styles.short}>
        <Lines lines={solution.disks} />
      </td>
      <td data-title={columns.fill} className={classNames(styles.number, styles.short)}>
        {solution.fills.map((fill) => (
          <Fill key={fill.path} {...fill} title={title} />
        ))}
      </td>
      {isPriced && (
        <>
          <td data-title={columns.price} className={styles.number}>
            <Lines lines={priceTexts(solution)} none={TEXTS.none} />
          </td>
          <td data-title={columns.difference} className={styles.number}>
            {differenceText(solution)}
          </td>
        </>
      )}
      {children !== false && <td className={styles.actions}>{children}</td>}
    </tr>
  );
}

function Servers({ title, servers, serversPath, spares, sparesPath }: ComparedSolution): ReactNode {
  return (
    <>
      <Explained path={serversPath} name={TEXTS.figure(TEXTS.recording, title)}>
        {servers}
      </Explained>
      {spares !== undefined && (
        <>
          {' + '}
          <Explained path={sparesPath} name={TEXTS.figure(TEXTS.spares, title)}>
            {spares}
          </Explained>
        </>
      )}
    </>
  );
}

function Fill({ percent, storage, path, title }: StorageFill & { readonly title: string }): ReactNode {
  return (
    <div>
      <Explained path={path} name={TEXTS.figure(TEXTS.fillOf(storage), title)}>
        {quantityText(percent, '%')}
      </Explained>
    </div>
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
