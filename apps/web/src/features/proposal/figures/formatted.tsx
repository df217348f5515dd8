import { CAPACITY_TEXTS as TEXTS } from '#texts/proposal-hardware.ts';
import type { ReactNode } from 'react';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { byteForByteText, quantityText, wholeByteForByteText } from '../../../lib/format-quantity.ts';
import { Figure } from '../../../ui/figure.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Percent } from './percent.tsx';
import { Share } from './share.tsx';
import styles from './formatted.module.css';

interface FormattedProps {
  readonly tib: number;
  /** What is to be known of the figure in TiB. */
  readonly note?: string;
}

/** A formatted capacity: in the TB of needs and disks, and beside it in TiB, which an operating system shows and vendors print as TB. */
export function Formatted({ tib, note }: FormattedProps): ReactNode {
  const binary = [quantityText(tib, 'TiB'), ...(note === undefined ? [] : [note])].join(', ');
  return (
    <>
      <Figure value={tbOfTib(tib)} unit="TB" /> <span className={styles.decimal}>{`(${binary})`}</span>
    </>
  );
}

interface CountedProps extends Pick<ReportInput, 'question'> {
  readonly value: number;
}

/** Whether a need in TB is set against a figure in TiB, as vendors do. */
export function isVendor(question: CountedProps['question']): boolean {
  return question?.serverSettings.capacityConvention !== 'exact';
}

interface CapacityProps extends CountedProps {
  /** Whether the share of it stands beside it, with the convention that it is counted by. */
  readonly hasShare: boolean;
}

/** What a need in TB is set against: a formatted capacity, as the capacity convention of the design counts it. */
export function Counted({ value, question, hasShare }: CapacityProps): ReactNode {
  if (!isVendor(question)) return <Figure value={value} unit="TB" />;
  return hasShare ? <Formatted tib={value} /> : <Formatted tib={value} note={TEXTS.countedAsTb} />;
}

/** How full disks are: as the design counts it, and byte for byte beside it where that is less. */
export function CountedShare({ value, question }: CountedProps): ReactNode {
  if (!isVendor(question)) return <Percent value={value} />;
  return (
    <>
      <Percent value={value} /> <span className={styles.decimal}>{TEXTS.asVendors}</span>{' '}
      <span className={styles.decimal}>{TEXTS.byteForByte(byteForByteText(value))}</span>
    </>
  );
}

/** As {@link CountedShare}, in whole percent for a table. */
export function CountedRoundShare({ value, question }: CountedProps): ReactNode {
  if (!isVendor(question)) return <Share percent={value} />;
  return (
    <>
      <Share percent={value} />{' '}
      <span className={styles.decimal}>{`(${TEXTS.byteForByte(wholeByteForByteText(value))})`}</span>
    </>
  );
}
