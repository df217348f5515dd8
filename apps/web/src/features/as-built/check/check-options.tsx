import { CHECK_OPTION_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { AsBuiltOptions } from '@site-designer/sizing-engine/as-built';
import { useMemo, useState, type ReactNode } from 'react';
import type { GroupChoice } from './use-chosen-groups.ts';
import type { ReadState } from '../report/report-state.ts';
import { daysBetween, isoDay } from '../../../lib/format/dates.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './as-built.module.css';

export interface CheckOptionValues {
  readonly values: AsBuiltOptions;
  /** Date of the report. */
  readonly measuredUtc: string;
  readonly since: string;
  readonly setMeasured: (date: string) => void;
  readonly setSince: (date: string) => void;
}

/** The date of a report: that of its newest recording, else that of its file. */
export function useCheckOptions({ report, file }: ReadState, groomed: readonly string[]): CheckOptionValues {
  const presumed = report.newestRecording ?? isoDay(file.lastModified);
  const [typed, setMeasured] = useState(presumed);
  const [since, setSince] = useState('');
  const measuredUtc = typed === '' ? presumed : typed;
  const values = useMemo((): AsBuiltOptions => {
    const days = since === '' ? 0 : daysBetween(since, measuredUtc);
    return { groomedStorages: groomed, ...(days > 0 && { recordingDays: days }) };
  }, [groomed, since, measuredUtc]);
  return { values, measuredUtc, since, setMeasured, setSince };
}

interface CheckOptionsProps {
  readonly state: ReadState;
  readonly options: CheckOptionValues;
  readonly choice: GroupChoice;
}

/** Inputs of the check that the report does not contain. */
export function CheckOptions({ state, options, choice }: CheckOptionsProps): ReactNode {
  const { cameras } = state.report;
  const storages = useMemo(
    () => [...new Set(cameras.flatMap(({ storageName }) => storageName ?? []))].toSorted(),
    [cameras],
  );
  const { groomedStorages } = choice.chosen;
  return (
    <details className="no-print">
      <summary>{TEXTS.title}</summary>
      <div className={styles.options}>
        <TextField label={TEXTS.measured} type="date" value={options.measuredUtc} onChange={options.setMeasured} />
        <div>
          <TextField label={TEXTS.since} type="date" value={options.since} onChange={options.setSince} />
          <p className={styles.second}>{TEXTS.sinceHint}</p>
        </div>
        {storages.length > 0 && (
          <fieldset>
            <legend>{TEXTS.groomed}</legend>
            <p className={styles.second}>{TEXTS.groomedHint}</p>
            {storages.map((storage) => (
              <Checkbox
                key={storage}
                label={storage}
                isSelected={groomedStorages.includes(storage)}
                onChange={(isOn) =>
                  choice.commands.groom(
                    isOn ? [...groomedStorages, storage] : groomedStorages.filter((each) => each !== storage),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
