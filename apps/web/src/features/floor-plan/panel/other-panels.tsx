import type { CoveredArea, PlacedCloset } from '@site-designer/api-contract';
import { PLACING_BOUNDS } from '@site-designer/api-contract/placing-bounds';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS, PLAN_STEPS } from '#texts/editor/plan.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { withAligned, withCloset, type Alignment } from '../model/plan-model.ts';
import { ALL_LEVELS } from './group-fields.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './panel.module.css';

interface HeadProps {
  readonly title: string;
  readonly onDuplicate?: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Head({ title, onDuplicate, onRemove }: HeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <span>
        {onDuplicate && <IconButton icon="copy" label={TEXTS.duplicate} onClick={onDuplicate} />}
        <IconButton icon="trash" label={TEXTS.remove} onClick={onRemove} />
      </span>
    </div>
  );
}

const ALIGNMENTS: readonly (readonly [Alignment, string])[] = [
  ['x', TEXTS.alignX],
  ['y', TEXTS.alignY],
  ['directionDeg', TEXTS.alignDirection],
];

/** Several cameras. */
export function ManyPanel({ ids, ...props }: PanelProps & { readonly ids: ReadonlySet<number> }): ReactNode {
  const { placing, onPlacing, onDuplicate, onRemove } = props;
  return (
    <section className={styles.card}>
      <Head title={TEXTS.many(ids.size)} onDuplicate={onDuplicate} onRemove={onRemove} />
      <div className={styles.actions}>
        {ALIGNMENTS.map(([by, text]) => (
          <Button key={by} size="small" onClick={() => onPlacing(PLAN_STEPS.align, withAligned(placing, ids, by))}>
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}

export function ClosetPanel({
  closet,
  placing,
  onPlacing,
  onRemove,
}: PanelProps & { readonly closet: PlacedCloset }): ReactNode {
  return (
    <section className={styles.card}>
      <Head title={TEXTS.closet(closet.name || TEXTS.unnamed)} onRemove={onRemove} />
      <div className={styles.fields}>
        <NumberField
          label={TEXTS.height}
          value={closet.heightM}
          bounds={{ ...PLACING_BOUNDS.heightM, decimals: 1 }}
          unit="m"
          onChange={(heightM) => onPlacing(PLAN_STEPS.closet, withCloset(placing, { ...closet, heightM }), true)}
        />
      </div>
    </section>
  );
}

interface AreaPanelProps extends PanelProps {
  readonly area: CoveredArea;
  readonly number: number;
}

export function AreaPanel({ area, number, placing, onPlacing, onRemove }: AreaPanelProps): ReactNode {
  const chosen = ALL_LEVELS.findIndex(({ standard, level }) => standard === area.standard && level === area.level);
  return (
    <section className={styles.card}>
      <Head title={TEXTS.area(number)} onRemove={onRemove} />
      <Select
        label={TEXTS.level}
        value={chosen}
        options={ALL_LEVELS.map(({ name }, id) => ({ id, name }))}
        onChange={(id) => {
          const { standard, level } = ALL_LEVELS[id]!;
          const areas = placing.areas.map((each) => (each.id === area.id ? { ...each, standard, level } : each));
          onPlacing(PLAN_STEPS.area, { ...placing, areas });
        }}
      />
    </section>
  );
}

export function WallPanel({ number, onRemove }: { readonly number: number; readonly onRemove: () => void }): ReactNode {
  return (
    <section className={styles.card}>
      <Head title={TEXTS.wall(number)} onRemove={onRemove} />
    </section>
  );
}
