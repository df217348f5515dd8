import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { CONFLICT_TEXTS } from '#texts/editor/editor.ts';
import { useMemo, useState, type ReactNode } from 'react';

import { clashesWith, type Clashes } from '../document/design-merge.ts';
import { useEditor } from '../document/editor-context.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ClashTable } from './clash-table.tsx';
import { OverwrittenValues } from './overwritten-values.tsx';

export function ConflictBanner(): ReactNode {
  const saveState = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState);
  const isKept = useEditor(({ siteDesignEditor }) => siteDesignEditor.isKept);
  const takeTheirs = useEditor(({ siteDesignEditor }) => siteDesignEditor.takeTheirs);
  const discard = (
    <Button size="small" onClick={() => void takeTheirs()}>
      {CONFLICT_TEXTS.discard}
    </Button>
  );
  switch (saveState) {
    case 'failed':
    case 'quota':
    case 'full':
      return <FailedSave reason={CONFLICT_TEXTS[saveState](isKept)} />;
    case 'refused':
      return (
        <Banner tone="over" action={discard}>
          {CONFLICT_TEXTS.refused(isKept)}
        </Banner>
      );
    case 'conflict':
      return <Conflict discard={discard} isKept={isKept} />;
    case 'saved':
      return <MergeNote />;
    default:
      return (
        <>
          {!isKept && <Banner tone="over">{CONFLICT_TEXTS.notKept}</Banner>}
          <MergeNote />
        </>
      );
  }
}

function FailedSave({ reason }: { readonly reason: string }): ReactNode {
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  return (
    <Banner
      tone="over"
      action={
        <Button size="small" look="primary" onClick={() => void save()}>
          {COMMON_TEXTS.tryAgain}
        </Button>
      }
    >
      {reason}
    </Banner>
  );
}

function MergeNote(): ReactNode {
  const note = useEditor(({ siteDesignEditor }) => siteDesignEditor.mergeNote);
  const dismiss = useEditor(({ siteDesignEditor }) => siteDesignEditor.dismissMergeNote);
  if (!note) return null;
  return (
    <Banner tone="info" onClose={dismiss}>
      {note.overwritten.length === 0 && CONFLICT_TEXTS.merged}{' '}
      {note.lostSteps > 0 && CONFLICT_TEXTS.lostSteps(note.lostSteps)}
      {note.overwritten.length > 0 && <OverwrittenValues values={note.overwritten} />}
    </Banner>
  );
}

const NONE: Clashes = { cells: [], settings: [], name: undefined, offer: undefined };

interface ConflictProps {
  readonly discard: ReactNode;
  readonly isKept: boolean;
}

function Conflict({ discard, isKept }: ConflictProps): ReactNode {
  const keepMine = useEditor(({ siteDesignEditor }) => siteDesignEditor.keepMine);
  const editor = useEditor(({ siteDesignEditor }) => siteDesignEditor);
  const { base, theirs } = editor;
  const found = useMemo(() => (theirs ? clashesWith(editor, theirs) : NONE), [editor, theirs]);
  const [theirsWins, setTheirsWins] = useState<ReadonlySet<string>>(new Set());

  function choose(id: string, isTheirs: boolean): void {
    const next = new Set(theirsWins);
    if (isTheirs) next.add(id);
    else next.delete(id);
    setTheirsWins(next);
  }

  return (
    <>
      <Banner
        tone="near"
        action={
          <>
            {discard}
            <Button size="small" look="primary" onClick={() => void keepMine(theirsWins)}>
              {theirsWins.size === 0 ? CONFLICT_TEXTS.keep : CONFLICT_TEXTS.keepChosen}
            </Button>
          </>
        }
      >
        {CONFLICT_TEXTS.reason(isKept)}
      </Banner>
      <ClashTable {...found} rows={base} theirsWins={theirsWins} onChoose={choose} />
    </>
  );
}
