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
      Discard my changes
    </Button>
  );
  if (saveState === 'refused') {
    return (
      <Banner tone="over" action={discard}>
        The server refused your last changes. They are kept here: correct them, or discard them.
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
              Keep my changes
            </Button>
          </>
        }
      >
        This design was changed in another place since you opened it. Your own changes are kept here and not saved yet.
      </Banner>
      <ClashTable clashes={found} rows={base} theirsWins={theirsWins} onChoose={choose} />
    </>
  );
}
