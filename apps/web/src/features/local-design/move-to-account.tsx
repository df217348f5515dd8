import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { TAKE_TEXTS as TEXTS } from '#texts/editor/local-design.ts';
import { checkName, DEFAULT_NAMES, type NamedKind } from '@site-designer/api-contract/names';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingOverlay } from '../../ui/states/loading-overlay.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './local-design.module.css';

/** An existing project or site, or a new one by name. */
type Chosen = { readonly id: number } | { readonly name: string };

interface Option {
  readonly id: number;
  readonly name: string;
}

export interface AccountTarget {
  readonly project: Chosen;
  readonly site: Chosen;
  readonly name: string;
}

interface MoveFormProps {
  readonly designName: string;
  readonly projects: readonly Option[];
  readonly sitesOf: (projectId: number) => readonly Option[];
  readonly onChooseProject: (projectId: number) => void;
  /** Moves the design; returns the reason if it could not be moved. */
  readonly onMove: (target: AccountTarget) => Promise<string | undefined>;
  readonly onClose: () => void;
}

interface MoveToAccountProps extends MoveFormProps {
  readonly isOpen: boolean;
  readonly isWorking: boolean;
}

export function MoveToAccount({ isOpen, isWorking, ...form }: MoveToAccountProps): ReactNode {
  return (
    <Dialog title={TEXTS.title} isOpen={isOpen} onClose={form.onClose}>
      <MoveForm {...form} />
      <LoadingOverlay isPending={isWorking} />
    </Dialog>
  );
}

function MoveForm({ designName, projects, sitesOf, onChooseProject, onMove, onClose }: MoveFormProps): ReactNode {
  const project = useChoice('project');
  const site = useChoice('site');
  const [name, setName] = useState(designName);
  const [reason, setReason] = useState<string>();
  const message = checkName('siteDesign', name);
  const isValid = [project.message, site.message, message].every((each) => each === undefined);

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void onMove({ project: project.chosen, site: site.chosen, name: name.trim() }).then(setReason);
      }}
    >
      <p>{TEXTS.explained}</p>
      <ChoiceFields
        choice={project}
        label={TEXTS.project}
        nameLabel={TEXTS.projectName}
        options={[{ id: NEW, name: TEXTS.newProject }, ...projects]}
        onChoose={(id) => {
          site.choose(NEW);
          if (id !== NEW) onChooseProject(id);
        }}
      />
      <ChoiceFields
        choice={site}
        label={TEXTS.site}
        nameLabel={TEXTS.siteName}
        options={[{ id: NEW, name: TEXTS.newSite }, ...sitesOf(project.id)]}
      />
      <TextField label={TEXTS.designName} value={name} message={message} onChange={setName} />
      {reason !== undefined && <p role="alert">{reason}</p>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary">
          {TEXTS.confirm}
        </Button>
      </div>
    </form>
  );
}

/** No stored object has this id. */
const NEW = 0;

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly message: string | undefined;
  readonly chosen: Chosen;
  readonly choose: (id: number) => void;
  readonly rename: (name: string) => void;
}

function useChoice(kind: Exclude<NamedKind, 'siteDesign'>): Choice {
  const [id, choose] = useState(NEW);
  const [name, rename] = useState<string>(DEFAULT_NAMES[kind]);
  const isNew = id === NEW;
  return {
    id,
    name,
    message: isNew ? checkName(kind, name) : undefined,
    chosen: isNew ? { name: name.trim() } : { id },
    choose,
    rename,
  };
}

interface ChoiceFieldsProps {
  readonly choice: Choice;
  readonly label: string;
  readonly nameLabel: string;
  readonly options: readonly Option[];
  readonly onChoose?: (id: number) => void;
}

function ChoiceFields({ choice, label, nameLabel, options, onChoose }: ChoiceFieldsProps): ReactNode {
  return (
    <>
      <Select
        label={label}
        value={choice.id}
        options={options}
        onChange={(id) => {
          choice.choose(id);
          onChoose?.(id);
        }}
      />
      {choice.id === NEW && (
        <TextField label={nameLabel} value={choice.name} message={choice.message} onChange={choice.rename} />
      )}
    </>
  );
}
