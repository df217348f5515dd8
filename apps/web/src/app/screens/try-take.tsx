import { COMMON_TEXTS } from '#texts/common.ts';
import { TAKE_TEXTS as TEXTS } from '#texts/local-design.ts';
import type { NamedDesign } from '@site-designer/design-file';
import { checkName, DEFAULT_NAMES, type NamedKind } from '@site-designer/api-contract/names';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { designOnScreen } from '../../features/design-editor/files/design-on-screen.ts';
import type { Chosen } from '../../features/design-editor/files/take-design.ts';
import type { AppStore } from '../../store/app-store.ts';
import { useApp } from '../../store/use-app.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './try.module.css';

interface TryTakeProps {
  readonly isOpen: boolean;
  /** The store of the editor without an account. */
  readonly local: AppStore;
  readonly onClose: () => void;
  readonly onEnd: (etag?: string) => Promise<void>;
}

/** Where in the account the design of this browser goes. */
export function TryTake({ isOpen, local, onClose, onEnd }: TryTakeProps): ReactNode {
  const isLoaded = useStore(local, ({ siteDesignEditor }) => siteDesignEditor.design !== undefined);
  const isWorking = useApp(({ designFiles }) => designFiles.isWorking);
  return (
    <Dialog title={TEXTS.title} isOpen={isOpen && isLoaded} onClose={onClose}>
      <TakeForm local={local} onClose={onClose} onEnd={onEnd} />
      <LoadingOverlay isPending={isWorking} />
    </Dialog>
  );
}

function TakeForm({ local, onClose, onEnd }: Omit<TryTakeProps, 'isOpen'>): ReactNode {
  const project = useChoice('project');
  const site = useChoice('site');
  const [name, setName] = useState(() => local.getState().siteDesignEditor.design?.name ?? '');
  const message = checkName('siteDesign', name);
  const { take, hindrance } = useTake(local, { onClose, onEnd });
  const projects = useProjects();
  const sites = useSites(project.id);
  const isReady = [project.message, site.message, message].every((each) => each === undefined);

  return (
    <form
      className={styles.take}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void take({ project: project.chosen, site: site.chosen }, name.trim());
      }}
    >
      <p>{TEXTS.explained}</p>
      <Place
        choice={project}
        label={TEXTS.project}
        nameLabel={TEXTS.projectName}
        options={[{ id: NEW, name: TEXTS.newProject }, ...projects]}
        onChoose={() => site.choose(NEW)}
      />
      <Place
        choice={site}
        label={TEXTS.site}
        nameLabel={TEXTS.siteName}
        options={[{ id: NEW, name: TEXTS.newSite }, ...sites]}
      />
      <TextField label={TEXTS.designName} value={name} message={message} onChange={setName} />
      {hindrance !== undefined && <p role="alert">{hindrance}</p>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary">
          {TEXTS.confirm}
        </Button>
      </div>
    </form>
  );
}

/** No stored thing has this id. */
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

interface PlaceProps {
  readonly choice: Choice;
  readonly label: string;
  readonly nameLabel: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly onChoose?: () => void;
}

function Place({ choice, label, nameLabel, options, onChoose }: PlaceProps): ReactNode {
  return (
    <>
      <Select
        label={label}
        value={choice.id}
        options={options}
        onChange={(id) => {
          choice.choose(id);
          onChoose?.();
        }}
      />
      {choice.id === NEW && (
        <TextField label={nameLabel} value={choice.name} message={choice.message} onChange={choice.rename} />
      )}
    </>
  );
}

function useProjects() {
  const { items, load } = useApp(({ projects }) => projects);
  useEffect(() => void load({}), [load]);
  return items;
}

function useSites(projectId: number) {
  const { items, load } = useApp(({ sites }) => sites);
  useEffect(() => {
    if (projectId !== NEW) void load({ projectId });
  }, [load, projectId]);
  return items.filter((site) => site.projectId === projectId);
}

interface Take {
  /** Why the design is not in the account yet. */
  readonly hindrance: string | undefined;
  readonly take: (target: { readonly project: Chosen; readonly site: Chosen }, name: string) => Promise<void>;
}

function useTake(local: AppStore, { onClose, onEnd }: Pick<TryTakeProps, 'onClose' | 'onEnd'>): Take {
  const navigate = useNavigate();
  const takeIn = useApp(({ designFiles }) => designFiles.take);
  const [hindrance, setHindrance] = useState<string>();
  return {
    hindrance,
    take: async (target, name) => {
      const design = await savedDesign(local);
      if (!design) return setHindrance(TEXTS.unsaved);
      const { etag } = local.getState().siteDesignEditor;
      const taken = await takeIn(target, { ...design, name });
      if (!taken) return setHindrance(TEXTS.notStored);
      await onEnd(etag);
      // The way back leads to the start, and asks for nothing.
      onClose();
      const { projectId, siteId, id } = taken;
      void navigate(`/project/${projectId}/site/${siteId}/sitedesign/${id}`);
    },
  };
}

/** The design once nothing of it is unsaved; undefined where another tab has changed it. */
async function savedDesign(local: AppStore): Promise<NamedDesign | undefined> {
  local.getState().cameras.confirmTyping();
  return (await local.getState().siteDesignEditor.save()) ? designOnScreen(local.getState()) : undefined;
}
