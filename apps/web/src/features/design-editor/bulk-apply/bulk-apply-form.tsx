import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { cameraForm, type CameraForm } from '@site-designer/camera-table';
import type { BulkApply } from '@site-designer/sizing-engine/design';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { useMemo, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor, useRows } from '../document/editor-context.ts';
import styles from './bulk-apply.module.css';
import { BulkInput } from './bulk-input.tsx';
import { asItIs, BULK_FIELDS, bulkValueOf, type BulkHalf } from './bulk-fields.ts';
import { bulkPreview } from './bulk-preview.ts';
import { firstTarget, targetsOf, type GroupsOfTable, type TargetId } from './bulk-targets.ts';

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
  const messages = new Map(
    entries.flatMap(({ code, read }) => ('message' in read ? [[code, read.message] as const] : [])),
  );
  const changes = entries.flatMap(({ code, read }): BulkApply[] =>
    'value' in read ? [{ bulkApplyDataField: code, value: read.value }] : [],
  );
  const bulk = { changes, groupIds: target.groupIds };
  const preview = changes.length === 0 || messages.size > 0 ? undefined : bulkPreview(rows, bulk, catalogue);

  return (
    <div className="stack">
      <RadioGroup legend={BULK_TEXTS.applyTo} choices={targets} chosen={target.id} onChange={setChosen} isRow />
      <div className={styles.fields}>
        {BULK_FIELDS.map((field) => (
          <BulkInput
            key={field.code}
            field={field}
            form={form}
            text={texts.get(field.code)}
            now={asItIs(target.rows, field, form)}
            isOpen={texts.has(BulkApplyField.recording)}
            message={messages.get(field.code)}
            onChange={(text) => set(field.code, text)}
          />
        ))}
        <Select
          label={BULK_TEXTS.half}
          value={HALVES.indexOf(half)}
          options={HALVES.map((each, id) => ({ id, name: BULK_TEXTS.halves[each] }))}
          onChange={(id) => setHalf(HALVES[id] ?? 'both')}
        />
      </div>
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

interface Entries {
  /** What is typed or chosen, by setting. */
  readonly texts: ReadonlyMap<BulkApplyField, string>;
  /** Sets a setting, or leaves it as it is. */
  readonly set: (code: BulkApplyField, text: string | undefined) => void;
  readonly entries: readonly { readonly code: BulkApplyField; readonly read: ReturnType<typeof bulkValueOf> }[];
}

function useEntries(form: CameraForm, half: BulkHalf): Entries {
  const [texts, setTexts] = useState<Entries['texts']>(new Map());
  const entries = BULK_FIELDS.flatMap((field) => {
    const text = texts.get(field.code);
    return text === undefined ? [] : [{ code: field.code, read: bulkValueOf(field, { text, half, form }) }];
  });

  function set(code: BulkApplyField, text: string | undefined): void {
    setTexts((now) => {
      const next = new Map(now);
      if (text === undefined) next.delete(code);
      else next.set(code, text);
      return next;
    });
  }

  return { texts, set, entries };
}

const HALVES: readonly BulkHalf[] = ['both', 'continuous', 'motion'];
