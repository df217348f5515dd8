import { MEASUREMENT_TEXTS as TEXTS } from '#texts/editor/measurements.ts';
import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import styles from './measurement-dialog.module.css';
import { readEntry, type MeasurementEntry } from './measurement-entry.ts';

/** Longer lists do not help. */
const MOST_SHOWN = 5;

interface ReadingsProps {
  readonly entry: MeasurementEntry;
  readonly onChange: (readings: string) => void;
}

export function Readings({ entry, onChange }: ReadingsProps): ReactNode {
  const { spread, summary, refused } = readEntry(entry);
  return (
    <div>
      <TextArea label={TEXTS.readings} hint={TEXTS.readingsHint} value={entry.readings} onChange={onChange} />
      <output className={styles.outcome}>
        {spread && <span>{TEXTS.spread(numberText(spread.mean), summary)}</span>}
        {refused.length > 0 && (
          <span className={styles.refused}>
            {TEXTS.refused(refused.length)}
            {refused.slice(0, MOST_SHOWN).map(({ line, text, message }, at) => (
              <span key={`${line} ${at} ${text}`}>{TEXTS.refusedReading(line, text, message)}</span>
            ))}
            {refused.length > MOST_SHOWN && <span>{TEXTS.moreRefused(refused.length - MOST_SHOWN)}</span>}
          </span>
        )}
      </output>
    </div>
  );
}
