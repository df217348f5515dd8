import { AS_BUILT_RESULT_TEXTS, AS_BUILT_TEXTS as TEXTS, REPORT_FILE_TEXTS } from '#texts/editor/as-built.ts';
import { ENCODINGS, type Encoding } from '@site-designer/camera-table/encoding';
import type { MatchedReport } from '@site-designer/camera-report';
import type { AsBuiltCheck, AsBuiltRemedies } from '@site-designer/sizing-engine/as-built';
import type { ReactNode } from 'react';
import { isShort } from './gap-scale.ts';
import type { ReadState } from '../report/report-state.ts';
import type { ReportSteps } from '../report/use-report.ts';
import { usePageHeader } from '../../../explained/use-page-header.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import { logError } from '../../../lib/calls/log.ts';
import { useTimedMessage } from '../../../lib/hooks/use-timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import sheet from '../../../ui/base/sheet.module.css';
import styles from './as-built.module.css';
import type { ReportCheck } from './use-check.ts';

interface CheckHeadProps {
  readonly name: string;
  readonly state: ReadState;
  readonly check: ReportCheck;
  readonly matching: MatchedReport;
  readonly remedies: AsBuiltRemedies | null;
  readonly read: ReportSteps['read'];
}

export function CheckHead({ name, state, check, matching, remedies, read }: CheckHeadProps): ReactNode {
  const { file, report } = state;
  const source = REPORT_FILE_TEXTS.read(file.name, report.cameras.length);
  usePageHeader({ subject: TEXTS.of(name), number: source });
  return (
    <div className={sheet.line}>
      <div className={styles.verdict}>
        <p className={styles.answer}>{answerOf(check.check)}</p>
        <p className="muted" dir="auto">
          {source}
        </p>
      </div>
      <EncodingChoice state={state} read={read} />
      <Tools name={name} answer={{ check: check.check, matching, report, remedies }} />
    </div>
  );
}

function answerOf({ groups, totals }: AsBuiltCheck): string {
  if (totals.checkedCameras === 0) return AS_BUILT_RESULT_TEXTS.notChecked;
  const known = groups.flatMap(({ gap }) => gap ?? []);
  const short = known.filter(isShort);
  return short.length === 0 ? AS_BUILT_RESULT_TEXTS.held : AS_BUILT_RESULT_TEXTS.short(short.length, known.length);
}

const NAMES = Object.entries(ENCODINGS);

/** Shown if the file does not declare its character encoding. */
function EncodingChoice({ state, read }: Pick<CheckHeadProps, 'state' | 'read'>): ReactNode {
  const { file, given, report } = state;
  const isAsked = given.encoding !== undefined || report.notes.some(({ code }) => code === 'encoding-presumed');
  if (!isAsked) return null;
  return (
    <Select
      label={REPORT_FILE_TEXTS.encoding}
      className="no-print"
      value={NAMES.findIndex(([id]) => id === report.encoding)}
      options={NAMES.map(([, text], id) => ({ id, name: text }))}
      onChange={(id) => read(file, { ...given, encoding: NAMES[id]![0] as Encoding })}
    />
  );
}

interface ToolsProps {
  readonly name: string;
  readonly answer: Pick<CheckHeadProps, 'matching' | 'remedies'> &
    Pick<ReadState, 'report'> & { readonly check: AsBuiltCheck };
}

function Tools({ name, answer }: ToolsProps): ReactNode {
  const { message, show } = useTimedMessage();
  const exportAs = (format: 'csv' | 'xlsx') => (): void => {
    const exported = loadChunk(import('./as-built-files.ts')).then(({ downloadAsBuilt }) =>
      downloadAsBuilt(name, answer, format),
    );
    exported.catch((cause: unknown) => {
      logError(TEXTS.notExported, cause);
      show(TEXTS.notExported);
    });
  };
  return (
    <div className={`${sheet.line} no-print`}>
      <Button icon="print" onClick={() => window.print()}>
        {TEXTS.print}
      </Button>
      <Button onClick={exportAs('csv')}>{TEXTS.csv}</Button>
      <Button onClick={exportAs('xlsx')}>{TEXTS.xlsx}</Button>
      <output className="muted">{message}</output>
    </div>
  );
}
