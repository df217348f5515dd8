import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { NEW_DESIGN_TEXTS as TEXTS } from '#texts/pages/new-design.ts';
import { checkName, DEFAULT_NAMES, type NamedKind } from '@site-designer/api-contract/names';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LoadingOverlay } from '../../ui/states/loading-overlay.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import type { DesignToMake, MadeDesign, NewNames } from './make-design.ts';

const KINDS = ['project', 'site', 'siteDesign'] as const satisfies readonly NamedKind[];

interface NewDesignFormProps {
  /** Makes what is missing; @returns The reason if a step failed. */
  readonly onMake: (design: DesignToMake) => Promise<string | undefined>;
  readonly onClose: () => void;
}

interface NewDesignDialogProps extends NewDesignFormProps {
  readonly isOpen: boolean;
}

/** Names of a project, its site and its design, which one press makes. */
export function NewDesignDialog({ isOpen, ...form }: NewDesignDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.title} isOpen={isOpen} onClose={form.onClose}>
      <NewDesignForm {...form} />
    </Dialog>
  );
}

function NewDesignForm({ onMake, onClose }: NewDesignFormProps): ReactNode {
  const [names, setNames] = useState<NewNames>(DEFAULT_NAMES);
  const [made, setMade] = useState<MadeDesign>({});
  const [reason, setReason] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);
  const messageOf = (kind: NamedKind) => checkName(kind, names[kind]);

  async function make(): Promise<void> {
    if (isWorking || KINDS.some((kind) => messageOf(kind) !== undefined)) return;
    setIsWorking(true);
    const trimmed = Object.fromEntries(KINDS.map((kind) => [kind, names[kind].trim()])) as unknown as NewNames;
    setReason(await onMake({ names: trimmed, made, onMade: setMade }));
    setIsWorking(false);
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {KINDS.map((kind) => (
        <TextField
          key={kind}
          label={TEXTS[kind]}
          value={names[kind]}
          message={messageOf(kind)}
          onChange={(name) => setNames((before) => ({ ...before, [kind]: name }))}
        />
      ))}
      {reason !== undefined && <p role="alert">{TEXTS.failed(madeText(made), reason)}</p>}
      <ButtonRow>
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary" disabled={isWorking}>
          {TEXTS.confirm}
        </Button>
      </ButtonRow>
      <LoadingOverlay isPending={isWorking} />
    </form>
  );
}

function madeText({ projectId, siteId, siteDesignId }: MadeDesign): string {
  if (siteDesignId !== undefined) return TEXTS.made.siteDesign;
  if (siteId !== undefined) return TEXTS.made.site;
  return projectId === undefined ? TEXTS.made.none : TEXTS.made.project;
}
