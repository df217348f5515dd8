import { LICENCE_KIND_TEXTS, LICENCE_TEXTS as TEXTS } from '#texts/proposal/physical.ts';
import { PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { Licence } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { Explained } from '../../../explained/explained.tsx';
import paper from '../print/paper.module.css';
import styles from '../figures/physical-figures.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

interface LicencesProps {
  readonly proposal: Pick<CalculationResult, 'licences'>;
}

export function Licences({ proposal }: LicencesProps): ReactNode {
  const licences = (proposal.licences ?? []).map((licence, index) => ({ ...licence, path: `licences[${index}]` }));
  return (
    <div className={styles.figures}>
      <Table label={PROPOSAL_CHAPTERS.licences} columns={COLUMNS} rows={licences} rowKey={({ path }) => path} />
      <p className={classNames(styles.note, paper.forEngineer)}>{TEXTS.caution}</p>
    </div>
  );
}

interface PlacedLicence extends Licence {
  readonly path: string;
}

/** The one kind that a design may have twice, told apart by what it is for. */
const SEVERAL_TIMES = 'operating-system';

const COLUMNS: readonly Column<PlacedLicence>[] = [
  { title: TEXTS.kind, cell: ({ kind }) => LICENCE_KIND_TEXTS[kind] },
  { title: TEXTS.note, cell: ({ note }) => note },
  {
    title: TEXTS.quantity,
    isNumber: true,
    cell: ({ path, kind, note, quantity }) => (
      <Explained
        path={`${path}.quantity`}
        name={TEXTS.quantityOf(LICENCE_KIND_TEXTS[kind], kind === SEVERAL_TIMES ? note : undefined)}
      >
        {numberText(quantity)}
      </Explained>
    ),
  },
];
