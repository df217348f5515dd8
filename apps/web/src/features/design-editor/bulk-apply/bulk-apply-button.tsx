import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { FormData } from '@site-designer/api-contract';
import { sizeSpelled } from '@site-designer/camera-table';
import { TYPED_SIZE } from '@site-designer/sizing-engine/design';
import { useMemo, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { useEditor, useRows } from '../document/editor-context.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './bulk-apply.module.css';
import { bulkPreview } from './bulk-preview.ts';
import { BULK_HALVES, bulkFields, bulkValue, type BulkField } from './bulk-fields.ts';

interface BulkApplyButtonProps {
  /** Undefined until a design is open. */
  readonly formData: FormData | undefined;
}

interface BulkApplyFormProps {
  readonly formData: FormData;
  readonly onClose: () => void;
}

export function BulkApplyButton({ formData }: BulkApplyButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon="sliders" onClick={() => setIsOpen(true)}>
        {BULK_TEXTS.title}
      </Button>
      <Dialog title={BULK_TEXTS.title} isOpen={isOpen} onClose={close}>
        {formData && <BulkApplyForm formData={formData} onClose={close} />}
      </Dialog>
    </>
  );
}

function BulkApplyForm({ formData, onClose }: BulkApplyFormProps): ReactNode {
  const fields = useMemo(() => bulkFields(formData), [formData]);
  const apply = useEditor(({ bulkApply }) => bulkApply.apply);
  const rows = useRows();
  const catalogue = useCatalogue();
  const [field, setField] = useState(fields[0]!);
  const [value, setValue] = useState(field.start);
  const [sizeText, setSizeText] = useState('');
  const [half, setHalf] = useState(0);
  const [problem, setProblem] = useState<string>();

  function choose(code: number): void {
    const chosen = fields.find((each) => each.code === code) ?? field;
    setField(chosen);
    setValue(chosen.start);
    setProblem(undefined);
  }

  const isTyped = field.takesSizes === true && value === TYPED_SIZE;
  const size = isTyped ? sizeSpelled(sizeText) : undefined;
  const wrong = isTyped && size === undefined ? BULK_TEXTS.noSize : problem;
  const change = { bulkApplyDataField: field.code, value: bulkValue(field, size ?? value, half) };
  const preview = bulkPreview(rows, change, catalogue);

  function confirm(): void {
    if (apply(change)) onClose();
  }

  return (
    <div className="stack">
      <Select
        label={BULK_TEXTS.setting}
        value={field.code}
        options={fields.map(({ code, title }) => ({ id: code, name: title }))}
        onChange={choose}
      />
      <ValueField field={field} value={value} onChange={setValue} onProblem={setProblem} />
      {isTyped && (
        <TextField
          label={BULK_TEXTS.size}
          value={sizeText}
          message={sizeText === '' ? undefined : wrong}
          onChange={setSizeText}
        />
      )}
      {field.isHalved === true && (
        <Select label={BULK_TEXTS.half} value={half} options={BULK_HALVES} onChange={setHalf} />
      )}
      {wrong === undefined && (
        <output className={styles.note} data-refused={preview.isRefused || undefined}>
          {preview.text}
        </output>
      )}
      <ButtonGroup
        align="right"
        primary={{ text: BULK_TEXTS.apply, onPress: confirm, isDisabled: wrong !== undefined || preview.isRefused }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

interface ValueFieldProps {
  readonly field: BulkField;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

function ValueField({ field: { code, options, bounds, unit }, onProblem, ...rest }: ValueFieldProps): ReactNode {
  if (options) return <Select label={BULK_TEXTS.value} options={options} {...rest} />;
  if (!bounds) return null;
  return (
    <NumberField
      key={code}
      label={BULK_TEXTS.value}
      bounds={bounds}
      onProblem={onProblem}
      {...(unit !== undefined && { unit })}
      {...rest}
    />
  );
}
