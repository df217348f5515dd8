import { HISTORY_TEXTS } from '#texts/editor/cameras.ts';
import { IMPORT_FOOT_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { useId, useState, type ReactNode } from 'react';
import { logError } from '../../../lib/calls/log.ts';
import { useMedia } from '../../../lib/hooks/use-media.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { isUpdate, withLines } from '../model/choices.ts';
import type { ImportState } from '../model/import-store.ts';
import type { DoneImport, ImportSummary } from '../worker/import-question.ts';
import { useImport, useSession } from './import-context.ts';
import styles from './import-foot.module.css';

interface ImportFootProps {
  readonly onImport: (done: DoneImport) => string | undefined;
  readonly onCancel: () => void;
}

export function ImportFoot({ onImport, onCancel }: ImportFootProps): ReactNode {
  const session = useSession();
  const state = useImport((each) => each);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const isPhone = useMedia('(max-width: 699px)');
  const cancel = (): void => void session.forget().then(onCancel);
  const why = whyNot(state);
  const undecided = state.viewed?.summary.undecided ?? [];
  const isOpenOnly = undecided.length > 0 && why === TEXTS.undecided(undecided.length);

  async function apply(): Promise<void> {
    try {
      const done = await session.done(new Date().toISOString());
      const refusal = onImport(done);
      if (refusal !== undefined) return setFailure(TEXTS.refused(refusal));
      await session.forget();
    } catch (cause) {
      logError(TEXTS.failed, cause);
      setFailure(TEXTS.failed);
    }
  }

  return (
    <div className={styles.foot}>
      {isPhone ? (
        <IconButton icon="close" label={COMMON_TEXTS.cancel} onClick={cancel} />
      ) : (
        <Button onClick={cancel}>{COMMON_TEXTS.cancel}</Button>
      )}
      <History />
      <p id={id} className={why === undefined ? 'muted' : styles.why} aria-live="polite">
        {failure ?? why ?? <span className={styles.wide}>{TEXTS.undoable}</span>}
      </p>
      {isOpenOnly && (
        <Button onClick={() => session.change((choices) => withLines(choices, undecided, 'leave'))}>
          {TEXTS.leaveThem}
        </Button>
      )}
      <Button
        look="primary"
        className={styles.import}
        disabled={why !== undefined}
        aria-describedby={id}
        onClick={() => void apply()}
      >
        {labelOf(state)}
      </Button>
    </div>
  );
}

/** Why nothing can be imported now; undefined where it can. */
function whyNot({ stage, viewed, isBehind, versions }: ImportState): string | undefined {
  if (stage === 'none' || versions === undefined) return stage === 'reading' ? TEXTS.reading : TEXTS.noFile;
  if (stage !== 'open' || isBehind || !viewed) return TEXTS.reading;
  return whyNotOf(viewed.summary, versions.now);
}

function whyNotOf({ counts, problems, blocks }: ImportSummary, now: ImportChoices): string | undefined {
  const [problem] = problems;
  // Decisions make no camera list of a file that is none.
  if (problem && problem.kind !== 'groups') return problem.message;
  if (counts.undecided > 0) return TEXTS.undecided(counts.undecided);
  if (problem) return problem.message;
  if (counts.groups === 0) return TEXTS.noCamera;
  const isSame = counts.changed === 0 && counts.added === 0 && removedBy(now, blocks.missing.groups) === 0;
  return now.against !== 'replace' && isSame ? TEXTS.nothingNew : undefined;
}

function labelOf({ viewed, versions }: ImportState): string {
  if (!viewed || !versions || viewed.summary.counts.groups === 0) return TEXTS.bare;
  const { counts, blocks } = viewed.summary;
  return isUpdate(viewed.summary, versions.now)
    ? TEXTS.update({ ...counts, removed: removedBy(versions.now, blocks.missing.groups) })
    : TEXTS.import(counts);
}

function removedBy({ missing }: { readonly missing: 'keep' | 'remove' }, groups: number): number {
  return missing === 'remove' ? groups : 0;
}

function History(): ReactNode {
  const session = useSession();
  const hasPast = useImport(({ versions }) => (versions?.past.length ?? 0) > 0);
  const hasFuture = useImport(({ versions }) => (versions?.future.length ?? 0) > 0);
  return (
    <span className={styles.history}>
      <IconButton icon="undo" label={HISTORY_TEXTS.undo} isIdle={!hasPast} onClick={session.undo} />
      <IconButton icon="undo" label={HISTORY_TEXTS.redo} isIdle={!hasFuture} data-mirrored onClick={session.redo} />
    </span>
  );
}
