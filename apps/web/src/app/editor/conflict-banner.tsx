import type { ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** What was typed cannot simply be saved: the user says what becomes of it. */
export function ConflictBanner(): ReactNode {
  const { saveState, keepMine, takeTheirs } = useApp(({ siteDesignEditor }) => siteDesignEditor);
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
  if (saveState !== 'conflict') return null;
  return (
    <Banner
      tone="near"
      action={
        <>
          {discard}
          <Button size="small" look="primary" onClick={() => void keepMine()}>
            Keep my changes
          </Button>
        </>
      }
    >
      This design was changed in another place since you opened it. Your own changes are kept here and not saved yet.
    </Banner>
  );
}
