import type { FormData } from '@site-designer/api-contract';
import { rowsByGroup } from '@site-designer/sizing-engine';
import { useMemo, useState, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { useRows } from '../../store/use-design.ts';
import { ButtonGroup } from '../../ui/button-group.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './bulk-apply.module.css';
import { BULK_HALVES, bulkFields, bulkValue, type BulkField } from './bulk-fields.ts';

interface BulkApplyButtonProps {
  readonly formData: FormData;
}

/** One setting for every camera group. */
export function BulkApplyButton({ formData }: BulkApplyButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon="sliders" onClick={() => setIsOpen(true)}>
        Bulk Apply Setting
      </Button>
      <Dialog title="Bulk Apply Setting" isOpen={isOpen} onClose={close}>
        <BulkApplyForm formData={formData} onClose={close} />
      </Dialog>
    </>
  );
}

function BulkApplyForm({ formData, onClose }: BulkApplyButtonProps & { readonly onClose: () => void }): ReactNode {
  const fields = useMemo(() => bulkFields(formData), [formData]);
  const apply = useApp(({ bulkApply }) => bulkApply.apply);
  const groupCount = rowsByGroup(useRows()).size;
  const [field, setField] = useState(fields[0]!);
  const [value, setValue] = useState(field.start);
  const [half, setHalf] = useState(0);

  function choose(code: number): void {
    const chosen = fields.find((each) => each.code === code) ?? field;
    setField(chosen);
    setValue(chosen.start);
  }

  function confirm(): void {
    onClose();
    void apply({ bulkApplyDataField: field.code, value: bulkValue(field, value, half) });
  }

  return (
    <div className={styles.form}>
      <Select
        label="Setting"
        value={field.code}
        options={fields.map(({ code, title }) => ({ id: code, name: title }))}
        onChange={choose}
      />
      <ValueField field={field} value={value} onChange={setValue} />
      {field.isHalved === true && <Select label="For" value={half} options={BULK_HALVES} onChange={setHalf} />}
      <p className={styles.note}>
        Changes {groupCount === 1 ? 'the camera group' : `all ${groupCount} camera groups`} of this design.
      </p>
      <ButtonGroup
        align="right"
        primary={{ text: 'Apply', onPress: confirm }}
        secondary={{ text: 'Cancel', onPress: onClose }}
      />
    </div>
  );
}

interface ValueFieldProps {
  readonly field: BulkField;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function ValueField({ field: { code, options, bounds, unit }, ...rest }: ValueFieldProps): ReactNode {
  if (options) return <Select label="Value" options={options} {...rest} />;
  if (!bounds) return null;
  return <NumberField key={code} label="Value" bounds={bounds} {...(unit !== undefined && { unit })} {...rest} />;
}
