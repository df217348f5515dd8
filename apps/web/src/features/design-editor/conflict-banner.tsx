import { CONFLICT_TEXTS } from '#texts/editor.ts';
import { type Clash, clashes, toScreen } from '@site-designer/camera-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useEditor, useRows } from './editor-context.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ClashTable } from './clash-table.tsx';

/** Asks the user what to do with changes that cannot be saved as they are. */
export function ConflictBanner(): ReactNode {
  const saveState = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState);
  const takeTheirs = useEditor(({ siteDesignEditor }) => siteDesignEditor.takeTheirs);
  const discard = (
    <Button size="small" onClick={() => void takeTheirs()}>
      {CONFLICT_TEXTS.discard}
    </Button>
  );
  if (saveState === 'refused') {
    return (
      <Banner tone="over" action={discard}>
        {CONFLICT_TEXTS.refused}
      </Banner>
    );
  }
  return saveState === 'conflict' ? <Conflict discard={discard} /> : null;
}

const NONE: readonly Clash[] = [];

function Conflict({ discard }: { readonly discard: ReactNode }): ReactNode {
  const keepMine = useEditor(({ siteDesignEditor }) => siteDesignEditor.keepMine);
  const base = useEditor(({ siteDesignEditor }) => siteDesignEditor.base);
  const ids = useEditor(({ siteDesignEditor }) => siteDesignEditor.ids);
  const theirs = useEditor(({ siteDesignEditor }) => siteDesignEditor.theirs);
  const mine = useRows();
  const found = useMemo(
    () => (theirs ? clashes({ base, mine, theirs: toScreen(ids, theirs.design.cameras) }) : NONE),
    [base, mine, ids, theirs],
  );
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
              {CONFLICT_TEXTS.keep}
            </Button>
          </>
        }
      >
        {CONFLICT_TEXTS.reason}
      </Banner>
      <ClashTable clashes={found} rows={base} theirsWins={theirsWins} onChoose={choose} />
    </>
  );
}
