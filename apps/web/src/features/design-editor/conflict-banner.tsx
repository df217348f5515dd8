import { CONFLICT_TEXTS } from '#texts/editor.ts';
import { type Clash, clashes } from '@site-designer/camera-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ClashTable } from './clash-table.tsx';

/** What was typed cannot simply be saved: the user says what becomes of it. */
export function ConflictBanner(): ReactNode {
  const saveState = useApp(({ siteDesignEditor }) => siteDesignEditor.saveState);
  const takeTheirs = useApp(({ siteDesignEditor }) => siteDesignEditor.takeTheirs);
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
  const keepMine = useApp(({ siteDesignEditor }) => siteDesignEditor.keepMine);
  const { base, model, theirs } = useApp(({ cameras }) => cameras);
  const found = useMemo(
    () => (theirs ? clashes({ base, mine: model.rows, theirs }) : NONE),
    [base, model.rows, theirs],
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
