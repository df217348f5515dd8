import { BULK_TEXTS, CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import type { CameraForm, ChoiceColumn } from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { BulkField } from './bulk-fields.ts';

interface BulkInputProps {
  readonly field: BulkField;
  readonly form: CameraForm;
  /** Undefined while the setting stays as it is. */
  readonly text: string | undefined;
  /** What the groups have; undefined where none uses the setting. */
  readonly now: string | undefined;
  /** Whether it may be set although no group uses it: another mode is chosen. */
  readonly isOpen: boolean;
  readonly message: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

export function BulkInput(props: BulkInputProps): ReactNode {
  const { field, text, now, isOpen, message, onChange } = props;
  const { column } = field;
  if (column.kind === 'choice') return <ChoiceInput {...props} column={column} />;
  const unit = column.kind === 'number' ? column.unit : '';
  return (
    <TextField
      label={CAMERA_TEXTS.heading(column.title, unit)}
      inputMode={column.kind === 'number' && column.bounds.decimals === undefined ? 'numeric' : 'decimal'}
      placeholder={now === undefined ? BULK_TEXTS.notUsed : BULK_TEXTS.asItIs(now)}
      disabled={now === undefined && !isOpen}
      value={text ?? ''}
      message={message}
      onChange={(typed) => onChange(typed.trim() === '' ? undefined : typed)}
    />
  );
}

const AS_IT_IS = -1;
const OTHER = -2;

/** A list of options; for sizes that are not in it a field below. */
function ChoiceInput(props: BulkInputProps & { readonly column: ChoiceColumn }): ReactNode {
  const { column, form, text, now, message, onChange } = props;
  const [isOther, setIsOther] = useState(false);
  const options = form[column.list];
  const found = options.find(({ name }) => name === text)?.id;
  const none = { id: AS_IT_IS, name: now === undefined ? BULK_TEXTS.notUsed : BULK_TEXTS.asItIs(now) };
  const other = column.takesSizes === true ? [{ id: OTHER, name: CAMERA_TEXTS.otherSize }] : [];

  function choose(id: number): void {
    setIsOther(id === OTHER);
    onChange(id === OTHER ? '' : options.find((option) => option.id === id)?.name);
  }

  return (
    <div className="stack">
      <Select
        label={column.title}
        value={isOther ? OTHER : (found ?? AS_IT_IS)}
        options={[none, ...options, ...other]}
        onChange={choose}
      />
      {isOther && (
        <TextField
          label={BULK_TEXTS.size}
          value={text ?? ''}
          message={text === '' ? undefined : message}
          onChange={onChange}
        />
      )}
    </div>
  );
}
