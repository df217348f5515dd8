import { BULK_TEXTS, CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { cameraForm, type CameraForm, type Field } from '@site-designer/camera-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor, useRows } from '../document/editor-context.ts';
import styles from './bulk-apply.module.css';
import { BulkInput } from './bulk-input.tsx';
import {
  asItIs,
  BULK_FIELDS,
  bulkValueOf,
  cellPatches,
  SITE_FIELDS,
  type BulkField,
  type BulkHalf,
} from './bulk-fields.ts';
import { bulkPreview } from './bulk-preview.ts';
import { firstTarget, targetsOf, type GroupsOfTable, type Target, type TargetId } from './bulk-targets.ts';

interface BulkApplyFormProps {
  readonly groups: GroupsOfTable;
  readonly onClose: () => void;
}

/** Settings for several groups: each stays as it is until it is chosen. */
export function BulkApplyForm({ groups, onClose }: BulkApplyFormProps): ReactNode {
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  const apply = useEditor(({ bulkApply }) => bulkApply.apply);
  const rows = useRows();
  const targets = useMemo(() => targetsOf(rows, groups), [rows, groups]);
  const [chosen, setChosen] = useState<TargetId>(() => firstTarget(targets));
  const [half, setHalf] = useState<BulkHalf>('both');
  const target = targets.find(({ id }) => id === chosen) ?? targets.at(-1)!;
  const { texts, set, entries } = useEntries(form, half);
  const values = entries.flatMap(({ read }) => ('message' in read ? [] : [read]));
  const bulk = {
    changes: values.flatMap((value) => ('change' in value ? [value.change] : [])),
    cells: cellPatches(
      target.rows,
      values.flatMap((value) => ('cell' in value ? [value.cell] : [])),
      form,
    ),
    groupIds: target.groupIds,
  };
  const preview =
    values.length === 0 || values.length < entries.length ? undefined : bulkPreview(rows, bulk, catalogue);
  return (
    <div className="stack">
      <RadioGroup legend={BULK_TEXTS.applyTo} choices={targets} chosen={target.id} onChange={setChosen} isRow />
      <BulkInputs {...{ form, texts, set, entries, half, setHalf }} rows={target.rows} />
      <output className={styles.note} data-refused={preview?.isRefused || undefined}>
        {entries.length === 0 ? BULK_TEXTS.choose : preview?.text}
      </output>
      <ButtonGroup
        align="right"
        primary={{
          text: BULK_TEXTS.apply,
          onPress: () => apply(bulk) && onClose(),
          isDisabled: preview === undefined || preview.isRefused,
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

interface BulkInputsProps extends Entries {
  readonly form: CameraForm;
  readonly rows: Target['rows'];
  readonly half: BulkHalf;
  readonly setHalf: (half: BulkHalf) => void;
}

/** A field for each setting; those of the site are folded. */
function BulkInputs({ form, rows, texts, set, entries, half, setHalf }: BulkInputsProps): ReactNode {
  const messages = new Map(
    entries.flatMap(({ key, read }) => ('message' in read ? [[key, read.message] as const] : [])),
  );
  const input = (field: BulkField): ReactNode => {
    const key = field.column.field;
    return (
      <BulkInput
        key={key}
        {...{ field, form }}
        text={texts.get(key)}
        now={asItIs(rows, field, form)}
        isOpen={texts.has('recording')}
        message={messages.get(key)}
        onChange={(text) => set(key, text)}
      />
    );
  };
  return (
    <>
      <div className={styles.fields}>
        {BULK_FIELDS.map(input)}
        <Select
          label={BULK_TEXTS.half}
          value={HALVES.indexOf(half)}
          options={HALVES.map((each, id) => ({ id, name: BULK_TEXTS.halves[each] }))}
          onChange={(id) => setHalf(HALVES[id] ?? 'both')}
        />
      </div>
      {SITE_FIELDS.map(({ set: name, fields }) => (
        <details key={name}>
          <summary>{CAMERA_TEXTS.sets[name].title}</summary>
          <div className={styles.fields}>{fields.map(input)}</div>
        </details>
      ))}
    </>
  );
}

interface Entries {
  /** What is typed or chosen, by setting. */
  readonly texts: ReadonlyMap<Field, string>;
  /** Sets a setting, or leaves it as it is. */
  readonly set: (key: Field, text: string | undefined) => void;
  readonly entries: readonly { readonly key: Field; readonly read: ReturnType<typeof bulkValueOf> }[];
}

function useEntries(form: CameraForm, half: BulkHalf): Entries {
  const [texts, setTexts] = useState<Entries['texts']>(new Map());
  const entries = ALL_FIELDS.flatMap((field) => {
    const key = field.column.field;
    const text = texts.get(key);
    return text === undefined ? [] : [{ key, read: bulkValueOf(field, { text, half, form }) }];
  });

  function set(key: Field, text: string | undefined): void {
    setTexts((now) => {
      const next = new Map(now);
      if (text === undefined) next.delete(key);
      else next.set(key, text);
      return next;
    });
  }

  return { texts, set, entries };
}

const ALL_FIELDS = [...BULK_FIELDS, ...SITE_FIELDS.flatMap(({ fields }) => fields)];

const HALVES: readonly BulkHalf[] = ['both', 'continuous', 'motion'];
