import { REPORT_FILE_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { ReportFile } from '@site-designer/camera-report';
import { useId, type ReactNode } from 'react';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './report-state-note.module.css';
import type { ReportState } from './report-state.ts';
import { LOCALE } from '../../../lib/format/locale.ts';

interface ReportStateNoteProps {
  readonly state: ReportState;
  readonly onRead: (file: File, given: ReportFile) => void;
}

export function ReportStateNote({ state, onRead }: ReportStateNoteProps): ReactNode {
  switch (state.kind) {
    case 'none':
    case 'read':
      return null;
    case 'reading':
      return <Reading file={state.file} />;
    case 'failed':
      return <Banner tone="over">{state.message}</Banner>;
    case 'refused':
      return <Refused {...state} />;
    case 'question':
      return <Question {...state} onRead={onRead} />;
  }
}

const MEGABYTES = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const BYTES_PER_MB = 1_000_000;

function Reading({ file }: { readonly file: File }): ReactNode {
  const id = useId();
  return (
    <div className={styles.reading}>
      <output id={id}>{TEXTS.reading(file.name, MEGABYTES.format(file.size / BYTES_PER_MB))}</output>
      <progress aria-labelledby={id} />
    </div>
  );
}

/** Further errors do not help: the first ones show what is wrong with the file. */
const MOST_SHOWN = 20;

function Refused({ file, problems }: Extract<ReportState, { kind: 'refused' }>): ReactNode {
  return (
    <Banner tone="over">
      {TEXTS.refused(file.name)}
      <ul className={styles.problems}>
        {problems.slice(0, MOST_SHOWN).map(({ line, column, header, message }) => (
          <li key={`${line} ${column} ${message}`}>{TEXTS.problem(TEXTS.place({ line, column, header }), message)}</li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && TEXTS.moreProblems(problems.length - MOST_SHOWN)}
    </Banner>
  );
}

type QuestionProps = Extract<ReportState, { kind: 'question' }> & Pick<ReportStateNoteProps, 'onRead'>;

function Question({ file, given, question, onRead }: QuestionProps): ReactNode {
  const { line, column, header, message, readings } = question;
  return (
    <Banner tone="near">
      <h2 className={styles.question}>{TEXTS.question}</h2>
      <p>{message}</p>
      <p>{TEXTS.asked(TEXTS.place({ line, column, header }))}</p>
      <div className={styles.readings}>
        {readings.map(({ culture, value }) => (
          <Button key={culture} onClick={() => onRead(file, { ...given, culture })}>
            {TEXTS.readingAs(value, culture)}
          </Button>
        ))}
      </div>
    </Banner>
  );
}
