import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import { useState, type ReactNode } from 'react';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { BulkApplyForm } from './bulk-apply-form.tsx';
import type { GroupsOfTable } from './bulk-targets.ts';

interface BulkApplyButtonProps {
  /** The groups that are selected and shown in the table. */
  readonly groupsOfTable: () => GroupsOfTable;
}

export function BulkApplyButton({ groupsOfTable }: BulkApplyButtonProps): ReactNode {
  const [groups, setGroups] = useState<GroupsOfTable>();
  const close = () => setGroups(undefined);
  return (
    <>
      <GuardedButton icon="sliders" onClick={() => setGroups(groupsOfTable())}>
        {BULK_TEXTS.title}
      </GuardedButton>
      <Dialog title={BULK_TEXTS.title} size="wide" isOpen={groups !== undefined} onClose={close}>
        {groups && <BulkApplyForm groups={groups} onClose={close} />}
      </Dialog>
    </>
  );
}
