import type { Plan } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_TEXTS, PLAN_TOOLS } from '#texts/editor/plan.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { ACCEPTED } from '../picture/accepted.ts';
import type { Tool } from '../canvas/canvas-props.ts';
import styles from './toolbar.module.css';

const ICONS = {
  select: 'M3 3l10 4-4.3 1.7L7 13z',
  wall: 'M2.5 3.5h11v9h-11zM2.5 8h11M6 3.5V8M10 8v4.5',
  area: 'M3 5l6-2 4.5 5-4 5.5L3 11z',
  closet: 'M3.5 2.5h9v11h-9zM6 5.5h4M6 8h4M6 10.5h2.5',
  scale: 'M2.5 10.5l8-8 3 3-8 8zM5 8l1.2 1.2M7.3 5.7L9 7.4M9.6 3.4l1.2 1.2',
} as const;

interface ToolbarProps {
  readonly plans: readonly Plan[];
  readonly shown: Plan;
  readonly onShow: (id: number) => void;
  readonly onAdd: (file: File) => void;
  readonly tool: Tool;
  readonly onTool: (kind: keyof typeof ICONS) => void;
}

/** The floors, and the tools of the plan. */
export function Toolbar({ plans, shown, onShow, onAdd, tool, onTool }: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <div className={styles.floors}>
        <fieldset className={styles.group} aria-label={PLAN_TEXTS.plans}>
          {plans.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => onShow(id)} dir="auto">
              {name}
            </button>
          ))}
        </fieldset>
        <FileButton icon="plus" size="small" label={PLAN_TEXTS.chooseLabel} accept={ACCEPTED} onFile={onAdd}>
          {PLAN_TEXTS.addPlan}
        </FileButton>
      </div>
      <fieldset className={classNames(styles.group, styles.tools)} aria-label={PLAN_TEXTS.tools}>
        {(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((kind) => (
          <button key={kind} type="button" aria-pressed={tool.kind === kind} onClick={() => onTool(kind)}>
            <svg viewBox="0 0 16 16" width={15} height={15} aria-hidden="true">
              <path d={ICONS[kind]} />
            </svg>
            <span>{PLAN_TOOLS[kind]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
