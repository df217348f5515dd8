import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { MOVE_TEXTS as TEXTS } from '#texts/pages/move.ts';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import type { Named } from '../../lib/state/named-list.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';

export interface MoveTarget {
  readonly projectId: number;
  readonly siteId: number;
}

interface MoveFormProps {
  /** Where the designs are. */
  readonly from: MoveTarget;
  readonly projects: readonly Named[];
  readonly sitesOf: (projectId: number) => Promise<readonly Named[]>;
  readonly onMove: (target: MoveTarget) => void;
  readonly onClose: () => void;
}

interface MoveDialogProps extends MoveFormProps {
  /** How many designs are moved; 0 while none are. */
  readonly count: number;
}

export function MoveDialog({ count, ...form }: MoveDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.title(count)} isOpen={count > 0} onClose={form.onClose}>
      <MoveForm {...form} />
    </Dialog>
  );
}

/** Stands for a project without another site. */
const NO_SITE = 0;

function MoveForm({ from, projects, sitesOf, onMove, onClose }: MoveFormProps): ReactNode {
  const [projectId, setProjectId] = useState(from.projectId);
  const [chosenSite, setChosenSite] = useState<number>();
  const { data } = useLoaded(String(projectId), () => sitesOf(projectId));
  const sites = (data ?? []).filter(({ id }) => id !== from.siteId);
  const siteId = sites.find(({ id }) => id === chosenSite)?.id ?? sites[0]?.id ?? NO_SITE;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (siteId !== NO_SITE) onMove({ projectId, siteId });
      }}
    >
      <p>{TEXTS.explained}</p>
      <Select label={TEXTS.project} value={projectId} options={projects} onChange={setProjectId} />
      <Select
        label={TEXTS.site}
        value={siteId}
        options={
          sites.length > 0 ? sites : [{ id: NO_SITE, name: data === undefined ? COMMON_TEXTS.loading : TEXTS.noSite }]
        }
        isDisabled={sites.length === 0}
        onChange={setChosenSite}
      />
      <ButtonRow>
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary" disabled={siteId === NO_SITE}>
          {TEXTS.confirm}
        </Button>
      </ButtonRow>
    </form>
  );
}
