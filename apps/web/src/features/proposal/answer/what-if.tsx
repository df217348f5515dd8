import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import type { Design } from '@site-designer/sizing-engine';
import { ANSWER_WORDS, fullestOf, hardwareLine, type Proposal } from '@site-designer/texts';
import { CAMERA_BOUNDS, type Bounds } from '@site-designer/sizing-engine/bounds';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { moneyText } from '../../../lib/format/format-money.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { useSized } from '../../../lib/sizing/use-sized.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { headlineOf } from './answer-hardware.ts';
import styles from './answer-card.module.css';

interface WhatIfProps {
  readonly question: Design;
  /** The present answer, priced where prices are known. */
  readonly proposal: Proposal;
  /** What another answer costs more; omitted without prices. */
  readonly priceChange?: ((before: Proposal, after: Proposal) => PriceChange) | undefined;
}

/** A difference of price, or a line that differs and has no price. */
export type PriceChange = { readonly amount: string; readonly currency: string } | { readonly missing: string };

/** The most that may be asked for; a design itself may have more. */
const CAMERAS: Bounds = { min: 1, max: 100_000 };
const DAYS: Bounds = { min: 1, max: CAMERA_BOUNDS.retentionDays.max };

const HARDWARE_ALONE = { headroom: false, alternatives: false };

/** Answers for more cameras and longer retention, without changing the design. */
export function WhatIf({ question, proposal, priceChange }: WhatIfProps): ReactNode {
  const catalogue = useCatalogue();
  const [cameras, setCameras] = useState(0);
  const [days, setDays] = useState(0);
  const asked = useMemo(
    () =>
      cameras === 0 && days === 0
        ? undefined
        : { design: question, catalogue, more: { cameras, days }, options: HARDWARE_ALONE },
    [question, cameras, days, catalogue],
  );
  const after = useSized(asked).last?.sized?.proposal;
  const text = after && answerText(proposal, after, priceChange?.(proposal, after));
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An answer that changes with the table is not asked for: the page stays where it is.
    const isAsking = whole.current?.contains(document.activeElement) === true;
    if (text !== undefined && isAsking) whole.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={whole} className={styles.whatIf}>
      <div className={styles.asked}>
        <span className="muted">{TEXTS.whatIf}</span>
        <MoreField label={TEXTS.whatIfCameras} value={cameras} bounds={CAMERAS} onChange={setCameras} />
        <span>{TEXTS.camerasUnit}</span>
        <span className="muted">{TEXTS.plus}</span>
        <MoreField label={TEXTS.whatIfDays} value={days} bounds={DAYS} onChange={setDays} />
        <span>{TEXTS.daysUnit}</span>
      </div>
      <p className={styles.whatIfAnswer} aria-live="polite">
        {text}
      </p>
    </div>
  );
}

type MoreFieldProps = Pick<ComponentProps<typeof NumberField>, 'label' | 'value' | 'bounds' | 'onChange'>;

function MoreField(props: MoreFieldProps): ReactNode {
  return <NumberField isLabelHidden className={styles.number} rest={0} {...props} />;
}

function changeText(change: PriceChange): string {
  if ('missing' in change) return TEXTS.noPriceFor(change.missing);
  const { amount, currency } = change;
  const money = moneyText(amount.replace('-', ''), currency);
  return amount.startsWith('-') ? ANSWER_WORDS.less(money) : TEXTS.more(money);
}

function answerText(before: Proposal, after: Proposal, change: PriceChange | undefined): string {
  const { value: cameras } = after.totals.cameras;
  const what = quantityText(cameras, 'cameras');
  if (after.answer.failed !== null) return TEXTS.whatIfAnswer(what, ANSWER_WORDS.nothingFits);
  const hardware = otherHardware(before, after) ?? TEXTS.sameHardware;
  const fill = fullestOf(after.answer.storages)?.fillPercent ?? 0;
  return TEXTS.whatIfAnswer(
    what,
    [
      hardware,
      ANSWER_WORDS.disksFull(quantityText(fill, '%')),
      ...(change === undefined ? [] : [changeText(change)]),
    ].join(', '),
  );
}

/** What is bought instead, with its disks where the servers are the same; undefined where nothing else is. */
function otherHardware(before: Proposal, after: Proposal): string | undefined {
  if (headlineOf(after) !== headlineOf(before)) return headlineOf(after);
  const line = hardwareLine(after.answer);
  return line === hardwareLine(before.answer) ? undefined : line;
}
