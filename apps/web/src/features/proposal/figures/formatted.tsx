import { CAPACITY_TEXTS as TEXTS } from '#texts/proposal-hardware.ts';
import type { ReactNode } from 'react';
import { byteForByteText, decimalText } from '../../../lib/format-quantity.ts';
import { Figure } from '../../../ui/figure.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Percent } from './percent.tsx';
import styles from './formatted.module.css';

/** A formatted capacity: in TiB, which an operating system shows and vendors print as TB, and in the TB of the need beside it. */
export function Formatted({ tib }: { readonly tib: number }): ReactNode {
  return (
    <>
      <Figure value={tib} unit="TiB" /> <span className={styles.decimal}>({decimalText(tib)})</span>
    </>
  );
}

interface CountedProps extends Pick<ReportInput, 'question'> {
  readonly value: number;
}

/** Whether a need in TB is set against a figure in TiB, as vendors do. */
function isVendor(question: CountedProps['question']): boolean {
  return question?.serverSettings.capacityConvention !== 'exact';
}

/** What a need in TB is set against: a formatted capacity, in the unit that the capacity convention of the design counts. */
export function Counted({ value, question }: CountedProps): ReactNode {
  return isVendor(question) ? <Formatted tib={value} /> : <Figure value={value} unit="TB" />;
}

/** How full disks are: as the design counts it, and byte for byte beside it where that is less. */
export function CountedShare({ value, question }: CountedProps): ReactNode {
  if (!isVendor(question)) return <Percent value={value} />;
  return (
    <>
      <Percent value={value} /> <span className={styles.decimal}>{TEXTS.byteForByte(byteForByteText(value))}</span>
    </>
  );
}
