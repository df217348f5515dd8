import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { ProjectComparison } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { ComparedTable } from './compared-table.tsx';
import { ModelChanges } from './model-changes.tsx';
import styles from './compare.module.css';

type Versions = ProjectComparison['versions'];

/** What computed the two sides: why they differ, or in a line that it is the same. */
export function ComparedVersions({ versions }: Pick<ProjectComparison, 'versions'>): ReactNode {
  const { before, after, modelChanges } = versions;
  const differing = (['engine', 'catalogue', 'model'] as const).filter((part) => before[part] !== after[part]);
  const prices = pricesOf(versions);
  if (differing.length === 0) {
    const both = TEXTS.both(before.engine, before.model, before.catalogue);
    return <p className="muted">{prices === '' ? both : `${both} ${prices}`}</p>;
  }
  return (
    <section className={styles.part}>
      <h2>{TEXTS.why}</h2>
      <ComparedTable
        label={TEXTS.why}
        heads={[TEXTS.value, TEXTS.before, TEXTS.after]}
        rows={differing.map((part) => ({ key: part, cells: [TEXTS[part], before[part], after[part]] }))}
        firstNumber={1}
      />
      {prices !== '' && <p className="muted">{prices}</p>}
      <ModelChanges changes={modelChanges} />
    </section>
  );
}

/** The day of the prices; empty where a side has none. */
function pricesOf({ before, after }: Versions): string {
  if (before.pricesUtc === null || after.pricesUtc === null) return '';
  const [first, second] = [formatDay(before.pricesUtc), formatDay(after.pricesUtc)];
  return first === second ? TEXTS.bothPrices(first) : TEXTS.prices(first, second);
}
