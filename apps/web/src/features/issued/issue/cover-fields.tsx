import { COVER_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import type { Cover } from '@site-designer/api-contract';
import { checkText } from '@site-designer/api-contract/typed-texts';
import type { ReactNode } from 'react';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface CoverFieldsProps {
  readonly cover: Cover;
  readonly onChange: (cover: Cover) => void;
}

const LINES = ['customer', 'contact', 'reference'] as const;

export function CoverFields({ cover, onChange }: CoverFieldsProps): ReactNode {
  return (
    <>
      {LINES.map((field) => (
        <TextField
          key={field}
          label={TEXTS[field]}
          value={cover[field]}
          message={checkText('line', cover[field])}
          onChange={(text) => onChange({ ...cover, [field]: text })}
        />
      ))}
      <TextArea
        label={TEXTS.note}
        value={cover.note}
        message={checkText('paragraphs', cover.note)}
        onChange={(note) => onChange({ ...cover, note })}
      />
    </>
  );
}

/** Whether the server accepts it. */
export function isGoodCover(cover: Cover): boolean {
  const wrong = [checkText('paragraphs', cover.note), ...LINES.map((field) => checkText('line', cover[field]))];
  return wrong.every((message) => message === undefined);
}
