import { ANSWER_TEXTS } from '#texts/proposal/answer-card.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary } from '@site-designer/api-contract';
import { ANSWER_WORDS } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import card from '../../features/proposal/answer/answer-card.module.css';
import { Line } from '../../features/proposal/answer/line.tsx';
import { classNames } from '../../lib/format/class-names.ts';
import { numberText, quantityText } from '../../lib/format/format-quantity.ts';
import { priceListAddress } from '../pages/addresses.ts';
import { amountText, answeredOf, hasNoSpare, networkText, portsText, serversOf } from './summary-words.ts';
import styles from './summary-card.module.css';

interface SummaryCardProps {
  readonly summary: ProjectSummary;
  readonly printsPrices: boolean;
}

/** The whole project in a few figures, with the look of the answer of a design. */
export function SummaryCard({ summary, printsPrices }: SummaryCardProps): ReactNode {
  const { sites, totals, physical, network } = summary;
  const { recording, spares, beside } = serversOf(summary);
  const designed = sites.filter(({ siteDesignId }) => siteDesignId !== null);
  const withoutSpare = sites.filter(hasNoSpare);
  return (
    <div className={classNames(card.card, styles.card, network !== null && styles.withNetwork)}>
      <Cell title={TEXTS.servers} note={TEXTS.recordAndSpare(recording, spares)}>
        {TEXTS.serversOf(recording + spares)}
      </Cell>
      <Cell title={TEXTS.cameras} note={TEXTS.ofSites(designed.length, sites.length)}>
        {numberText(totals.cameras.value)}
      </Cell>
      <Cell title={TEXTS.storage} note="">
        {quantityText(totals.storageTb.value, 'TB')}
      </Cell>
      <Cell title={TEXTS.power} note={quantityText(physical.heatBtuPerHour, 'BTU/h')}>
        {quantityText(physical.typicalW, 'W')}
        {physical.isWithoutHost === true && <span className={card.allowed}> {TEXTS.withoutHost}</span>}
      </Cell>
      <Cell title={TEXTS.rackUnits} note={TEXTS.besideRack(beside)}>
        {quantityText(physical.rackUnits, 'U')}
      </Cell>
      {network !== null && (
        <Cell title={TEXTS.network} note={portsText(network)}>
          {networkText(network)}
        </Cell>
      )}
      <Price summary={summary} className={printsPrices ? undefined : 'no-print'} />
      {recording > 0 && (
        <div className={styles.whole}>
          {withoutSpare.length === 0 ? (
            <Line of="failure" icon="shield" tone="good">
              {TEXTS.everySpare}
            </Line>
          ) : (
            <Line of="failure" icon="warning" tone="near">
              <strong>{TEXTS.noSpareAt(withoutSpare.length, answeredOf(sites))}</strong>
            </Line>
          )}
        </div>
      )}
    </div>
  );
}

interface CellProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Cell({ title, note, children }: CellProps): ReactNode {
  return (
    <div className={styles.cell}>
      <p className="muted">{title}</p>
      <p className={card.headline}>{children}</p>
      {note !== '' && <p className="muted">{note}</p>}
    </div>
  );
}

function Price({
  summary: { bill, billTotal },
  className,
}: Pick<SummaryCardProps, 'summary'> & { readonly className: string | undefined }): ReactNode {
  const { pricedLines, lines } = billTotal;
  const missing = [
    ...new Set(bill.filter(({ unitPrice }) => unitPrice === null).map(({ designation }) => designation)),
  ];
  if (bill.length === 0) return null;
  return (
    <div className={classNames(styles.cell, className)}>
      <p className="muted">{TEXTS.price}</p>
      <p className={card.headline}>{pricedLines === 0 ? TEXTS.noPrices : amountText(billTotal)}</p>
      {missing.length > 0 && (
        <p className="muted">
          {pricedLines > 0 && `${ANSWER_WORDS.forLines(pricedLines, lines)}. ${ANSWER_WORDS.noPrice(missing)} `}
          <Link className="no-print" to={priceListAddress(missing)} aria-label={ANSWER_TEXTS.enterLabel}>
            {ANSWER_TEXTS.enter}
          </Link>
        </p>
      )}
    </div>
  );
}
