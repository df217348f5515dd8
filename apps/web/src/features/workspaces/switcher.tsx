import { SWITCHER_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import { ACCOUNT_TEXTS } from '#texts/pages/account.ts';
import type { Workspace } from '@site-designer/api-contract';
import { useId, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/buttons/icon.tsx';
import styles from './switcher.module.css';

interface SwitcherProps {
  readonly workspaces: readonly Workspace[];
  readonly open: Workspace;
  readonly onOpen: (workspace: Workspace) => void;
  readonly onMembers: () => void;
  readonly onAdd: () => void;
  readonly onAccount: () => void;
}

/** Says which workspace is open, and opens another one. */
export function Switcher({ workspaces, open, onOpen, onMembers, onAdd, onAccount }: SwitcherProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  /** A popover is drawn over the page and knows nothing of its button. */
  function place(): void {
    const { left = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    list.current?.style.setProperty('inset', `${bottom + 4}px auto auto ${left}px`);
  }

  function act(work: () => void): void {
    list.current?.hidePopover();
    work();
  }

  return (
    <>
      <button ref={button} type="button" className={styles.button} popoverTarget={id} title={nameOf(open)}>
        <Initial workspace={open} />
        <span className="visually-hidden">{TEXTS.button}</span>
        <span className={styles.open}>{nameOf(open)}</span>
        <Icon name="down" size={12} />
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list} onBeforeToggle={place}>
        <h2 className={styles.heading}>{TEXTS.heading}</h2>
        <ul aria-label={TEXTS.heading}>
          {workspaces.map((workspace) => (
            <li key={workspace.id}>
              <button
                type="button"
                className={styles.item}
                aria-current={workspace.id === open.id || undefined}
                onClick={() => act(() => onOpen(workspace))}
              >
                <Initial workspace={workspace} />
                <span className={styles.text}>
                  <strong>{nameOf(workspace)}</strong>
                  <span className="caption">{workspace.isPersonal ? TEXTS.only : TEXTS.youAre(workspace.role)}</span>
                </span>
                {workspace.id === open.id && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
        <hr className={styles.line} />
        <Action icon="people" text={TEXTS.members} onPress={() => act(onMembers)} />
        <Action icon="plus" text={TEXTS.add} onPress={() => act(onAdd)} />
        <Action icon="shield" text={ACCOUNT_TEXTS.title} onPress={() => act(onAccount)} />
      </div>
    </>
  );
}

export function nameOf({ isPersonal, name }: Workspace): string {
  return isPersonal ? TEXTS.personal : name;
}

function Initial({ workspace }: { readonly workspace: Workspace }): ReactNode {
  return (
    <span className={styles.initial} aria-hidden="true">
      {Array.from(nameOf(workspace))[0]?.toUpperCase()}
    </span>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onPress: () => void;
}

function Action({ icon, text, onPress }: ActionProps): ReactNode {
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
