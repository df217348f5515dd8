import { IMPORT_ROW_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportCounts, LineKind } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { withLines } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import type { ImportSummary } from '../worker/import-question.ts';
import { Filters } from './filters.tsx';
import { RefusedTexts } from './refused-texts.tsx';
import { Section, type Folding } from './section.tsx';
import styles from './sections.module.css';

export function RowsSection({ folding }: { readonly folding: Folding }): ReactNode {
  const summary = useImport(({ viewed }) => viewed?.summary);
  const choices = useImport(({ versions }) => versions?.now);
  return (
    <Section
      number={3}
      title={TEXTS.title}
      state={summary ? stateOf(summary) : ''}
      isDone={summary ? summary.counts.undecided === 0 && summary.refused.length === 0 : undefined}
      folding={folding}
    >
      {summary && choices && (
        <>
          <Filters summary={summary} choices={choices} />
          <Undecided lines={summary.undecided} />
          <RefusedTexts refused={summary.refused} choices={choices} />
          <Kinds counts={summary.counts} />
          <p className="muted">{TEXTS.byHand}</p>
        </>
      )}
    </Section>
  );
}

function stateOf({ counts, refused }: ImportSummary): string {
  const open = TEXTS.open(counts.undecided, refused.length);
  return open === '' ? TEXTS.taken(counts.taken, counts.leftOut) : open;
}

const MOST_NAMED = 8;

/** Lines that no rule tells, decided one by one in the preview or all at once. */
function Undecided({ lines }: { readonly lines: readonly number[] }): ReactNode {
  const session = useSession();
  if (lines.length === 0) return null;
  const decide = (decision: 'take' | 'leave') => () => session.change((now) => withLines(now, lines, decision));
  return (
    <div className={styles.fields}>
      <p className={styles.near}>
        {TEXTS.undecided(lines.length)}{' '}
        {lines.slice(0, MOST_NAMED).map((line, at) => (
          <span key={line}>
            {at > 0 && ', '}
            <button
              type="button"
              className={styles.link}
              aria-label={TEXTS.line(line)}
              onClick={() => session.show({ tab: 'list', line, only: undefined })}
            >
              {line}
            </button>
          </span>
        ))}
        {lines.length > MOST_NAMED && ` ${TEXTS.moreLines(lines.length - MOST_NAMED)}`}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={decide('take')}>
          {TEXTS.takeThem(lines.length)}
        </Button>
        <Button size="small" onClick={decide('leave')}>
          {TEXTS.leaveThem(lines.length)}
        </Button>
      </div>
    </div>
  );
}

interface KindGroup {
  readonly title: string;
  readonly kinds: readonly LineKind[];
  readonly state: string;
}

/** In the order in which they matter. */
const KIND_GROUPS: readonly KindGroup[] = [
  { title: TEXTS.groups.camera, kinds: ['camera'], state: TEXTS.isTaken },
  { title: TEXTS.groups.undecided, kinds: ['undecided'], state: TEXTS.isOpen },
  { title: TEXTS.groups.section, kinds: ['section'], state: TEXTS.isLeft },
  { title: TEXTS.groups.total, kinds: ['total'], state: TEXTS.isLeft },
  { title: TEXTS.groups.goods, kinds: ['goods'], state: TEXTS.isLeft },
  { title: TEXTS.groups.filtered, kinds: ['filtered'], state: TEXTS.isLeft },
  { title: TEXTS.groups.note, kinds: ['note'], state: TEXTS.isLeft },
  { title: TEXTS.groups.left, kinds: ['left'], state: TEXTS.isLeft },
  { title: TEXTS.groups.titles, kinds: ['title', 'header', 'blank'], state: '' },
];

/** The kinds of lines with their counts, each a way to see its lines. */
function Kinds({ counts: { kinds } }: { readonly counts: ImportCounts }): ReactNode {
  const session = useSession();
  return (
    <ul className={styles.list}>
      {KIND_GROUPS.map(({ title, kinds: of, state }) => {
        const count = of.reduce((total, kind) => total + kinds[kind], 0);
        return count === 0 ? null : (
          <li key={title} className={styles.kind}>
            <button
              type="button"
              className={styles.link}
              onClick={() => session.show({ tab: 'list', from: 0, line: undefined, only: { kinds: of, title } })}
            >
              {title}
            </button>
            <span className="muted">{state}</span>
            <strong>{TEXTS.count(count)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
