import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { applyAlternative } from '@site-designer/sizing-engine/design';
import type { ShownAlternative } from '../../features/proposal/report/report-input.ts';
import { useState, type ReactNode } from 'react';
import { useEditor, useServerSettings } from '../../features/design-editor/document/editor-context.ts';
import { settingChanges, type SettingChange } from '../../features/design-editor/servers/settings/setting-changes.ts';
import { ButtonGroup } from '../../ui/buttons/button-group.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AppliedToast } from './applied-toast.tsx';
import styles from './apply-alternative.module.css';

interface ApplyAlternativeProps {
  readonly asked: ShownAlternative | undefined;
  /** Called after it was applied or declined. */
  readonly onClose: () => void;
}

/** Shows the settings that an alternative changes before it is applied, and offers to undo it afterwards. */
export function ApplyAlternative({ asked, onClose }: ApplyAlternativeProps): ReactNode {
  const settings = useServerSettings();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
  const catalogue = useEditor(({ siteDesignEditor }) => siteDesignEditor.catalogue);
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  const [applied, setApplied] = useState<string>();
  if (!settings || !catalogue || !formData) return null;

  const after = asked && applyAlternative(settings, asked);
  return (
    <>
      {asked && after && (
        <Confirmation
          title={asked.title}
          changes={settingChanges(settings, after, { catalogue, formData })}
          onConfirm={() => {
            setApplied(asked.title);
            change(after, { label: STEP_TEXTS.alternative(asked.title) });
            onClose();
          }}
          onCancel={onClose}
        />
      )}
      {applied !== undefined && (
        <AppliedToast
          step={STEP_TEXTS.alternative(applied)}
          text={TEXTS.applied(applied)}
          onClose={() => setApplied(undefined)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly title: string;
  readonly changes: readonly SettingChange[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Confirmation({ title, changes, onConfirm, onCancel }: ConfirmationProps): ReactNode {
  return (
    <Dialog title={TEXTS.confirmTitle(title)} isOpen onClose={onCancel}>
      <p>{changes.length > 0 ? TEXTS.changes : TEXTS.noChanges}</p>
      <ul className={styles.changes}>
        {changes.map(({ label, before, after }) => (
          <li key={label}>{TEXTS.change(label, before, after)}</li>
        ))}
      </ul>
      <ButtonGroup
        primary={{ text: TEXTS.take, onPress: onConfirm }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onCancel }}
      />
    </Dialog>
  );
}
