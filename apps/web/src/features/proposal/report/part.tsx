import type { ReactNode } from 'react';
import { Section } from '../../../explained/section.tsx';
import { PARTS, type Part, type PartId } from './parts.tsx';
import type { ReportInput } from './report-input.ts';

interface PartSectionProps {
  readonly part: PartId;
  readonly input: ReportInput;
  readonly level?: 3 | 4;
  readonly className?: string | undefined;
}

/** A part under its title; nothing where it does not apply. */
export function PartSection({ part, input, level = 3, className }: PartSectionProps): ReactNode {
  const { title, applies, Content }: Part = PARTS[part];
  if (!applies(input)) return null;
  return (
    <Section id={part} title={title} level={level} className={className}>
      <Content {...input} />
    </Section>
  );
}

export function partApplies(part: PartId, input: ReportInput): boolean {
  return PARTS[part].applies(input);
}
