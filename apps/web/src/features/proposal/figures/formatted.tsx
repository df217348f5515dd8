import { CAPACITY_TEXTS as TEXTS } from '#texts/proposal/proposal-hardware.ts';
import type { ReactNode } from 'react';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { byteForByteText, wholeByteForByteText } from '../../../lib/format/format-figure.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Percent, Share } from './precise-figures.tsx';
import styles from './formatted.module.css';

/** A formatted capacity in the TB of needs and disks, and beside it in TiB, which operating systems show and vendors print as TB. */
export function Formatted({ tib }: { readonly tib: number }): ReactNode {
  return (
    <>
      <Figure value={tbOfTib(tib)} unit="TB" />{' '}
      <span className={styles.decimal}>{`(${quantityText(tib, 'TiB')})`}</span>
    </>
  );
}

interface CountedProps extends Pick<ReportInput, 'question'> {
  readonly value: number;
}

/** Results of versions without an answer told the share by both capacity conventions, and are shown as they were. */
export function hasBothShares({ answer }: Pick<ReportInput['proposal'], 'answer'>): boolean {
  return answer === undefined;
}

/** Whether a need in TB is compared with a figure in TiB, as vendors do. */
export function isVendor(question: CountedProps['question']): boolean {
  return question?.serverSettings.capacityConvention !== 'exact';
}

interface CapacityProps extends CountedProps {
  /** Whether its share is shown beside it, with the capacity convention. */
  readonly hasShare: boolean;
}

/** The capacity that a need in TB is compared with, by the capacity convention of the design. */
export function Counted({ value, question, hasShare }: CapacityProps): ReactNode {
  if (!isVendor(question)) return <Figure value={value} unit="TB" />;
  if (hasShare) return <Formatted tib={value} />;
  return (
    <>
      <Figure value={value} unit="TiB" />
      <span className={styles.decimal}>{TEXTS.countedAsTb(quantityText(tbOfTib(value), 'TB'))}</span>
    </>
  );
}

interface ShareProps extends CountedProps {
  /** Whether byte for byte stands beside it, if that is less. */
  readonly hasBoth: boolean;
}

/** The fill of disks by the convention of the design. */
export function CountedShare({ value, question, hasBoth }: ShareProps): ReactNode {
  if (!hasBoth || !isVendor(question)) return <Percent value={value} />;
  return (
    <>
      <Percent value={value} /> <span className={styles.decimal}>{TEXTS.asVendors}</span>{' '}
      <span className={styles.decimal}>{TEXTS.byteForByte(byteForByteText(value))}</span>
    </>
  );
}

/** As {@link CountedShare}, in whole percent for a table. */
export function CountedRoundShare({ value, question, hasBoth }: ShareProps): ReactNode {
  if (!hasBoth || !isVendor(question)) return <Share percent={value} />;
  return (
    <>
      <Share percent={value} />{' '}
      <span className={styles.decimal}>{`(${TEXTS.byteForByte(wholeByteForByteText(value))})`}</span>
    </>
  );
}
