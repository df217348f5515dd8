import { TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import { checkCameraName } from '@site-designer/sizing-engine/design';
import { fieldText, problemText } from '@site-designer/texts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEditor, useRows } from '../document/editor-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import { LibraryFiles } from './library-files.tsx';
import { TemplateList } from './template-list.tsx';

interface TemplatesDialogProps {
  readonly isOpen: boolean;
  /** The group to save as a template; undefined if the dialog was opened without one. */
  readonly cameraGroupId: number | undefined;
  readonly onClose: () => void;
}

export function TemplatesDialog({ isOpen, cameraGroupId, onClose }: TemplatesDialogProps): ReactNode {
  return (
    <Dialog title={TEMPLATE_TEXTS.title} isOpen={isOpen} onClose={onClose}>
      <div className="stack">
        {cameraGroupId !== undefined && <SaveForm key={cameraGroupId} cameraGroupId={cameraGroupId} />}
        <TemplateList onClose={onClose} />
        <LibraryFiles />
      </div>
    </Dialog>
  );
}

function SaveForm({ cameraGroupId }: { readonly cameraGroupId: number }): ReactNode {
  const saveGroup = useEditor(({ templates }) => templates.saveGroup);
  const first = useRows().find((row) => row.cameraGroupId === cameraGroupId);
  const [name, setName] = useState(first?.streamName ?? '');
  const [isSaved, setIsSaved] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useFocusReturn<HTMLFormElement>();
  const isBlank = name.trim() === '';
  // An empty field shows no error before the first attempt to save.
  const message = problemText(checkCameraName(name)) ?? (isBlank && isAsked ? fieldText('field.required') : undefined);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  if (isSaved) return <output className="muted">{TEMPLATE_TEXTS.kept}</output>;
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (message === undefined && !isBlank) void saveGroup(cameraGroupId, name.trim()).then(setIsSaved);
      }}
    >
      <TextField ref={field} label={TEMPLATE_TEXTS.name} value={name} message={message} onChange={setName} />
      <Button type="submit" look="primary">
        {TEMPLATE_TEXTS.save}
      </Button>
    </form>
  );
}
