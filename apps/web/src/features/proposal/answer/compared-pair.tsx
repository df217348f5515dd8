import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import type { ReactNode } from 'react';
import { AlternativeDetails } from './alternative-details.tsx';
import styles from './alternatives.module.css';
import { comparedSolutions, priceTexts, type ComparedSolution, type ComparedResult } from './compared-solution.ts';
import { Lines } from './lines.tsx';
import { Fill, Servers } from './solution-figures.tsx';

interface ComparedPairProps {
  readonly proposal: ComparedResult;
  readonly alternative: ComparedResult['alternatives'][number];
}

const FIGURES = {
  servers: (solution) => <Servers {...solution} />,
  disks: ({ disks }) => <Lines lines={disks} />,
  fill: ({ fills, title }) => fills.map((fill) => <Fill key={fill.path} {...fill} title={title} />),
  price: (solution) => <Lines lines={priceTexts(solution)} none={TEXTS.noPrice} />,
} satisfies Readonly<Record<string, (solution: ComparedSolution) => ReactNode>>;

/** The proposal and one of its alternatives side by side, and what taking it over changes. */
export function ComparedPair({ proposal, alternative }: ComparedPairProps): ReactNode {
  const solutions = comparedSolutions(proposal);
  const present = solutions.find((each) => each.alternative === undefined);
  const other = solutions.find((each) => each.alternative === alternative);
  const pair = [present, other].flatMap((each) => each ?? []);
  return (
    <div className={styles.pair}>
      <table aria-label={TEXTS.compareWith(alternative.title)}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.columns.title}</th>
            {pair.map(({ title, alternative: isOther }) => (
              <th key={title} scope="col">
                {isOther ? title : TEXTS.present}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((figure) => (
            <tr key={figure}>
              <th scope="row">{TEXTS.columns[figure]}</th>
              {pair.map((solution) => (
                <td key={solution.title}>{FIGURES[figure](solution)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <AlternativeDetails alternative={alternative} />
    </div>
  );
}
